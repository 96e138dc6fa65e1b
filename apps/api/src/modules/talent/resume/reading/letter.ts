/** A letter on a page, in points: its left and right edges, its baseline from the bottom, and its size. */
export interface Letter {
  text: string;
  left: number;
  right: number;
  base: number;
  size: number;
  bold: boolean;
}

/** Bounding box of a drawn text object. */
export interface Drawn {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

export const isKhmer = (text: string) => /[\u1780-\u17d3]/u.test(text);
/** Height in points of the bands in which text objects are looked up. */
const band = 8;

/**
 * Extends Khmer letters to the width drawn. A cluster is drawn as one object whose letters have no widths, so its
 * right edge is known only from the object; otherwise a space would seem to follow each wide cluster.
 */
export function widenKhmer(letters: readonly Letter[], drawn: readonly Drawn[]) {
  const bands = new Map<number, Drawn[]>();
  for (const one of drawn)
    for (let at = Math.floor(one.bottom / band); at <= Math.floor(one.top / band) && at < 1000; at += 1)
      bands
        .set(at, bands.get(at) ?? [])
        .get(at)
        ?.push(one);
  for (const [place, letter] of letters.entries()) {
    const next = letters[place + 1];
    if (
      !next ||
      !isKhmer(letter.text) ||
      next.left <= letter.right ||
      next.left - letter.right > 3 * letter.size
    )
      continue;
    // Objects as wide as a line say nothing about the gaps in it.
    const near = (bands.get(Math.floor(letter.base / band)) ?? []).filter(
      ({ left, right }) => right - left < 3 * letter.size && right > letter.right && left < next.left,
    );
    for (const { left, right } of near.sort((a, b) => a.left - b.left))
      if (left < letter.right + letter.size * 0.2)
        letter.right = Math.max(letter.right, Math.min(right, next.left));
  }
}

/** Number of preceding letters searched for the original of an echo. */
const echoReach = 16;
const khmerBase = /[\u1780-\u17b3]/u;

/** Removes repeated clusters: a sign above a letter may be drawn separately, with the text of the whole cluster. */
export function withoutEchoes(letters: readonly Letter[]): Letter[] {
  const kept: Letter[] = [];
  for (let place = 0; place < letters.length; ) {
    const first = letters[place] as Letter;
    let end = place + 1;
    while (letters[end]?.left === first.left && letters[end]?.base === first.base) end += 1;
    const piece = letters.slice(place, end);
    const text = piece.map((one) => one.text).join('');
    const before = kept
      .slice(-echoReach)
      .filter(({ base }) => Math.abs(base - first.base) < first.size * 0.3);
    const isSaid =
      piece.length > 1 &&
      khmerBase.test(text) &&
      before
        .map((one) => one.text)
        .join('')
        .includes(text);
    // An echo has no width: it overlaps the preceding letter, or the next one starts at the same position.
    const room = Math.min(
      first.left - Math.max(...before.map(({ left }) => left)),
      (letters[end]?.left ?? Number.POSITIVE_INFINITY) - first.left,
    );
    // Browsers print a subscript as a mark of its own with the text of the whole cluster. Nobody writes such a cluster
    // twice: Khmer repeats words by ៗ.
    const isSubscript =
      text.includes('\u17d2') &&
      before
        .map((one) => one.text)
        .join('')
        .endsWith(text);
    const isEcho = isSaid && room < first.size * (isSubscript ? 0.7 : 0.2);
    if (!isEcho) kept.push(...piece);
    place = end;
  }
  return kept;
}
