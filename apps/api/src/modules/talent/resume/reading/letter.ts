/** Bounding box of what is drawn, in points. */
export interface Drawn {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/**
 * A letter on a page, or several that are drawn as one: a ligature, a Khmer cluster. In points: its left and right
 * edges, its baseline from the bottom, its size, and what is drawn of it.
 */
export interface Letter {
  text: string;
  left: number;
  right: number;
  base: number;
  size: number;
  bold: boolean;
  drawn: Drawn;
}

export const isKhmer = (text: string) => /[\u1780-\u17d3]/u.test(text);
/** A base letter with signs. */
const isCluster = (text: string) => /[\u1780-\u17b3]/u.test(text) && /[\u17b4-\u17d3]/u.test(text);
/** Height in points of the bands in which text objects are looked up. */
const band = 8;

/** Width of the narrowest space, in letter sizes. */
const narrowest = 0.15;

/**
 * Extends Khmer letters to the width drawn, and adds the spaces between them. Of a cluster that is drawn in several
 * parts only the first one is known as a letter, and a space that another font draws is not known as one: both are told
 * by the objects of the page that begin between two letters.
 */
export function withDrawnWidths(letters: readonly Letter[], drawn: readonly Drawn[]): Letter[] {
  const bands = new Map<number, Drawn[]>();
  for (const one of drawn)
    for (let at = Math.floor(one.bottom / band); at <= Math.floor(one.top / band) && at < 1000; at += 1)
      bands
        .set(at, bands.get(at) ?? [])
        .get(at)
        ?.push(one);
  return letters.flatMap((letter, place) => {
    const next = letters[place + 1];
    const gap = next ? next.left - letter.right : 0;
    const isBefore = next !== undefined && gap > 0 && gap < 3 * letter.size;
    if (!isBefore || !isKhmer(letter.text) || Math.abs(next.base - letter.base) > letter.size)
      return [letter];
    const parts = (bands.get(Math.floor(letter.base / band)) ?? []).filter(
      ({ left, right, bottom, top }) =>
        left >= letter.left &&
        left < next.left &&
        right <= next.left + letter.size * 0.2 &&
        // What is drawn above the line may reach over the next letter, and what is far below is of another line.
        bottom < letter.base + letter.size * 0.3 &&
        top > letter.base - letter.size * 0.1,
    );
    const right = Math.min(next.left, Math.max(letter.right, ...parts.map((part) => part.right)));
    const space = parts.find(
      (part) =>
        part.left === part.right &&
        part.left > right - letter.size * 0.05 &&
        next.left - part.left > letter.size * narrowest,
    );
    if (!space) return [{ ...letter, right }];
    const end = Math.min(right, space.left);
    return [
      { ...letter, right: end },
      { ...letter, text: ' ', left: end, right: next.left },
    ];
  });
}

/** Joins letters that are drawn as one: PDFium has them begin at one place, and gives each a part of the box, or all. */
export function withWholeGlyphs(letters: readonly Letter[]): Letter[] {
  const glyphs: Letter[] = [];
  for (const letter of letters) {
    const last = glyphs.at(-1);
    const isPart =
      last !== undefined &&
      last.left === letter.left &&
      last.base === letter.base &&
      last.drawn.top === letter.drawn.top &&
      last.drawn.bottom === letter.drawn.bottom &&
      (Math.abs(last.drawn.right - letter.drawn.left) < letter.size * 0.01 ||
        (last.drawn.left === letter.drawn.left && last.drawn.right === letter.drawn.right));
    if (!isPart) glyphs.push({ ...letter, drawn: { ...letter.drawn } });
    else {
      last.text += letter.text;
      last.drawn.right = letter.drawn.right;
      // Each part has the width of its own letter, or of none.
      last.right = letter.drawn.right;
    }
  }
  return glyphs;
}

/** Maximum letters between a cluster and its signs, and maximum distance in letter sizes. */
const [echoReach, echoDistance] = [4, 3];
/** Difference of two edges, in letter sizes, above which two things that are drawn are not the same. */
const sameEdge = 0.03;
const edges = ['left', 'right', 'bottom', 'top'] as const;

/** Where something is drawn, as seen from where its letter begins. */
const edgeOf = ({ drawn, left, base }: Letter, edge: (typeof edges)[number]) =>
  drawn[edge] - (edge === 'left' || edge === 'right' ? left : base);

const isSameShape = (one: Letter, other: Letter) =>
  edges.every((edge) => Math.abs(edgeOf(one, edge) - edgeOf(other, edge)) < one.size * sameEdge);

/** True for a sign above, below or before the place where its letter ends. */
const isSign = (letter: Letter) =>
  edgeOf(letter, 'left') < -letter.size * 0.05 || edgeOf(letter, 'bottom') > letter.size * 0.3;

/**
 * True for another part of a cluster: browsers give the text of the whole cluster to each sign of it that is drawn
 * apart. Text that is written twice looks the same twice.
 */
const isPartOf = (letter: Letter, cluster: Letter) =>
  isCluster(letter.text) &&
  !isSign(cluster) &&
  Math.abs(letter.left - cluster.left) < letter.size * echoDistance &&
  !isSameShape(letter, cluster);

/** True for what is drawn again at its place, as some programs make letters bold. */
const isOverprint = (letter: Letter, first: Letter) =>
  Math.abs(letter.left - first.left) < letter.size * 0.1 && isSameShape(letter, first);

/** Most earlier places of a text that are looked at: a line may be printed twice. */
const maxPlaces = 40;

/** True for what repeats the text of something that is there already, without being text. */
function isEcho(letter: Letter, first: Letter, kept: readonly Letter[], place: number): boolean {
  const { size, base, text } = letter;
  // A sign may be set above or below the line, but not on the next one.
  if (Math.abs(first.size - size) > size * 0.01 || Math.abs(first.base - base) > size * 0.7) return false;
  // Behind a sign that joins two letters stands the second one.
  if (kept.at(-1)?.text.endsWith('\u17d2')) return false;
  if (kept.length - place <= echoReach && isPartOf(letter, first)) return true;
  return text.trim() !== '' && isOverprint(letter, first);
}

/** Removes echoes: signs of a cluster with the text of all of it, and letters that are printed twice. */
export function withoutEchoes(letters: readonly Letter[]): Letter[] {
  const kept: Letter[] = [];
  const places = new Map<string, number[]>();
  for (const letter of letters) {
    const before = places.get(letter.text) ?? [];
    if (before.some((place) => isEcho(letter, kept[place] as Letter, kept, place))) continue;
    places.set(letter.text, [...before.slice(1 - maxPlaces), kept.length]);
    kept.push(letter);
  }
  return kept;
}
