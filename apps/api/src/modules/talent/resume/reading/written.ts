import { trimEnd } from '@acheep/contract/kernel/trim';
/** A text in its own language. */
export type Pair = { en?: string; km?: string };

export const isKhmerText = (text: string) => /\p{Script=Khmer}/u.test(text);

/** A text up to a bracket that nothing closes. */
function withoutBrokenBracket(text: string): string {
  const at = text.lastIndexOf('(');
  return at > 0 && !text.includes(')', at) ? text.slice(0, at) : text;
}

/** A text of at most `most` letters on one line, by language; undefined if there is none. */
export function pairOf(text: string | undefined, most: number): Pair | undefined {
  const bare = (text ?? '').replace(/\s+/g, ' ').replace(/^[\s,;:៖|·•–—-]+/u, '');
  const trimmed = trimEnd(withoutBrokenBracket(bare), /[\s,;:៖|·•–—-]/u);
  if (trimmed === '' || trimmed.length > most || !/[\p{L}]/u.test(trimmed)) return undefined;
  return isKhmerText(trimmed) ? { km: trimmed } : { en: trimmed };
}

const small = new Set(['of', 'and', 'the', 'in', 'for', 'at', 'to', 'on', 'with', 'de', 'a']);

/** Converts text in capitals to sentence case; short words may be abbreviations. */
export function withoutShouting(text: string, isName = false): string {
  const letters = text.replace(/[^\p{L}]/gu, '');
  if (letters.length < 4 || letters !== letters.toUpperCase() || letters === letters.toLowerCase())
    return text;
  return text.replace(/[\p{L}]+/gu, (word, place: number) => {
    const low = word.toLowerCase();
    if (!isName && place > 0 && small.has(low)) return low;
    if (!isName && word.length <= 3) return word;
    return word.charAt(0) + low.slice(1);
  });
}

const bullet = /^\s*(?:[•●▪■◦‣∙·*➢➤►✓✔❖◆○–—\uf0b7\uf0a7\uf0d8-]|[oØü§]\s)\s*/u;
export const isItem = (text: string) => bullet.test(text);
export const withoutBullet = (text: string) => text.replace(bullet, '').trim();

/** Joins lines wrapped at the edge of the page; list items stay on separate lines. */
export function flowing(lines: readonly string[]): string {
  const out: string[] = [];
  const isList = lines.some(isItem);
  for (const line of lines) {
    const text = line.replace(/\t/g, ' ').trim();
    const last = out.at(-1);
    const goesOn = last !== undefined && !isItem(text) && (isList || !/[.!?។៕:]$/u.test(last));
    if (goesOn)
      out[out.length - 1] =
        `${last}${isKhmerText(last.slice(-1)) && isKhmerText(text[0] ?? '') ? '' : ' '}${text}`;
    else out.push(isItem(text) ? `• ${withoutBullet(text)}` : text);
  }
  return out.join('\n').trim();
}
