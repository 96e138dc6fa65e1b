/** A letter on a page: where it begins and ends, its baseline counted from below, and its size, in points. */
export interface Letter {
  text: string;
  left: number;
  right: number;
  base: number;
  size: number;
  bold: boolean;
}

/** Where a piece of text is drawn. */
export interface Drawn {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

export const isKhmer = (text: string) => /[\u1780-\u17d3]/u.test(text);
/** Points of a page's height that are looked through together. */
const band = 8;

/**
 * A cluster of Khmer is drawn as one piece, whose letters have no widths of their own: where it ends is known by what is
 * drawn there. Otherwise each wide cluster would seem to be followed by a space.
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
    // What is drawn as a whole line says nothing about a gap in it.
    const near = (bands.get(Math.floor(letter.base / band)) ?? []).filter(
      ({ left, right }) => right - left < 3 * letter.size && right > letter.right && left < next.left,
    );
    for (const { left, right } of near.sort((a, b) => a.left - b.left))
      if (left < letter.right + letter.size * 0.2)
        letter.right = Math.max(letter.right, Math.min(right, next.left));
  }
}

/** Letters within which a cluster is written again. */
const echoReach = 16;
const khmerBase = /[\u1780-\u17b3]/u;

/**
 * Without the clusters that are written a second time: a sign above a letter may be drawn by itself, and says the whole
 * cluster again at the one place that it has.
 */
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
    // It takes no room: it stands over what is before it, or what follows begins where it does.
    const room = Math.min(
      first.left - Math.max(...before.map(({ left }) => left)),
      (letters[end]?.left ?? Number.POSITIVE_INFINITY) - first.left,
    );
    const isEcho = isSaid && room < first.size * 0.2;
    if (!isEcho) kept.push(...piece);
    place = end;
  }
  return kept;
}
