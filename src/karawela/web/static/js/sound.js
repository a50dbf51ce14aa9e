/** A short tone when it is your turn; only for those who want sounds. */

let context = null;

export function chime() {
  if (!("sounds" in document.documentElement.dataset)) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const [delay, pitch] of [[0, 587], [0.13, 880]]) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, start + delay);
    loudness.gain.linearRampToValueAtTime(0.12, start + delay + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + delay + 0.3);
    tone.connect(loudness).connect(context.destination);
    tone.start(start + delay);
    tone.stop(start + delay + 0.32);
  }
}
