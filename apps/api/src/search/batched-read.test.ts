import { describe, expect, it } from 'vitest';
import { batchedReads } from './batched-read.ts';

/** Reads that end on demand, each answering with its number and its arguments. */
function controlledReads() {
  const ends: (() => void)[] = [];
  const begun: string[][] = [];
  const read = (asked: readonly string[]) => {
    const number = begun.push([...asked]);
    return new Promise<string[]>((resolve) =>
      ends.push(() => resolve(asked.map((one) => `${number} ${one}`))),
    );
  };
  return { begun, end: (number: number) => ends[number - 1]?.(), ask: batchedReads(read, (asked) => asked) };
}
const settled = async () => {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
};

describe('batchedReads', () => {
  it('reads once for all who come together, and asks once for what several want', async () => {
    const { begun, end, ask } = controlledReads();
    const answers = [ask('a'), ask('b'), ask('a')];
    await settled();
    expect(begun).toEqual([['a', 'b']]);
    end(1);
    expect(await Promise.all(answers)).toEqual(['1 a', '1 b', '1 a']);
  });

  it('gives those who come while two reads run the next one, never an answer begun before they asked', async () => {
    const { begun, end, ask } = controlledReads();
    const answers = [ask('a')];
    await settled();
    answers.push(ask('a'));
    await settled();
    answers.push(ask('a'), ask('b'));
    await settled();
    expect(begun).toEqual([['a'], ['a']]);
    end(2);
    await settled();
    expect(begun).toEqual([['a'], ['a'], ['a', 'b']]);
    answers.push(ask('a'));
    await settled();
    expect(begun).toHaveLength(3);
    end(1);
    end(3);
    await settled();
    end(4);
    expect(await Promise.all(answers)).toEqual(['1 a', '2 a', '3 a', '3 b', '4 a']);
  });

  it('reads again when nobody waits, and keeps no answer', async () => {
    const { end, ask } = controlledReads();
    for (const number of [1, 2]) {
      const answer = ask('a');
      await settled();
      end(number);
      expect(await answer).toBe(`${number} a`);
    }
  });

  it('does not let one failed read fail the next', async () => {
    const away = Promise.withResolvers<string[]>();
    const reads = [() => away.promise, async () => ['back'], async () => ['again']];
    const ask = batchedReads(
      () => reads.shift()?.() ?? Promise.reject(new Error('asked too often')),
      (asked: string) => asked,
    );
    const failing = ask('a');
    await settled();
    const next = ask('a');
    away.reject(new Error('away'));
    await expect(failing).rejects.toThrow('away');
    expect(await next).toBe('back');
    expect(await ask('a')).toBe('again');
  });
});
