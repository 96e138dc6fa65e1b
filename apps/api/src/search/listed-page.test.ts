import { totalCap } from '@acheep/contract/kernel/list';
import { Prisma } from '@acheep/database/client';
import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/harness.ts';
import { inOrderOf, readPage } from './listed-page.repository.ts';

const api = await startApi();

const rows = (count: number) =>
  `(SELECT lpad(n::text, 32, '0')::uuid AS id, n % 7 AS rest FROM generate_series(1, ${count}) n) e`;
const id = (n: number) => `00000000-0000-0000-0000-${String(n).padStart(12, '0')}`;

describe.each([false, true])('a page of a list that is narrow: %s', (isNarrow) => {
  const read = (count: number, offset: number, where: Prisma.Sql[] = []) =>
    readPage(api.prisma, {
      from: rows(count),
      where,
      by: ['e.rest', 'e.id'],
      direction: 'desc',
      offset,
      limit: 2,
      isNarrow,
    });

  it('has the ids in order, and the total', async () => {
    expect(await read(20, 0)).toEqual({ ids: [id(20), id(13)], total: 20 });
    expect(await read(20, 2)).toEqual({ ids: [id(6), id(19)], total: 20 });
    expect(await read(20, 0, [Prisma.sql`e.rest = 1`])).toEqual({ ids: [id(15), id(8)], total: 3 });
    expect(await read(20, 40)).toEqual({ ids: [], total: 20 });
  });

  it('is in order beyond the largest total, which is one more than is told', async () => {
    expect(await read(totalCap + 500, 0)).toEqual({
      // The last two of which seven leaves six.
      ids: [id(totalCap + 499), id(totalCap + 492)],
      total: totalCap + 1,
    });
  });
});

it('records come in the order of their ids, without those that have gone', () => {
  expect(inOrderOf(['b', 'x', 'a'], [{ id: 'a' }, { id: 'b' }])).toEqual([{ id: 'b' }, { id: 'a' }]);
});
