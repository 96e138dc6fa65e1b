import { expect, it, vi } from 'vitest';
import { together } from './together.ts';

it('asks for what is wanted within a moment together, and in parts where it is much', async () => {
  const load = vi.fn(async (ids: string[]) => new Map(ids.map((id) => [id, `${id}!`])));
  const one = together(2, load);
  expect(await Promise.all(['a', 'b', 'a', 'c'].map(one))).toEqual(['a!', 'b!', 'a!', 'c!']);
  expect(load.mock.calls).toEqual([[['a', 'b']], [['c']]]);
  expect(await one('d')).toBe('d!');
  expect(load).toHaveBeenLastCalledWith(['d']);
});

it('tells everybody who waits of a failure, and asks again afterwards', async () => {
  const load = vi
    .fn<(ids: string[]) => Promise<Map<string, string>>>()
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue(new Map([['a', 'there']]));
  const one = together(5, load);
  expect((await Promise.allSettled([one('a'), one('b')])).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ]);
  expect(await one('a')).toBe('there');
});
