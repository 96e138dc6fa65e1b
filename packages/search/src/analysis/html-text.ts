/** Tags inside a word or a sentence; every other tag separates the text before it from the text after. */
const INLINE_TAG =
  /<\/?(?:a|abbr|b|code|em|font|i|mark|s|small|span|strike|strong|sub|sup|u|wbr)(?:\s[^<>]*)?\/?>/gi;
const TAG = /<[!/?]?[a-z-][^<>]*>/gi;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  lsquo: "'",
  rsquo: "'",
};

function decode(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return NAMED[name.toLowerCase()] ?? ' ';
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}

/** Text of sanitised HTML or of plain text, for indexing only: the result is not safe to show as HTML. */
export function htmlText(html: string): string {
  if (!/[<&]/.test(html)) return html;
  return html.replace(INLINE_TAG, '').replace(TAG, ' ').replace(ENTITY, decode);
}
