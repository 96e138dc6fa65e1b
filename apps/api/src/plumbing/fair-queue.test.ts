import { expect, it } from 'vitest';
import { fairQueue } from './fair-queue.ts';

/** A queue with one piece of work at a time, and the order in which work was done. */
function watched(waiting: number) {
  const queue = fairQueue({ atOnce: 1, waiting });
  const done: string[] = [];
  const refused: string[] = [];
  const give = (caller: string, name: string) =>
    queue
      .run(caller, async () => {
        await new Promise(setImmediate);
        done.push(name);
      })
      .catch((error) => {
        expect(error).toMatchObject({ code: 'service.unavailable', status: 503 });
        refused.push(name);
      });
  return { give, done, refused };
}

const names = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => `${prefix}${at}`);

it('security 52: a hundred pieces of one caller delay another’s by one', async () => {
  const { give, done } = watched(200);
  const many = names('a', 100).map((name) => give('a', name));
  await Promise.all([...many, give('b', 'b0'), give('b', 'b1'), give('c', 'c0')]);
  expect(done.slice(0, 6)).toEqual(['a0', 'a1', 'b0', 'c0', 'a2', 'b1']);
  expect(done).toHaveLength(103);
});

it('security 52: without room the newest of whoever has the most waiting is refused, not a newcomer', async () => {
  const { give, done, refused } = watched(4);
  const many = names('a', 7).map((name) => give('a', name));
  await Promise.all([...many, give('b', 'b0'), give('c', 'c0'), give('b', 'b1')]);
  expect(done).toEqual(['a0', 'a1', 'b0', 'c0', 'a2']);
  expect(refused.sort()).toEqual(['a3', 'a4', 'a5', 'a6', 'b1']);
});

it('security 52: with one piece of each of many waiting, the next caller is told at once', async () => {
  const { give, done, refused } = watched(3);
  const all = ['a', 'b', 'c', 'd', 'e'].map((caller) => give(caller, caller));
  await Promise.resolve();
  await Promise.resolve();
  expect([done, refused]).toEqual([[], ['e']]);
  await Promise.all(all);
  expect(done).toEqual(['a', 'b', 'c', 'd']);
});

it('gives the place of failed work to the next, and never runs more at once than it may', async () => {
  const queue = fairQueue({ atOnce: 2, waiting: 10 });
  let running = 0;
  let most = 0;
  const piece = async (fails: boolean) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    if (fails) throw new Error('this piece');
  };
  const all = await Promise.allSettled(names('', 9).map((at) => queue.run(at, () => piece(Number(at) < 5))));
  expect(all.map(({ status }) => status)).toEqual([
    ...Array(5).fill('rejected'),
    ...Array(4).fill('fulfilled'),
  ]);
  expect(most).toBe(2);
});
