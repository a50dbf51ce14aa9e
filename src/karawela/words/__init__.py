"""What people read: messages in two languages, and the grammar in which a title declares what there is to say."""

from karawela.words.messages import Words, system_language, words_for, words_of

__all__ = ["Words", "system_language", "words_for", "words_of"]
