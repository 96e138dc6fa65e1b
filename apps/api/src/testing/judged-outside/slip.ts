const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

function neighbourOf(letter: string): string {
  const row = rows.find((keys) => keys.includes(letter)) ?? letter;
  const at = row.indexOf(letter);
  return row[at + 1] ?? row[at - 1] ?? letter;
}

/** Khmer letters that look or sound alike, and are taken for each other. */
const alike = new Map(
  ['\u17b7\u17b8', '\u17b9\u17ba', '\u17bb\u17bc', 'នណ', 'លឡ'].flatMap(([one = '', other = '']) => [
    [one, other],
    [other, one],
  ]),
);
const coeng = '\u17d2';

interface Slip {
  /** Whether it can happen to this letter. */
  fits(letter: string, next: string | undefined): boolean;
  /** Letters that it takes, one unless told. */
  takes?: number;
  change(letter: string, next: string): string;
}

const latin = (letter = '') => /^[a-z]$/.test(letter);

/** Slips of the fingers and of spelling. */
const slipKinds = {
  doubled: { fits: latin, change: (letter) => letter + letter },
  dropped: { fits: latin, change: () => '' },
  swapped: {
    fits: (letter, next) => latin(letter) && latin(next) && letter !== next,
    takes: 2,
    change: (letter, next) => next + letter,
  },
  neighbouring: { fits: latin, change: neighbourOf },
  /** The consonant below another is left out. */
  subscript: { fits: (letter) => letter === coeng, takes: 2, change: () => '' },
  lookalike: { fits: (letter) => alike.has(letter), change: (letter) => alike.get(letter) ?? letter },
} satisfies Record<string, Slip>;

export type SlipKind = keyof typeof slipKinds;

/** `text` with a slip at the `nth` place where it can happen, never at the first letter; unchanged if there is none. */
export function slip(text: string, kind: SlipKind, nth: number): string {
  const { fits, change, takes = 1 }: Slip = slipKinds[kind];
  const letters = [...text];
  const places = letters.flatMap((letter, at) => (at > 0 && fits(letter, letters[at + 1]) ? [at] : []));
  const at = places[nth % places.length];
  if (at === undefined) return text;
  const changed = change(letters[at] ?? '', letters[at + 1] ?? '');
  return [...letters.slice(0, at), changed, ...letters.slice(at + takes)].join('');
}
