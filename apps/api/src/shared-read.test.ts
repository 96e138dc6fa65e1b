import { describe, expect, it } from 'vitest';
import { sharedReads } from './shared-read.ts';

/** A read that ends when it is told to, and answers which one it was. */
function controlledReads() {
  const ends: (() => void)[] = [];
  return {
    ends,
    read: () => {
      const number = ends.length + 1;
      return new Promise<number>((resolve) => ends.push(() => resolve(number)));
    },
  };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('sharedReads', () => {
  it('gives those who come during a read the next one, and one for all of them', async () => {
    const { ends, read } = controlledReads();
    const share = sharedReads<number>();
    const answers = [share('a', read), share('a', read)];
    await settled();
    expect(ends).toHaveLength(1);
    answers.push(share('a', read), share('a', read));
    await settled();
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await settled();
    await settled();
    expect(ends).toHaveLength(2);
    answers.push(share('a', read));
    ends[1]?.();
    await settled();
    await settled();
    ends[2]?.();
    expect(await Promise.all(answers)).toEqual([1, 1, 2, 2, 3]);
  });

  it('reads different things at once, and again when nobody waits', async () => {
    const { ends, read } = controlledReads();
    const share = sharedReads<number>();
    const first = [share('a', read), share('b', read)];
    await settled();
    for (const end of ends) end();
    expect(await Promise.all(first)).toEqual([1, 2]);
    await settled();
    const again = share('a', read);
    await settled();
    ends[2]?.();
    expect(await again).toBe(3);
  });

  it('does not let one failed read fail the next', async () => {
    const share = sharedReads<number>();
    const away = Promise.withResolvers<number>();
    const failing = share('a', () => away.promise);
    await settled();
    const next = share('a', async () => 7);
    away.reject(new Error('away'));
    await expect(failing).rejects.toThrow('away');
    expect(await next).toBe(7);
    await settled();
    expect(await share('a', async () => 8)).toBe(8);
  });
});
