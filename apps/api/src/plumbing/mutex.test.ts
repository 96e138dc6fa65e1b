import { describe, expect, it } from 'vitest';
import { oneAtATime } from './mutex.ts';

/** Work that lasts until it is ended. */
function work(said: string[], name: string, signal = new AbortController().signal) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const done = oneAtATime(signal, async () => {
    said.push(name);
    await promise;
  });
  return { done, end: resolve, fail: reject };
}
const moment = () => new Promise((resolve) => setTimeout(resolve, 10));

describe('work in turn', () => {
  it('happens one after the other, also after one that failed', async () => {
    const said: string[] = [];
    const [first, second, third] = ['first', 'second', 'third'].map((name) => work(said, name));
    await moment();
    expect(said).toEqual(['first']);
    first?.fail(new Error('broken'));
    await expect(first?.done).rejects.toThrow('broken');
    await moment();
    expect(said).toEqual(['first', 'second']);
    second?.end();
    third?.end();
    await Promise.all([second?.done, third?.done]);
    expect(said).toEqual(['first', 'second', 'third']);
  });

  it('waits no longer once it is stopped, and those behind it wait for those before it', async () => {
    const said: string[] = [];
    const stop = new AbortController();
    const first = work(said, 'first');
    const second = work(said, 'second', stop.signal);
    const third = work(said, 'third');
    stop.abort();
    await expect(second.done).rejects.toThrow('stopped');
    await moment();
    expect(said).toEqual(['first']);
    first.end();
    third.end();
    await third.done;
    expect(said).toEqual(['first', 'third']);
    await expect(work(said, 'late', stop.signal).done).rejects.toThrow('stopped');
  });
});
