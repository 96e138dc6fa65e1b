import { trainingGet, trainingList } from '@acheep/contract/events/gathering-public';
import { addDays, momentOf } from '@acheep/contract/kernel/calendar';
import { createTrainer } from '@acheep/prisma/factories/gathering';
import { gatheringMaker } from '@acheep/prisma/factories/gathering-held';
import { beforeAll, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const day = '2026-12-16';
const pin = (days: number) => ({ pinnedUntil: new Date(addDays(day, days)) });

const api = await startApi();
let companyId: string;
const ids: Record<string, string> = {};
beforeAll(async () => {
  api.setClock('2026-12-16T03:00:00Z');
  const trainer = await createTrainer(api.prisma);
  companyId = trainer.company?.id ?? '';
  const make = gatheringMaker(api.prisma, trainer.id);
  const held = async (title: string, times: string[], data: Parameters<typeof make>[0] = {}) => {
    ids[title] = (await make({ title, ...data }, times)).id;
  };
  await held('Soon', ['2026-12-17 08:00-11:30']);
  await held('Soon too', ['2026-12-17 08:00-11:30']);
  await held('Pin over', ['2026-12-18 08:00-11:30'], pin(-1));
  await held('Pinned late', ['2027-11-01 08:00-11:30'], pin(30));
  await held('Pinned today', ['2027-02-01 08:00-11:30'], pin(0));
  await held('Pinned under way', ['2026-11-04 08:00-11:30', '2026-12-20 08:00-11:30'], pin(3));
  await held('Pinned, over', ['2026-12-01 08:00-11:30'], pin(20));
  await held('Over', ['2026-12-10 08:00-11:30']);
});

/** Reads the list page by page, as a user does. */
async function titles(query: Record<string, unknown> = {}, limit = 2) {
  const read: string[] = [];
  for (let offset = 0; ; offset += limit) {
    const asked = { 'filter[companyId]': companyId, limit, offset, ...query };
    const { data } = (await api.as(null).call(trainingList, { query: asked })).body;
    read.push(...data.map(({ title, pinned }: { title: string; pinned: boolean }) => `${title} ${pinned}`));
    if (data.length < limit) return read;
  }
}

const pinned = ['Pinned under way true', 'Pinned today true', 'Pinned late true'];
const rest = ['Soon false', 'Soon too false', 'Pin over false'];

it('the pinned lead the usual order through their last day, each once, whatever the page', async () => {
  expect(await titles()).toEqual([...pinned, ...rest]);
  expect(await titles({ sort: 'startsAt_1' }, 1)).toEqual([...pinned, ...rest]);
});

it('the newest order, what is over and the calendar know of no pin', async () => {
  const newest = await titles({ sort: 'postedAt_-1' });
  expect(newest.toSorted()).toEqual([...pinned, ...rest].toSorted());
  expect(newest.slice(-2)).toEqual(['Soon too false', 'Soon false']);
  expect(await titles({ 'filter[when]': 'past' })).toEqual(['Over false', 'Pinned, over false']);
});

it('a pin ends with its day, and with what it is of', async () => {
  const told = async (title: string) =>
    (await api.as(null).call(trainingGet, { params: { id: ids[title] ?? '' } })).body.data.pinned;
  expect(await told('Pinned today')).toBe(true);
  try {
    api.setClock(momentOf(addDays(day, 1), '00:00').toISOString());
    expect(await told('Pinned today')).toBe(false);
    expect((await titles()).slice(0, 3)).toEqual(['Pinned under way true', 'Pinned late true', 'Soon false']);
  } finally {
    api.setClock('2026-12-16T03:00:00Z');
  }
  expect(await told('Pinned, over')).toBe(false);
});
