import { describe, expect, it } from 'vitest';
import {
  type Bits,
  blockSize,
  count,
  draftOf,
  type EntrySet,
  fulfilling,
  ordinalsOf,
  setRoom,
} from './bits.ts';

const all = () => draftOf(new Uint32Array(blockSize / 32).fill(2 ** 32 - 1), 40);
const every = (step: number, from = 0) =>
  setRoom(blockSize)(
    Uint16Array.from({ length: Math.floor((blockSize - from) / step) }, (_, at) => from + at * step),
  );
const word = (text: string) => ({ word: text, isBeginning: false });
const sets = new Map([
  ['many', [every(2)]],
  ['few', [every(1000, 4)]],
  ['both', [every(3), every(5000, 1)]],
]);
const found = (bits: Bits) => [...ordinalsOf(bits)];
const matching = (fits: (ordinal: number) => boolean) =>
  Array.from({ length: blockSize }, (_, ordinal) => ordinal).filter(fits);
const isIn = {
  many: (at: number) => at % 2 === 0 && at < blockSize,
  few: (at: number) => at % 1000 === 4 && at < 65_004,
  both: (at: number) => (at % 3 === 0 && at < 65_535) || (at % 5000 === 1 && at < 65_001),
};
const having = ({ word: one }: { word: string }) => sets.get(one) ?? [];

describe('entries of a block', () => {
  it('are kept as numbers where they are few, and as bits where they are many', () => {
    expect(every(1000)).toBeInstanceOf(Uint16Array);
    expect(every(2)).toBeInstanceOf(Uint32Array);
    expect(every(2).byteLength).toBe(blockSize / 8);
  });

  it('stand beside each other in the memory that they share', () => {
    const keep = setRoom(4 + 8 + 0 + 400 + 8192 + 4 + 8192 + 4 + 8192 + 6000);
    const numbers = [1, 3, 0, 200, 5000, 2, 4097, 1, 65_536, 3000].map((size) =>
      Uint16Array.from({ length: size }, (_, at) => at),
    );
    const sets = numbers.map(keep);
    const read = (set: EntrySet) => [...(set instanceof Uint32Array ? ordinalsOf(set) : set)];
    expect(sets.map(read)).toEqual(numbers.map((one) => [...one]));
    expect(new Set(sets.map(({ buffer }) => buffer)).size).toBe(1);
    expect(() => keep(Uint16Array.of(1))).toThrow(RangeError);
  });

  it.each(['many', 'few', 'both'] as const)('that have a word are found: %s', (one) => {
    expect(found(fulfilling(all(), word(one), having, 0))).toEqual(matching(isIn[one]));
  });

  it('are joined, however one is in the other', () => {
    const wanted = {
      all: [
        { any: [word('few'), { all: [word('both'), { any: [word('many'), word('none')] }] }] },
        word('many'),
      ],
    };
    const own = fulfilling(all(), wanted, having, 0);
    const expected = matching((at) => (isIn.few(at) || (isIn.both(at) && isIn.many(at))) && isIn.many(at));
    expect(found(own)).toEqual(expected);
    expect(count(own)).toBe(expected.length);
    expect(fulfilling(all(), { all: [word('few'), word('none')] }, having, 0)).toBeNull();
    expect(fulfilling(null, wanted, having, 0)).toBeNull();
  });
});
