/** Marks that belong to the letter before them, with the letter below that a coeng holds. */
const rest = /^(?:\u17D2[\u1780-\u17B3]|\p{M})+/u;
const startsWord = /(?:^|[^\p{L}\p{N}\p{M}])$/u;
const isKhmer = /[\u1780-\u17D3]/;

/**
 * A label cut before and behind what was typed of it, whose first and last are perhaps empty; null where it is not in
 * it as it was typed. A Khmer letter keeps its marks.
 */
export function matchedPart(label: string, typed: string): [string, string, string] | null {
  const wanted = typed
    .replace(/[\u200B-\u200D]/g, '')
    .trim()
    .toLowerCase();
  if (!wanted) return null;
  const lower = label.toLowerCase();
  // Some capitals become longer: nothing is marked then.
  if (lower.length !== label.length) return null;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1)) {
    if (!isKhmer.test(wanted) && !startsWord.test(label.slice(0, at))) continue;
    let end = at + wanted.length;
    end += rest.exec(label.slice(end))?.[0].length ?? 0;
    return [label.slice(0, at), label.slice(at, end), label.slice(end)];
  }
  return null;
}
