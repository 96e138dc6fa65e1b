import { type JobsFound, jobList } from '@acheep/contract/jobs/job';
import { jobFacet } from '@acheep/contract/jobs/job-facet';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { findAnnounced } from './job-announced.repository.ts';

const api = await startApi();
const ids: Record<string, string> = {};

beforeAll(async () => {
  for (const { id, slug } of await api.prisma.province.findMany()) ids[slug] = id;
  const { id: ownerId } = await createRecruiter(api.prisma);
  const { id: hotelOwner } = await createRecruiter(api.prisma, { company: { name: 'Siem Reap Kitchen' } });
  const add = (title: string, province: string, more: object = {}) =>
    createJob(api.prisma, { title, ownerId, provinceId: ids[province] ?? '', description: null, ...more });
  await add('Cook', 'siem-reap', { experience: 'fresh' });
  await add('Night Cook', 'siem-reap', { experience: '3-years' });
  await add('Cook', 'battambang', { type: 'part-time', remote: true });
  await add('Cashier', 'siem-reap', { ownerId: hotelOwner });
  await add('Part-time Tutor of Kampot', 'kep');
  await add('Auditor', 'kep', { experience: 'fresh', qualification: 'bachelor' });
  await add('Auditor of stock', 'kep', { experience: 'fresh', qualification: 'year-9' });
  await add('Chief Auditor', 'kep', { experience: '5-years', qualification: 'bachelor' });
});

async function found(search: string, more: Record<string, unknown> = {}) {
  const { status, body } = await api.as(null).call(jobList, { query: { search, ...more } });
  expect(status, JSON.stringify(body)).toBe(200);
  const { data, meta } = body as JobsFound;
  return { titles: data.map(({ title }) => title), meta };
}
const partsOf = ({ meta }: Awaited<ReturnType<typeof found>>, text: string) =>
  meta.understood?.map(({ kind, from, to, filter }) => [kind, text.slice(from, to), filter?.name]);

describe('a search with wishes', () => {
  it('answers with what it was read as, the letters and the filter of each part', async () => {
    const text = 'cook siem reap no experience';
    const answer = await found(text);
    expect(answer.titles).toEqual(['Cook']);
    expect(partsOf(answer, text)).toEqual([
      ['title', 'cook', undefined],
      ['place', 'siem reap', 'provinceId'],
      ['experience', 'no experience', 'experience'],
    ]);
  });

  it.each([
    ['night cook siem reap', ['Night Cook']],
    ['cook work from home', ['Cook']],
    ['part time cook', ['Cook']],
    ['cook siem reap battambang', ['Cook', 'Cook', 'Night Cook']],
    ['ចុងភៅ សៀមរាប មិនមានបទពិសោធន៍', ['Cook']],
    ['auditor fresh graduate', ['Auditor']],
    ['auditor no experience', ['Auditor', 'Auditor of stock']],
  ])('finds what fulfils all of them: %s', async (text, titles) => {
    expect((await found(text)).titles.toSorted()).toEqual(titles);
  });

  it('looks for the words of a wish in quotes', async () => {
    const answer = await found('cook "part time"');
    expect(answer.meta.understood?.map(({ kind }) => kind)).not.toContain('type');
  });

  it('gives way to a filter that is set', async () => {
    const answer = await found('cook siem reap', { 'filter[provinceId]': ids.battambang });
    expect(answer.titles).toEqual(['Cook']);
    expect(answer.meta.understood?.map(({ kind }) => kind)).toEqual(['title']);
  });

  it('is taken as it stands where it is a whole title, or the name of a company', async () => {
    expect((await found('Part-time Tutor of Kampot')).titles).toEqual(['Part-time Tutor of Kampot']);
    const company = await found('Siem Reap Kitchen');
    expect(company.titles[0]).toBe('Cashier');
    expect(company.meta.understood?.map(({ kind }) => kind)).toEqual(['company']);
    // A company is found by its own letters alone.
    expect((await found('kitchens')).titles).not.toContain('Cashier');
  });

  it.each(['$$$ 9999999', 'kampot $300 part time no experience '.repeat(5), '"cook', '៣០០$ 300 ៥០០០៛', ''])(
    'is bounded and answered: %j',
    async (text) => {
      expect((await found(text.slice(0, 200))).meta.total).toBeGreaterThanOrEqual(0);
    },
  );

  it('is counted and announced by the same wishes', async () => {
    const search = 'cook siem reap';
    const { body } = await api.as(null).call(jobFacet, { query: { search } });
    const types = body.data.type.map(({ value, jobs }: { value: string; jobs: number }) => [value, jobs]);
    expect(types).toEqual([['full-time', 2]]);
    const since = new Date('2020-01-01');
    const moment = { now: new Date(), today: new Date().toISOString().slice(0, 10) };
    const asked = { search, filter: {}, since, limit: 10 };
    expect(await findAnnounced(api.deps.database, asked, moment)).toHaveLength(2);
  });

  it('is answered to ten at once as to one', async () => {
    const text = 'night cook near siem reap $100 no experience';
    const answers = await Promise.all(Array.from({ length: 10 }, () => found(text)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });
});
