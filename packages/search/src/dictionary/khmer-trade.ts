import { isKhmer } from '../analysis/query-word.ts';
import { lexicon } from './lexicon.ts';
import { shownWording } from './shown-wording.ts';
import { synonymKey } from './synonym.ts';

/** What follows the trade in a title: a place, a number of posts, another language. */
const aside = /\s[–—|-]\s|[(,:;]/;
/** Words before a trade that Khmer leaves out, or says behind it. */
const before: ReadonlyMap<string, string> = new Map([
  ['senior', ' ជាន់ខ្ពស់'],
  ...['urgent', 'junior', 'part-time', 'freelance'].map((word): [string, string] => [word, '']),
]);

let known: ReadonlyMap<string, string> | undefined;

function* tradesByKey(): Generator<[key: string, khmer: string]> {
  for (const { about, wordings } of lexicon) {
    const khmer = wordings.find(isKhmer);
    if ((about !== 'trade' && about !== 'topic') || khmer === undefined) continue;
    for (const wording of wordings) if (!isKhmer(wording)) yield [synonymKey(wording), shownWording(khmer)];
  }
}

/** Khmer name of the trade that an English title is; null for any other title. */
export function khmerTrade(title: string): string | null {
  known ??= new Map(tradesByKey());
  const [head = ''] = title.split(aside, 1);
  const words = head.trim().split(/\s+/);
  const first = before.get(words[0]?.toLowerCase() ?? '');
  const khmer = known.get(synonymKey((first === undefined ? words : words.slice(1)).join(' ')));
  return khmer === undefined ? null : khmer + (first ?? '');
}
