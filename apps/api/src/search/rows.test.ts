import { totalCap } from '@acheep/contract/kernel/list';
import { row, type Where } from '@acheep/database/statement';
import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/harness.ts';
import { eachRow, idsThatMeet, readPage } from './rows.repository.ts';

const api = await startApi();
const { prisma } = api;
const skill = row('skill');
const id = (n: number) => `00000000-0000-0000-0000-${String(n).padStart(12, '0')}`;

/** Exactly so many skills, in seven places. */
const fill = (count: number) =>
  prisma.$transaction([
    prisma.skill.deleteMany(),
    prisma.skill.createMany({
      data: Array.from({ length: count }, (_, at) => ({
        id: id(at + 1),
        slug: `skill-${at + 1}`,
        nameEn: `Skill ${at + 1}`,
        nameKm: `ជំនាញ ${at + 1}`,
        position: (at + 1) % 7,
      })),
    }),
  ]);

describe.each([
  ['without conditions', []],
  ['with a condition', [skill('e.position', '>=', 0)]],
] satisfies [string, Where][])('a page of rows %s', (_, where) => {
  const readIds = async (offset: number, ...more: Where) => {
    const { rows, total } = await readPage(
      prisma,
      {
        table: 'skill',
        where: [...where, ...more],
        by: ['e.position', 'e.id'],
        direction: 'desc',
        offset,
        limit: 2,
      },
      (page) => prisma.skill.findMany({ ...page, select: { id: true } }),
    );
    return { ids: rows.map((one) => one.id), total };
  };

  it('has them in order, and the total', async () => {
    await fill(20);
    expect(await readIds(0)).toEqual({ ids: [id(20), id(13)], total: 20 });
    expect(await readIds(2)).toEqual({ ids: [id(6), id(19)], total: 20 });
    expect(await readIds(0, skill('e.position', '=', 1))).toEqual({ ids: [id(15), id(8)], total: 3 });
    expect(await readIds(40)).toEqual({ ids: [], total: 20 });
  });

  it('is in order beyond the largest total, which is one more than is told', async () => {
    await fill(totalCap + 500);
    expect(await readIds(0)).toEqual({
      // The last two of which seven leaves six.
      ids: [id(totalCap + 499), id(totalCap + 492)],
      total: totalCap + 1,
    });
  });
});

it('all rows that meet a condition come one after the other, over all batches', async () => {
  await fill(700);
  const found: string[] = [];
  const last = skill('e.position', '<>', 0);
  for await (const one of eachRow(prisma, 'skill', [last], (page) => prisma.skill.findMany(page)))
    found.push(one.id);
  expect([found.length, found[0], found.at(-1)]).toEqual([600, id(1), id(699)]);
  expect(await idsThatMeet(prisma, 'skill', [id(6), id(7), id(8), id(999)], last)).toEqual([id(6), id(8)]);
});
