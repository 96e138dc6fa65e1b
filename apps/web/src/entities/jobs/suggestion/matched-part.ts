/** Marks that belong to the preceding letter, and subscript letters after a coeng. */
const rest = /^(?:\u17D2[\u1780-\u17B3]|\p{M})+/u;
const startsWord = /(?:^|[^\p{L}\p{N}\p{M}])$/u;
const isKhmer = /[\u1780-\u17D3]/;

/**
 * Splits a label before and after the typed part; the outer parts may be empty. Null if the label does not contain it.
 * A Khmer letter keeps its marks.
 */
export function matchedPart(label: string, typed: string): [string, string, string] | null {
  const wanted = typed
    .replace(/[\u200B-\u200D]/g, '')
    .trim()
    .toLowerCase();
  if (!wanted) return null;
  const lower = label.toLowerCase();
  // Some letters change length in lower case; nothing is marked then.
  if (lower.length !== label.length) return null;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1)) {
    if (!isKhmer.test(wanted) && !startsWord.test(label.slice(0, at))) continue;
    let end = at + wanted.length;
    end += rest.exec(label.slice(end))?.[0].length ?? 0;
    return [label.slice(0, at), label.slice(at, end), label.slice(end)];
  }
  return null;
}
