import { isKhmer } from '../analysis/query-word.ts';
import { segment } from '../analysis/segment.ts';
import { lexicon } from './lexicon.ts';

const keyOf = (wording: string) => segment(wording).join('');

let known: ReadonlyMap<string, string> | undefined;

function* decentWordings(): Generator<[key: string, decent: string]> {
  for (const { wordings, unshown } of lexicon)
    for (const wording of unshown) {
      const decent = wordings.find((one) => isKhmer(one) === isKhmer(wording) && !unshown.includes(one));
      if (decent !== undefined) yield [keyOf(wording), decent];
    }
}

/** Wording to show: for one that demeans, the decent one of the same meaning and script; for any other, itself. */
export function shownWording(wording: string): string {
  known ??= new Map(decentWordings());
  return known.get(keyOf(wording)) ?? wording;
}
