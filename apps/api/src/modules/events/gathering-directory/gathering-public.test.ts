import { eventGet, eventJobs, trainingGet } from '@acheep/contract/events/gathering-public';
import { createTrainer } from '@acheep/prisma/factories/gathering';
import { gatheringMaker } from '@acheep/prisma/factories/gathering-held';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter } from '@acheep/prisma/factories/user';
import ICAL from 'ical.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const nobody = '01900000-0000-7000-8000-000000000000';
const link = 'https://meet.example.com/secret';
const times = ['2026-12-19 08:00-11:30', '2026-12-26 08:00-11:30'];

const api = await startApi();
let trainer: { id: string };
let make: ReturnType<typeof gatheringMaker>;
beforeAll(async () => {
  api.setClock('2026-12-16T03:00:00Z');
  trainer = await createTrainer(api.prisma, { company: { name: 'Mekong School', nameKm: 'សាលា មេគង្គ' } });
  make = gatheringMaker(api.prisma, trainer.id);
});

describe('the public page of a training', () => {
  it('says all of it but the link to join', async () => {
    const { id } = await make({ title: 'Excel', online: true, link, seats: 20, fee: 1500n }, times);
    const { status, body } = await api.as(null).call(trainingGet, { params: { id } });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      title: 'Excel',
      status: 'active',
      seatsLeft: 20,
      company: { name: 'Mekong School' },
      sessions: [
        { startsAt: '2026-12-19T01:00:00.000Z', endsAt: '2026-12-19T04:30:00.000Z' },
        { startsAt: '2026-12-26T01:00:00.000Z', endsAt: '2026-12-26T04:30:00.000Z' },
      ],
    });
    expect(JSON.stringify(body)).not.toContain('meet.example.com');
  });

  it('security 22: is there while it is ahead and when it is over, and says so', async () => {
    const statusOf = async (data: Parameters<typeof make>[0], held = times) => {
      const { id } = await make(data, held);
      const { status, body } = await api.as(null).call(trainingGet, { params: { id } });
      return status === 200 ? body.data.status : status;
    };
    expect(await statusOf({})).toBe('active');
    expect(await statusOf({}, ['2026-12-16 08:00-10:00'])).toBe('closed');
    expect(await statusOf({ status: 'closed' })).toBe('closed');
    expect(await statusOf({ status: 'draft' })).toBe(404);
    expect(await statusOf({ status: 'archived' })).toBe(404);
    expect(await statusOf({ kind: 'event' })).toBe(404);
    for (const id of [nobody, 'x'])
      expect((await api.as(null).call(trainingGet, { params: { id } })).status).toBe(404);
    const gone = await createTrainer(api.prisma, { disabledAt: new Date() });
    const hidden = await gatheringMaker(api.prisma, gone.id)({}, times);
    expect((await api.as(trainer).call(trainingGet, { params: { id: hidden.id } })).status).toBe(404);
  });
});

describe('the calendar file', () => {
  /** Parses the file with a different library than the one that wrote it. */
  async function fileOf(address: string) {
    const { status, text, headers } = await api.http().get(`/api/v1${address}`).buffer();
    if (status !== 200) return { status, entries: [], text, headers };
    const calendar = new ICAL.Component(ICAL.parse(text));
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    const entries = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
    return { status, entries, text, headers };
  }

  it('has each session with the place, the page and nothing that is for those with a seat', async () => {
    const title = 'វគ្គ Excel; កម្រិត 1, ភ្នំពេញ';
    const { id } = await make({ title, online: true, link, venue: 'Factory, room 3' }, times);
    const { entries, text, headers } = await fileOf(`/training/${id}/calendar.ics?locale=km`);
    expect(headers['content-type']).toContain('text/calendar');
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="[^"]*\.ics"; filename\*=UTF-8''%E1/,
    );
    expect(
      entries.map(({ summary, startDate, endDate }) => [
        summary,
        startDate.toJSDate().toISOString(),
        endDate.toJSDate().toISOString(),
      ]),
    ).toEqual([
      [title, '2026-12-19T01:00:00.000Z', '2026-12-19T04:30:00.000Z'],
      [title, '2026-12-26T01:00:00.000Z', '2026-12-26T04:30:00.000Z'],
    ]);
    const [entry] = entries;
    expect(entry?.location).toMatch(/^Factory, room 3, .*តាមអនឡាញ$/);
    expect(entry?.description).toContain(`/km/training/${id}`);
    expect(entry?.description).toContain('សាលា មេគង្គ');
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(2);
    expect(text).not.toContain('meet.example.com');
  });

  it('has the same entries each time, counted up when something changes', async () => {
    const { id } = await make({ kind: 'event', title: 'Fair' }, times);
    const before = await fileOf(`/event/${id}/calendar.ics`);
    expect((await fileOf(`/event/${id}/calendar.ics`)).text).toBe(before.text);
    const { createdAt } = await api.prisma.gathering.findUniqueOrThrow({ where: { id } });
    const updatedAt = new Date(createdAt.getTime() + 3_600_000);
    await api.prisma.gathering.update({ where: { id }, data: { title: 'Great fair', updatedAt } });
    const after = await fileOf(`/event/${id}/calendar.ics`);
    expect(after.entries.map(({ uid }) => uid)).toEqual(before.entries.map(({ uid }) => uid));
    expect(after.entries[0]?.sequence).toBe(3600);
    expect(before.entries[0]?.sequence).toBeLessThan(3600);
  });

  it('is there as the page is', async () => {
    const { id } = await make({ status: 'draft' }, times);
    for (const address of [`/training/${id}`, `/event/${id}`, `/training/${nobody}`, '/training/x'])
      expect((await fileOf(`${address}/calendar.ics`)).status).toBe(404);
  });
});

describe('the open jobs of those who take part in an event', () => {
  it('are those of its companies, page by page', async () => {
    const owners = [await createRecruiter(api.prisma), await createRecruiter(api.prisma)];
    const companies = await api.prisma.company.findMany({
      where: { ownerId: { in: owners.map(({ id }) => id) } },
      orderBy: { id: 'asc' },
    });
    for (const { id: ownerId } of owners) {
      await createJob(api.prisma, { ownerId, closesOn: '2027-01-31' });
      await createJob(api.prisma, { ownerId, status: 'draft' });
      await createJob(api.prisma, { ownerId, closesOn: '2026-12-15' });
    }
    const { id } = await make({ kind: 'event' }, times);
    const jobs = async (query = {}) => {
      const { status, body } = await api
        .as(null)
        .call(eventJobs, { query: { 'filter[eventId]': id, ...query } });
      expect(status).toBe(200);
      return body;
    };
    // The job of the fair's own company is not among them.
    await createJob(api.prisma, { ownerId: trainer.id, closesOn: '2027-01-31' });
    expect(await jobs()).toMatchObject({ data: [], meta: { total: 0 } });
    await api.prisma.gatheringCompany.createMany({
      data: companies.map((company, position) => ({ gatheringId: id, companyId: company.id, position })),
    });
    const both = await jobs();
    expect(both.meta.total).toBe(2);
    expect(new Set(both.data.map((job: { company: { _id: string } }) => job.company._id))).toEqual(
      new Set(companies.map((company) => company.id)),
    );
    expect((await jobs({ limit: 1, offset: 1 })).data).toHaveLength(1);

    const [one] = owners;
    await api.prisma.user.update({ where: { id: one?.id ?? '' }, data: { disabledAt: new Date() } });
    expect((await jobs()).meta.total).toBe(1);
    const { body } = await api.as(null).call(eventGet, { params: { id } });
    expect(body.data.companies).toHaveLength(1);

    // An unpublished event has none.
    await api.prisma.gathering.update({ where: { id }, data: { status: 'draft' } });
    expect((await jobs()).meta.total).toBe(0);
    expect((await jobs({ 'filter[eventId]': nobody })).meta.total).toBe(0);
  });

  it.each<[string, Record<string, unknown>]>([
    ['sort', { sort: 'salary_1' }],
    ['filter[eventId]', { 'filter[eventId]': 'x' }],
  ])('security 21: refuse %s: %j', async (field, query) => {
    const { status, body } = await api.as(null).call(eventJobs, { query });
    expect([status, Object.keys(body.data)]).toEqual([422, [field]]);
  });
});

describe('the addresses of pages', () => {
  it('of an old event lead to the new one for good', async () => {
    for (const prefix of ['', '/km']) {
      const { status, headers } = await api.http().get(`${prefix}/event-old/${nobody}`);
      expect([status, headers.location]).toEqual([301, `${prefix}/event/${nobody}`]);
    }
    const { headers } = await api.http().get('/event-old/%2F%2Fevil.example');
    expect(headers.location).toBe('/event/%2F%2Fevil.example');
  });
});
