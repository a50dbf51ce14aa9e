/** Posts to the server as JSON, with the token that proves that the page is ours. */

function token() {
  const cookie = document.cookie.split("; ").find((part) => part.startsWith("csrftoken="));
  return cookie ? cookie.slice("csrftoken=".length) : "";
}

/** Answers `{ ok, status, answer }`; a server that can't be reached has status 0. */
export async function send(path, body = {}) {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json", "x-csrftoken": token() },
      body: JSON.stringify(body),
    });
    const answer = await response.json().catch(() => ({}));
    return { ok: response.ok, status: response.status, answer };
  } catch {
    return { ok: false, status: 0, answer: {} };
  }
}
