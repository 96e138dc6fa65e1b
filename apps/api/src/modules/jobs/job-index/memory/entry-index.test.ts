import { createRandom, pick } from '@acheep/prisma/seed/demo/random';
import type { RankedQuery } from '@acheep/search/query/ranked-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { blockSize, setRoom } from './bits.ts';
import { type Ask, type Entry, entryIndex } from './entry-index.ts';
import type { Place } from './entry-words.ts';
import type { WantedWord } from './wanted-word.ts';

const kept = {
  date: 'moment',
  pay: 'whole',
  kind: 'one-of-few',
  company: 'one-of-many',
  perks: 'some-of-few',
} as const;
type Name = keyof typeof kept;
type Made = Entry<Name> & { id: string; words: Record<Place, string[]> };

const vocabulary = ['cook', 'cooking', 'driver', 'drive', 'manager', 'sales', 'អ្នកបើកបរ', 'ចុងភៅ', 'nurse'];
const random = createRandom(11);
let made: Made[];
let filed: number;

/** Entries on the edges of blocks, some of which later ones replace. */
function make(count: number): Made[] {
  const words = () => vocabulary.filter(() => random() < 0.25);
  return Array.from({ length: count }, (_, index) => {
    const ordinal = index < count / 2 ? index + 1 : blockSize - Math.floor(count / 4) + index;
    const [title, others, texts] = [words(), words(), words()];
    const tags = [...new Set([...title, ...others])];
    return {
      ordinal,
      replaces: null,
      id: `00000000-0000-4000-8000-${String(ordinal).padStart(12, '0')}`,
      values: {
        date: String(1_700_000_000_000 + Math.floor(random() * 50) * 1000),
        pay: random() < 0.2 ? null : String(1 + Math.floor(random() * 1000)),
        kind: random() < 0.1 ? null : pick(random, ['a', 'b', 'c']),
        company: pick(random, ['x', 'y', 'z']),
        perks: ['bed', 'food', 'bus'].filter(() => random() < 0.3).join(',') || null,
      },
      words: { title, tags, anywhere: [...new Set([...tags, ...texts])] },
    };
  });
}

/** The indexed postings of these words, as a database would return them. */
async function postings(asked: readonly WantedWord[], from: ReadonlyMap<string, number>) {
  const having = (word: string, place: Place, block: number) =>
    setRoom(blockSize)(
      Uint16Array.from(
        made
          .filter(
            ({ ordinal, words }) =>
              words[place].includes(word) && ordinal <= filed && Math.floor(ordinal / blockSize) === block,
          )
          .map(({ ordinal }) => ordinal % blockSize),
      ),
    );
  return vocabulary
    .filter((word) => asked.some((one) => (one.isBeginning ? word.startsWith(one.word) : one.word === word)))
    .flatMap((word) =>
      [0, 1]
        .filter((block) => block >= (from.get(word) ?? 0))
        .map((block) => ({
          word,
          block,
          title: having(word, 'title', block),
          tags: having(word, 'tags', block),
          anywhere: having(word, 'anywhere', block),
        })),
    );
}
const source = { postings, tsqueries: (texts: readonly string[]) => Promise.resolve([...texts]) };
let index: ReturnType<typeof entryIndex<Name>>;

function take(entries: readonly Made[], nowFiled: number) {
  filed = nowFiled;
  index.take(
    entries.map((entry) => ({ ...entry, words: entry.ordinal > nowFiled ? entry.words : null })),
    nowFiled,
  );
}

beforeEach(() => {
  made = make(300);
  index = entryIndex(source, kept);
});

const fulfils = ({ values }: Made, ask: Ask<Name>) => {
  const own = values[ask.column];
  if ('oneOf' in ask) return own !== null && ask.oneOf.includes(own);
  if ('noneOf' in ask) return own === null || !ask.noneOf.includes(own);
  if ('allOf' in ask) return ask.allOf.every((one) => own?.split(',').includes(one));
  return own !== null && Number(own) >= ask.atLeast;
};
const has = ({ words }: Made, all: readonly string[], place: Place, unfinished = false) =>
  all.every((word, at) =>
    words[place].some((own) => (unfinished && at === all.length - 1 ? own.startsWith(word) : own === word)),
  );

/** Tiers of a search by brute force: its words in title and tags, then with the last one unfinished, then anywhere. */
const tiersOf = (words: readonly string[], other: string | null): ((entry: Made) => boolean)[] => [
  (entry) => has(entry, words, 'title'),
  (entry) => has(entry, words, 'title', true),
  (entry) => has(entry, words, 'tags', true),
  (entry) => has(entry, words, 'anywhere', true) || (other !== null && has(entry, [other], 'anywhere')),
];

/** The same by brute force. */
function expected(among: readonly Made[], words: readonly string[], other: string | null, ranked: boolean) {
  const tiers = tiersOf(words, other);
  const tierOf = (entry: Made) => tiers.findIndex((isIn) => isIn(entry));
  const rank = (entry: Made) => (ranked ? tierOf(entry) : 0);
  return among
    .filter((entry) => tierOf(entry) >= 0)
    .sort(
      (one, next) =>
        rank(one) - rank(next) ||
        Number(next.values.date) - Number(one.values.date) ||
        (next.id < one.id ? -1 : 1),
    );
}

const queryOf = (words: readonly string[], other: string | null = null): RankedQuery => {
  const exact = quoted(words);
  const tiers: RankedQuery['tiers'] = [
    [{ words: exact, place: 'title' }],
    [{ words: `${exact}:*`, place: 'title' }],
    [{ words: `${exact}:*`, place: 'tags' }],
    [{ words: other ? `( ${exact}:* ) | '${other}'` : `${exact}:*`, place: 'anywhere' }],
  ];
  return {
    tiers,
    own: tiers.slice(-1),
    titled: tiers.slice(1, 2),
    close: tiers.slice(1, 3),
    related: tiers.slice(2, 3),
    isNamed: false,
  };
};

const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(' & ');
const searches = Array.from({ length: 60 }, () => {
  const words = [pick(random, vocabulary), pick(random, vocabulary)].slice(0, 1 + Math.floor(random() * 2));
  return { words: [...new Set(words)], other: random() < 0.5 ? pick(random, vocabulary) : null };
});
const asks: Ask<Name>[][] = [
  [],
  [{ column: 'kind', oneOf: ['a', 'nothing'] }],
  [
    { column: 'company', noneOf: ['x'] },
    { column: 'pay', atLeast: 500 },
  ],
  [{ column: 'kind', noneOf: ['b', 'c'] }],
  [{ column: 'perks', allOf: ['bus', 'bed'] }],
  [{ column: 'perks', allOf: ['nothing'] }],
];
const always: Ask<Name>[] = [{ column: 'company', noneOf: ['z'] }];
const countsOf = (counted: { value: string; count: number }[] = []) =>
  new Map(counted.map(({ value, count }) => [value, count]));
const byDate = { column: 'date', direction: 'DESC' } as const;

async function compare(among: readonly Made[]) {
  for (const [at, { words, other }] of searches.entries()) {
    const asked = asks[at % asks.length] as Ask<Name>[];
    const matching = among.filter((entry) => [...always, ...asked].every((ask) => fulfils(entry, ask)));
    const query = queryOf(words, other);
    for (const ranked of [true, false]) {
      const results = expected(matching, words, other, ranked);
      const ids = results.map(({ id }) => id);
      const inTitle = results.filter((entry) => has(entry, words, 'title', true)).length;
      for (const [offset, limit] of [
        [0, 7],
        [5, 200],
        [0, 1000],
      ] as const) {
        const page = { order: byDate, ranked, offset, limit };
        const found = await index.page({ words: query, asks: asked }, always, page);
        expect(found, `${words} ${other} ${ranked}`).toMatchObject({
          total: ids.length,
          ids: ids.slice(offset, offset + limit),
          inTitle,
          related: results.filter((entry) => has(entry, words, 'tags', true)).length,
        });
      }
    }
  }
}

describe('an index of entries', () => {
  it('finds what looking at each finds, in that order', async () => {
    take(made, made.at(-1)?.ordinal ?? 0);
    await compare(made);
  });

  it('sorts in both directions, with what merits add, and gives any page of it', async () => {
    take(made, made.at(-1)?.ordinal ?? 0);
    const dates = made.map(({ values }) => Number(values.date));
    const span = Math.max(...dates) - Math.min(...dates);
    const merits = [
      { column: 'pay', atLeast: 300, adds: span / 4 },
      { column: 'pay', atLeast: 800, adds: span },
    ] as const;
    for (const order of [
      byDate,
      { column: 'date', direction: 'ASC' },
      { ...byDate, merits },
      { column: 'pay', direction: 'DESC' },
    ] as const) {
      const sign = order.direction === 'DESC' ? 1 : -1;
      const keyOf = ({ values }: Made) =>
        ('merits' in order ? order.merits : [])
          .filter(({ atLeast }) => values.pay !== null && Number(values.pay) >= atLeast)
          .reduce(
            (sum, { adds }) => sum + adds,
            values[order.column] === null ? -1 : Number(values[order.column]),
          );
      const ids = made
        .toSorted((one, next) => sign * (keyOf(next) - keyOf(one) || (next.id < one.id ? -1 : 1)))
        .map(({ id }) => id);
      for (const [offset, limit] of [
        [0, 10],
        [90, 30],
        [0, 1000],
      ] as const) {
        const page = { order, ranked: false, offset, limit };
        const found = await index.page({ words: null, asks: [] }, [], page);
        expect(found, JSON.stringify(page)).toMatchObject({
          total: ids.length,
          ids: ids.slice(offset, offset + limit),
        });
      }
    }
  });

  it('finds alike what is filed and what waits, and what is filed meanwhile', async () => {
    take(made.slice(0, 200), made[99]?.ordinal ?? 0);
    await compare(made.slice(0, 200));
    take(made.slice(200), made[249]?.ordinal ?? 0);
    await compare(made);
    take([], made[299]?.ordinal ?? 0);
    expect(index.waiting()).toBe(0);
    await compare(made);
  });

  it('forgets an entry with the next of the same record, or with its end', async () => {
    take(made, made.at(-1)?.ordinal ?? 0);
    const [first, second] = made as [Made, Made];
    const last = made.at(-1)?.ordinal ?? 0;
    const again: Made = { ...first, ordinal: last + 1, replaces: first.ordinal, words: second.words };
    made.push(again);
    index.take([again, { ...second, ordinal: last + 2, replaces: second.ordinal, id: null as never }], filed);
    await compare(made.filter((entry) => entry !== first && entry !== second));
  });

  it('lets go of a block in which nothing is left', () => {
    take(made, made.at(-1)?.ordinal ?? 0);
    const before = index.bytes();
    const last = made.at(-1)?.ordinal ?? 0;
    const inFirst = made.filter(({ ordinal }) => ordinal < blockSize);
    index.take(
      inFirst.map((entry, at) => ({
        ...entry,
        ordinal: last + 1 + at,
        replaces: entry.ordinal,
        words: null,
      })),
      last,
    );
    expect(index.bytes()).toBeLessThan(before * 0.6);
  });

  it('counts the values of what is found, and how many have so much or more', async () => {
    take(made, made.at(-1)?.ordinal ?? 0);
    const words = queryOf(['cook']);
    const found = made.filter((entry) => has(entry, ['cook'], 'anywhere', true));
    const atLeast = [500, 2000].map((least) => [`${least}`, least] as const);
    const of = [{ column: 'kind' }, { column: 'pay', atLeast }, { column: 'perks' }] as const;
    const [kinds, pays, perks] = await index.counts({ words, asks: [] }, [], of);
    const ofKind = (kind: string) => found.filter(({ values }) => values.kind === kind).length;
    expect(countsOf(kinds)).toEqual(new Map(['a', 'b', 'c'].map((kind) => [kind, ofKind(kind)])));
    expect(countsOf(perks)).toEqual(
      new Map(
        ['bed', 'food', 'bus'].map((perk) => [
          perk,
          found.filter(({ values }) => values.perks?.includes(perk)).length,
        ]),
      ),
    );
    expect(pays).toEqual([
      { value: '500', count: found.filter(({ values }) => Number(values.pay ?? -1) >= 500).length },
    ]);
  });

  it('counts few, most and all alike, several at once, before and after a change', async () => {
    take(made, made.at(-1)?.ordinal ?? 0);
    const cook = queryOf(['cook']);
    const asked: [Parameters<typeof index.counts>[0], (entry: Made) => boolean][] = [
      [{ words: null, asks: [] }, () => true],
      [{ words: cook, asks: [] }, (entry) => has(entry, ['cook'], 'anywhere', true)],
      [{ words: null, asks: [{ column: 'pay', atLeast: 1 }] }, ({ values }) => values.pay !== null],
      [{ words: null, asks: [{ column: 'pay', atLeast: 900 }] }, ({ values }) => Number(values.pay) >= 900],
      [{ words: null, asks: [{ column: 'kind', oneOf: ['a'] }] }, ({ values }) => values.kind === 'a'],
      [{ words: null, asks: [{ column: 'kind', noneOf: ['a'] }] }, ({ values }) => values.kind !== 'a'],
    ];
    for (const least of [500, 800]) {
      const steps = [['so much', least]] as const;
      const counted = await Promise.all(
        asked.map(([search]) =>
          index.counts(search, [], [{ column: 'kind' }, { column: 'pay', atLeast: steps }]),
        ),
      );
      for (const [at, [, isFound]] of asked.entries()) {
        const found = made.filter(isFound);
        const kinds = Object.entries(Object.groupBy(found, ({ values }) => values.kind ?? ''));
        const [ofKind, ofPay] = counted[at] as { value: string; count: number }[][];
        expect(countsOf(ofKind)).toEqual(
          new Map(kinds.flatMap(([kind, own]) => (kind ? [[kind, own?.length]] : []))),
        );
        expect(ofPay?.[0]?.count ?? 0).toBe(found.filter(({ values }) => Number(values.pay) >= least).length);
      }
      const ended = made.splice(0, 60).map(({ ordinal }) => ordinal);
      const last = made.at(-1)?.ordinal ?? 0;
      take(
        ended.map((replaces, at) => ({ ...made[0], ordinal: last + 1 + at, replaces, id: null }) as never),
        last,
      );
    }
  });

  it('says so where what it has read of a word is gone', async () => {
    const buffers: ArrayBuffer[] = [];
    const read: typeof postings = async (asked, from) => {
      const rows = await postings(asked, from);
      buffers.push(...rows.map(({ anywhere }) => anywhere.buffer as ArrayBuffer));
      return rows;
    };
    index = entryIndex({ ...source, postings: read }, kept);
    take(made, made.at(-1)?.ordinal ?? 0);
    const search = { words: queryOf(['cook']), asks: [] };
    await index.counts(search, [], []);
    for (const buffer of buffers) buffer.transfer(0);
    await expect(index.counts(search, [], [])).rejects.toThrow('released');
  });
});
