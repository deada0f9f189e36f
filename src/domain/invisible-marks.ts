/** Direction marks and characters without a width, which a text copied from a message or a web page may contain. */
const INVISIBLE = /[\u200b-\u200f\u061c\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Removes invisible characters, for texts in which none can be meant, such as a number or an e-mail address. */
export function withoutInvisibleMarks(text: string): string {
  return text.replace(INVISIBLE, '');
}
