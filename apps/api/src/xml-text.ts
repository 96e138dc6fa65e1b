/** Without what no XML document may have: control characters, and halves of characters. */
export const xmlText = (text: string) =>
  text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** As it stands between tags and in attributes. */
export const xmlEscaped = (text: string) => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);
