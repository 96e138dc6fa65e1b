import { setTimeout as wait } from 'node:timers/promises';
import { createRandom, pick } from '@acheep/prisma/seed/demo/random';
import { expect, it } from 'vitest';
import { blockSize, count, type EntrySet, ordinalsOf, setRoom } from './bits.ts';
import { places } from './entry-words.ts';
import type { WantedWord } from './wanted-word.ts';
import { wordPostings } from './word-postings.ts';

// More than the cache holds: in each block, bits of 8 kB for each place.
const words = Array.from({ length: 60 }, (_, at) => `word${String(at).padStart(2, '0')}`);
const [blocks, inBlock] = [40, 5000];

/** All words have as many entries, of which the first in a block identifies the word. */
const firstOf = (word: string) => words.indexOf(word);
const entriesOf = new Map(
  words.map((word) => [word, Uint16Array.from({ length: inBlock }, (_, at) => at * 13 + firstOf(word))]),
);
const sizeOf = (set: EntrySet) => (set instanceof Uint32Array ? count(set) : set.length);
const startOf = (set: EntrySet) => (set instanceof Uint32Array ? ordinalsOf(set) : set)[0];

it('has all that a search asks for while others are read, read on and dropped, and keeps no more than it may', async () => {
  const random = createRandom(5);
  const rooms = new Set<ArrayBuffer>();
  /** Indexed blocks, the last of them partially. */
  let filed = blocks - 3;
  const sizeIn = (block: number) => Math.round(Math.max(0, Math.min(1, filed - block)) * inBlock);
  const allFiled = () => Array.from({ length: blocks }, (_, block) => sizeIn(block));

  async function postings(asked: readonly WantedWord[], from: ReadonlyMap<string, number>) {
    const sizes = allFiled();
    await wait(random() * 4);
    const wanted = words.filter((word) =>
      asked.some((one) => (one.isBeginning ? word.startsWith(one.word) : word === one.word)),
    );
    return wanted.flatMap((word) => {
      const read = [...sizes.keys()].filter((block) => sizes[block] && block >= (from.get(word) ?? 0));
      const room = setRoom(read.length * places.length * (blockSize / 8));
      const keep = (block: number) =>
        room((entriesOf.get(word) as Uint16Array).subarray(0, sizes[block] as number));
      return read.map((block) => {
        const posting = { word, block, title: keep(block), tags: keep(block), anywhere: keep(block) };
        rooms.add(posting.anywhere.buffer as ArrayBuffer);
        return posting;
      });
    });
  }

  const { prepare } = wordPostings({ postings, tsqueries: async (texts) => [...texts] });
  const entryOfFiled = () => Math.floor(filed * blockSize);

  async function search() {
    for (let left = 25; left > 0; left--) {
      const [one, other] = [pick(random, words), pick(random, words)];
      const text = random() < 0.1 ? `'${one.slice(0, 5)}':*` : `'${one}' & '${other}'`;
      const { words: found } = await prepare([text], entryOfFiled);
      const sum = allFiled().reduce((all, size) => all + size, 0);
      for (const [key, all] of found) {
        expect(all.length).toBe(key.startsWith('*') ? 10 : 1);
        for (const byBlock of all) {
          const sets = [...byBlock.values()].map(({ anywhere }) => anywhere);
          expect(sets.reduce((size, set) => size + sizeOf(set), 0)).toBe(sum);
          const [first] = sets.map(startOf);
          if (all.length === 1) expect(first).toBe(firstOf(key.slice(1)));
          expect(new Set(sets.map(startOf)).size).toBe(1);
        }
      }
      if (random() < 0.2) filed = Math.min(blocks, filed + random() / 8);
    }
  }

  await Promise.all(Array.from({ length: 8 }, search));
  await wait(1);
  const held = [...rooms].reduce((sum, room) => sum + room.byteLength, 0);
  expect(held).toBeGreaterThan(20_000_000);
  // Extended words have their older blocks in other buffers, and the last one twice.
  expect(held).toBeLessThan(28_000_000);
}, 20_000);
