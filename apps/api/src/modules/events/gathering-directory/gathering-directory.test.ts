import { eventList, trainingCalendar, trainingList } from '@acheep/contract/events/gathering-public';
import { createTrainer } from '@acheep/prisma/factories/gathering';
import { gatheringMaker } from '@acheep/prisma/factories/gathering-held';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { reindexSearch } from '../../../search/reindex.ts';
import { startApi } from '../../../testing/harness.ts';
import { listedGatherings } from './gathering-listed.repository.ts';

const api = await startApi();
let trainer: { id: string };
let make: ReturnType<typeof gatheringMaker>;
let kampot: string;
let marketing: string;

/** Wednesday morning in Phnom Penh. */
const now = '2026-12-16T03:00:00Z';

beforeAll(async () => {
  api.setClock(now);
  trainer = await createTrainer(api.prisma, { company: { name: 'Mekong School', nameKm: 'សាលា មេគង្គ' } });
  const sales = await api.prisma.category.findFirstOrThrow({ where: { slug: 'sales' } });
  make = gatheringMaker(api.prisma, trainer.id, { categoryId: sales.id });
  kampot = (await api.prisma.province.findFirstOrThrow({ where: { slug: 'kampot' } })).id;
  const accounting = (await api.prisma.category.findFirstOrThrow({ where: { slug: 'accounting' } })).id;
  marketing = (await api.prisma.category.findFirstOrThrow({ where: { slug: { contains: 'marketing' } } })).id;
  await make({ title: 'Running course', level: 'all', languages: ['km', 'en'] }, [
    '2026-11-04 08:00-11:30',
    '2026-12-19 08:00-11:30',
    '2027-01-02 08:00-11:30',
  ]);
  await make({ title: 'On now', online: true, venue: null, fee: 1500n, languages: ['en'] }, [
    '2026-12-16 09:00-12:00',
  ]);
  await make(
    { title: 'វគ្គគណនេយ្យសម្រាប់អ្នកចាប់ផ្ដើម', level: 'beginner', provinceId: kampot, categoryId: accounting },
    ['2026-12-20 23:00-23:59'],
  );
  await make({ title: 'Monday marketing', level: 'advanced', categoryId: marketing, fee: 400_000_00n }, [
    '2026-12-21 00:00-01:00',
  ]);
  await make({ title: 'New year', level: 'intermediate' }, ['2027-01-01 00:00-01:00']);
  await make({ title: 'Over this morning' }, ['2026-12-16 07:00-09:30']);
  await make({ title: 'Over long ago', status: 'closed' }, ['2026-10-01 08:00-11:00']);
  await make({ title: 'Closed by hand', status: 'closed' }, ['2026-12-18 08:00-11:00']);
  await make({ title: 'Draft', status: 'draft' }, ['2026-12-18 08:00-11:00']);
  await make({ title: 'Archived', status: 'archived' }, ['2026-12-18 08:00-11:00']);
  await make({ title: 'A fair', kind: 'event', eventType: 'job-fair' }, ['2026-12-18 08:00-17:00']);
  await make({ title: 'A talk', kind: 'event', eventType: 'talk' }, ['2026-12-17 18:00-20:00']);
  const gone = await createTrainer(api.prisma, { disabledAt: new Date() });
  await gatheringMaker(api.prisma, gone.id)({ title: 'Of a disabled account' }, ['2026-12-18 08:00-11:00']);
  await reindexSearch(api.deps, listedGatherings('training', 'both'));
});

async function titles(
  query: Record<string, unknown> = {},
  list: typeof trainingList | typeof eventList = trainingList,
) {
  const { status, body } = await api.as(null).call(list, { query });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.map(({ title }: { title: string }) => title);
}
const coming = ['On now', 'Running course', 'វគ្គគណនេយ្យសម្រាប់អ្នកចាប់ផ្ដើម', 'Monday marketing', 'New year'];

describe('the lists of trainings and of events', () => {
  it('show what is ahead or under way, by the session that is next', async () => {
    expect(await titles()).toEqual(coming);
    expect(await titles({}, eventList)).toEqual(['A talk', 'A fair']);
    const { body } = await api.as(null).call(trainingList, { query: { offset: 1, limit: 1 } });
    expect(body.meta).toEqual({ total: 5, per_page: 1, current_page: 2 });
    expect(body.data).toMatchObject([
      {
        title: 'Running course',
        status: 'active',
        sessionCount: 3,
        nextSession: { startsAt: '2026-12-19T01:00:00.000Z' },
      },
    ]);
  });

  it('keep past ones apart, the latest first', async () => {
    expect(await titles({ 'filter[when]': 'past' })).toEqual(['Over this morning', 'Over long ago']);
    const { body } = await api.as(null).call(trainingList, { query: { 'filter[when]': 'past' } });
    expect(body.data[0]).toMatchObject({ status: 'closed', nextSession: null });
    expect(
      await titles({ 'filter[when]': 'past', 'filter[from]': '2026-10-01', 'filter[to]': '2026-10-01' }),
    ).toEqual(['Over long ago']);
  });

  it('show the newest first on request', async () => {
    const [last] = await titles({ sort: 'postedAt_-1' });
    expect(last).toBe('New year');
  });

  it.each([
    ['today: what is not over yet', { 'filter[when]': 'today' }, ['On now']],
    ['this week: to the end of Sunday', { 'filter[when]': 'week' }, coming.slice(0, 3)],
    ['this month: to its last midnight', { 'filter[when]': 'month' }, coming.slice(0, 4)],
    ['one day', { 'filter[from]': '2026-12-21', 'filter[to]': '2026-12-21' }, ['Monday marketing']],
    ['from a day on', { 'filter[from]': '2026-12-21' }, ['Running course', 'Monday marketing', 'New year']],
    ['to a day', { 'filter[to]': '2026-12-19' }, ['On now', 'Running course']],
    ['no days', { 'filter[from]': '2026-12-22', 'filter[to]': '2026-12-20' }, []],
    ['both, whichever is sooner', { 'filter[when]': 'month', 'filter[to]': '2026-12-16' }, ['On now']],
    ['online', { 'filter[place]': 'online' }, ['On now']],
    ['in person', { 'filter[place]': 'in-person' }, coming.slice(1)],
    ['free', { 'filter[fee]': 'free' }, ['Running course', coming[2], 'New year']],
    ['with a fee', { 'filter[fee]': 'paid' }, ['On now', 'Monday marketing']],
    ['one of two languages', { 'filter[language]': 'en,ja' }, ['On now', 'Running course']],
    ['a level, and what is for all', { 'filter[level]': 'advanced' }, ['Running course', 'Monday marketing']],
  ])('are narrowed by %s', async (_, query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  it('are narrowed by what they are filed under', async () => {
    expect(await titles({ 'filter[provinceId]': kampot })).toEqual([coming[2]]);
    expect(await titles({ 'filter[categoryId]': marketing })).toEqual(['Monday marketing']);
    const { companyId } = await api.prisma.gathering.findFirstOrThrow({ where: { createdById: trainer.id } });
    expect(await titles({ 'filter[companyId]': companyId })).toEqual(coming);
    const other = await createRecruiter(api.prisma);
    const { id } = await api.prisma.company.findUniqueOrThrow({ where: { ownerId: other.id } });
    expect(await titles({ 'filter[companyId]': id })).toEqual([]);
    expect(await titles({ 'filter[eventType]': 'talk,workshop' }, eventList)).toEqual(['A talk']);
  });

  it('a session of today is no longer of today when it is over', async () => {
    api.setClock('2026-12-16T16:59:59Z');
    expect(await titles({ 'filter[when]': 'today' })).toEqual([]);
    // The next day begins at 17:00 UTC.
    api.setClock('2026-12-18T17:00:00Z');
    expect(await titles({ 'filter[when]': 'today' })).toEqual(['Running course']);
    api.setClock('2026-12-20T16:30:00Z');
    expect((await titles()).at(0)).toBe(coming[2]);
    api.setClock('2026-12-20T16:59:00Z');
    expect(await titles()).not.toContain(coming[2]);
    api.setClock(now);
  });

  it.each([
    ['a Khmer word within others', 'គណនេយ្យ', [coming[2]]],
    ['a Khmer word in another spelling', 'គណនេយ', [coming[2]]],
    ['a Khmer word in the old spelling', 'សំរាប់', [coming[2]]],
    ['an English word for the Khmer one', 'accounting', [coming[2]]],
    ['its province in Khmer', 'កំពត', [coming[2]]],
    ['an unfinished word', 'market', ['Monday marketing']],
    ['who holds it, in Khmer', 'មេគង្គ', coming],
    ['its level in Khmer', 'កម្រិតមធ្យម', ['New year']],
    ['nothing', 'zyzzyva', []],
    ['signs', '%_\'"\\ !!!', []],
  ])('are searched: %s', async (_, search, expected) => {
    expect((await titles({ search, sort: 'startsAt_1' })).sort()).toEqual([...expected].sort());
  });

  it('are searched for what was probably meant, and say so', async () => {
    await createJob(api.prisma, { ownerId: trainer.id, title: 'Accounting clerk', closesOn: '2027-01-31' });
    const { body } = await api.as(null).call(trainingList, { query: { search: 'acounting' } });
    expect(body.meta).toMatchObject({ total: 1, corrected: 'accounting' });
    const { body: none } = await api.as(null).call(eventList, { query: { search: 'acounting' } });
    expect(none.meta).toEqual({ total: 0, per_page: 10, current_page: 1 });
  });

  it.each<[string, Record<string, unknown>]>([
    ['sort', { sort: 'title_1' }],
    ['filter[when]', { 'filter[when]': 'yesterday' }],
    ['filter[from]', { 'filter[from]': '2026-02-30' }],
    ['filter[kind]', { 'filter[kind]': 'event' }],
    ['filter[eventType]', { 'filter[eventType]': 'talk' }],
    ['filter[status]', { 'filter[status]': 'draft' }],
    ['search', { search: 'x'.repeat(201) }],
  ])('security 21: refuse %s: %j', async (field, query) => {
    const { status, body } = await api.as(null).call(trainingList, { query });
    expect([status, Object.keys(body.data)]).toEqual([422, [field]]);
  });
});

describe('the calendar of a month', () => {
  async function days(query: Record<string, unknown>) {
    const { status, body } = await api.as(null).call(trainingCalendar, { query });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data.map(
      ({ day, total, entries }: { day: string; total: number; entries: { title: string }[] }) => [
        day,
        total,
        entries.map(({ title }) => title),
      ],
    );
  }

  it('has every session on its day in Phnom Penh, past ones too', async () => {
    expect(await days({ month: '2026-12' })).toEqual([
      ['2026-12-16', 2, ['Over this morning', 'On now']],
      ['2026-12-19', 1, ['Running course']],
      ['2026-12-20', 1, [coming[2]]],
      ['2026-12-21', 1, ['Monday marketing']],
    ]);
    expect(await days({ month: '2027-01' })).toEqual([
      ['2027-01-01', 1, ['New year']],
      ['2027-01-02', 1, ['Running course']],
    ]);
    expect(await days({ month: '2026-02' })).toEqual([]);
    expect(await days({})).toEqual(await days({ month: '2026-12' }));
  });

  it('is narrowed and searched as the list is', async () => {
    expect(await days({ month: '2026-12', 'filter[fee]': 'paid', search: 'monday' })).toEqual([
      ['2026-12-21', 1, ['Monday marketing']],
    ]);
  });

  it('names the first of a crowded day, and counts them all', async () => {
    const made = [];
    for (let n = 0; n < 14; n++) made.push(await make({ title: `Crowd ${n}` }, ['2028-02-29 08:00-09:00']));
    const [[day, total, entries]] = await days({ month: '2028-02' });
    expect([day, total, entries.length]).toEqual(['2028-02-29', 14, 12]);
    await api.prisma.gathering.deleteMany({ where: { id: { in: made.map(({ id }) => id) } } });
  });

  it.each(['2026-13', '2026-1', '26-12', '', '2026-12-01', '១២-២០២៦'])(
    'security 21: refuses the month %j',
    async (month) => {
      const { status, body } = await api.as(null).call(trainingCalendar, { query: { month } });
      expect([status, Object.keys(body.data)]).toEqual([422, ['month']]);
    },
  );
});
