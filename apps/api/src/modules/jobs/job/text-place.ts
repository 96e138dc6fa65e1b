/** Range in a text: first index, and the index after the last. */
export type Place = readonly [start: number, end: number];

export const placesOf = (text: string, pattern: RegExp): Place[] =>
  [...text.matchAll(pattern)].map(({ index, 0: found }) => [index, index + found.length]);

/**
 * Places of `next` that begin at most `most` letters after one of `before`, in the same clause. Linear: a single
 * pattern (`before[^.]{0,40}next`) would try every start with every end.
 */
export function following(
  text: string,
  before: readonly Place[],
  next: readonly Place[],
  most: number,
): Place[] {
  let nearest = -1;
  let at = 0;
  return next.filter(([start]) => {
    for (let place = before[at]; place && place[1] <= start; place = before[at]) {
      nearest = place[1];
      at += 1;
    }
    return nearest >= 0 && start - nearest <= most && !text.slice(nearest, start).includes('.');
  });
}

/** A sentence ends at its mark and a space, or at a line break; “10.50” does not end one. */
const ends = /[.!?;](?=\s|$)|[។៕\n•]/u;

/** Sentences of a text, each with single spaces. */
export const sentencesOf = (text: string) =>
  text.split(ends).map((sentence) =>
    sentence
      .replace(/\u200B/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
