/** Removes characters that XML does not allow: control characters, and unpaired surrogates. */
export const xmlText = (text: string) =>
  text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** Escapes text for elements and attributes. */
export const xmlEscaped = (text: string) => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);
