import {
  serviceRequestCarryOut,
  serviceRequestCreate,
  serviceRequestList,
} from '@acheep/contract/billing/service-request';
import { type AdminEnquiry, adminEnquiryList } from '@acheep/contract/content/enquiry';
import { eventList, trainingList } from '@acheep/contract/events/gathering-public';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { createGathering, createTrainer } from '@acheep/prisma/factories/gathering';
import { createJob } from '@acheep/prisma/factories/job';
import { createService } from '@acheep/prisma/factories/service';
import { createMember, createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { emit } from '../../../domain-event.ts';
import { startApi } from '../../../testing/harness.ts';
import { eachEnquiry } from '../../content/enquiry/enquiry.repository.ts';

const api = await startApi();
let admin: { id: string };
beforeAll(async () => {
  admin = await createUser(api.prisma, { role: 'admin' });
});

const pin = 'gathering-pin';
type Person = Awaited<ReturnType<typeof createTrainer>>;
const companyOf = ({ company }: Person) => company?.id ?? '';
const ask = (who: { id: string }, serviceId: string, body: object = {}) =>
  api.as(who).call(serviceRequestCreate, { params: { id: serviceId }, body } as never);
const own = async (who: { id: string }) => (await api.as(who).call(serviceRequestList)).body.data;
const queue = async (search: string): Promise<AdminEnquiry[]> =>
  (await api.as(admin).call(adminEnquiryList, { query: { search } })).body.data;
const carryOut = (id: string, gatheringId: string | undefined, amount: number | undefined = 7, who = admin) =>
  api
    .as(who)
    .call(serviceRequestCarryOut, { params: { id }, body: { effect: pin, gatheringId, amount } } as never);
const pinOf = async (id: string) =>
  (await api.prisma.gathering.findUniqueOrThrow({ where: { id } })).pinnedUntil;

/** A person who requested a pin for their own training or event, and the enquiry. */
async function asked(
  overrides: Parameters<typeof createGathering>[1] = {},
  make: typeof createTrainer = createTrainer,
) {
  const person = await make(api.prisma, { locale: 'km' });
  const gathering = await createGathering(api.prisma, { ownerId: person.id, ...overrides });
  const service = await createService(api.prisma, { effect: pin, amount: 7 });
  expect((await ask(person, service.id, { gatheringId: gathering.id })).status).toBe(201);
  const [enquiry] = await queue(person.email);
  return { person, gathering, service, id: enquiry?._id ?? '' };
}

describe('asking for the promotion of a training or an event', () => {
  it('is for trainers, and told to the operator and to all who work there', async () => {
    const { person, gathering, id } = await asked();
    const of = { _id: gathering.id, kind: 'training', title: gathering.title };
    const [enquiry] = await queue(person.email);
    expect(enquiry).toMatchObject({
      service: { effect: pin, amount: 7 },
      request: { company: { _id: companyOf(person) }, job: null, gathering: of, carriedOut: null },
    });
    const colleague = await createMember(api.prisma, companyOf(person));
    expect(await own(colleague)).toMatchObject([{ _id: id, askedBy: person.name, gathering: of }]);
  });

  it('wants one of their own that is published and not over', async () => {
    const person = await createTrainer(api.prisma);
    const { id } = await createService(api.prisma, { effect: pin, amount: 7 });
    const fault = async (body: object) => (await ask(person, id, body)).body.data;
    const of = async (overrides: Parameters<typeof createGathering>[1]) =>
      fault({ gatheringId: (await createGathering(api.prisma, overrides)).id });
    expect(Object.keys(await fault({}))).toEqual(['gatheringId']);
    expect((await of({})).gatheringId).toHaveLength(1);
    const ownerId = person.id;
    for (const overrides of [{ inDays: [-1] }, { status: 'closed' as const }, { status: 'draft' as const }])
      expect((await of({ ownerId, ...overrides })).gatheringId[0]).toContain('is over or no longer public');
    expect(await own(person)).toEqual([]);
  });

  it('leaves services of jobs and packages to those who post jobs, and has the others for trainers too', async () => {
    const person = await createTrainer(api.prisma);
    const { id: jobId } = await createJob(api.prisma);
    for (const effect of ['job-pin', 'job-boost', 'cv-views', 'social-links', 'cv-screening']) {
      const { id } = await createService(api.prisma, { effect });
      const { status, body } = await ask(person, id, { jobId });
      expect([status, body.code]).toEqual([403, 'service.not_yours']);
    }
    const { id: gatheringId } = await createGathering(api.prisma, { ownerId: person.id });
    for (const effect of ['home-logo', null]) {
      const { id } = await createService(api.prisma, { effect });
      expect((await ask(person, id, { gatheringId })).status).toBe(201);
    }
    expect(await own(person)).toHaveLength(2);
  });
});

describe('carrying it out', () => {
  it('has the training lead the list for so many days, and tells who asked in their language', async () => {
    const { person, gathering, id } = await asked({ inDays: [300] });
    expect((await carryOut(id, gathering.id)).status).toBe(201);
    const until = addDays(today(), 6);
    const saved = await api.prisma.gathering.findUniqueOrThrow({ where: { id: gathering.id } });
    expect([saved.pinnedUntil, saved.updatedAt]).toEqual([new Date(until), gathering.updatedAt]);
    const { data } = (await api.as(null).call(trainingList, { query: { limit: 100 } })).body;
    const first = data.findIndex(({ pinned }: { pinned: boolean }) => !pinned);
    const place = data.findIndex(({ _id }: { _id: string }) => _id === gathering.id);
    expect(place).toBeGreaterThanOrEqual(0);
    if (first >= 0) expect(place).toBeLessThan(first);
    expect(await own(person)).toMatchObject([
      { status: 'done', gathering: { _id: gathering.id }, carriedOut: { effect: pin, until } },
    ]);
    const [mail] = await api.mailsTo(person.email);
    expect(mail?.text).toContain(`សួស្ដី ${person.name}`);
    expect(mail?.text).toContain(`«${gathering.title}» ត្រូវបានខ្ទាស់`);
    expect(await api.prisma.notification.findMany({ where: { userId: person.id } })).toMatchObject([
      { kind: 'service-done' },
    ]);
    const audit = await api.prisma.auditEntry.findMany({ where: { targetId: person.id } });
    expect(audit).toMatchObject([
      { action: 'enquiry.carry_out', details: { gathering: gathering.title, until } },
    ]);
  });

  it('is for the events of recruiters, and counts after what lasts already', async () => {
    const { person, gathering, service, id } = await asked({ kind: 'event' }, createRecruiter);
    await carryOut(id, gathering.id, 3);
    await ask(person, service.id, { gatheringId: gathering.id });
    const [again] = (await queue(person.email)).filter(({ _id }) => _id !== id);
    await carryOut(again?._id ?? '', gathering.id, 5);
    expect(await pinOf(gathering.id)).toEqual(new Date(addDays(today(), 7)));
    const query = { 'filter[companyId]': companyOf(person) };
    expect((await api.as(null).call(eventList, { query })).body.data).toMatchObject([{ pinned: true }]);
  });

  it('counts from today where the last pin is over', async () => {
    const { gathering, id } = await asked();
    const pinnedUntil = new Date(addDays(today(), -3));
    await api.prisma.gathering.update({ where: { id: gathering.id }, data: { pinnedUntil } });
    await carryOut(id, gathering.id, 1);
    expect(await pinOf(gathering.id)).toEqual(new Date(today()));
  });

  it('happens once, however many press at once, and counts what two requests add at once', async () => {
    const { person, gathering, service, id } = await asked();
    const answers = await Promise.all([carryOut(id, gathering.id), carryOut(id, gathering.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    for (const _ of [1, 2]) await ask(person, service.id, { gatheringId: gathering.id });
    const more = (await queue(person.email)).filter(({ _id }) => _id !== id);
    await Promise.all(more.map(({ _id }) => carryOut(_id, gathering.id)));
    expect(await pinOf(gathering.id)).toEqual(new Date(addDays(today(), 20)));
  });

  it('takes another one of the company, and refuses what is over or closed meanwhile, or another company’s', async () => {
    const { person, gathering, id } = await asked();
    const others = await createGathering(api.prisma);
    expect((await carryOut(id, others.id)).body.data).toHaveProperty('gatheringId');
    const change = (data: object) => api.prisma.gathering.update({ where: { id: gathering.id }, data });
    await change({ status: 'closed' });
    const refused = async () => (await carryOut(id, gathering.id)).body.data.gatheringId[0];
    expect(await refused()).toContain('is over or no longer public');
    const [startsAt, endsAt] = [2000, 1000].map((ago) => new Date(Date.now() - ago));
    await change({ status: 'active', startsAt, endsAt });
    expect(await refused()).toContain('is over or no longer public');
    expect([await pinOf(gathering.id), await pinOf(others.id)]).toEqual([null, null]);
    const other = await createGathering(api.prisma, { ownerId: person.id, kind: 'event' });
    expect((await carryOut(id, other.id)).status).toBe(201);
    expect(await own(person)).toMatchObject([{ gathering: { _id: other.id, kind: 'event' } }]);
  });

  it('wants one, and days, a year of them at most in all', async () => {
    const { gathering, id } = await asked();
    const fields = async (...body: Parameters<typeof carryOut>) =>
      Object.keys((await carryOut(...body)).body.data);
    expect(await fields(id, undefined)).toEqual(['gatheringId']);
    expect(await fields(id, gathering.id, 0)).toEqual(['amount']);
    expect(await fields(id, gathering.id, 366)).toEqual(['amount']);
    const pinnedUntil = new Date(addDays(today(), 360));
    await api.prisma.gathering.update({ where: { id: gathering.id }, data: { pinnedUntil } });
    const { body } = await carryOut(id, gathering.id);
    expect(body.data.amount[0]).toContain(addDays(today(), 360));
  });
});

it('goes to who takes over, is in their export, and stays when the training is gone', async () => {
  const { person, gathering, id } = await asked();
  const colleague = await createMember(api.prisma, companyOf(person), { role: 'trainer' });
  const left = { companyId: companyOf(person), from: person.id, to: colleague.id };
  await api.prisma.$transaction((tx) => emit(api.deps, tx, 'company.left', left));
  const rows = [];
  for await (const row of eachEnquiry(api.prisma, colleague.id)) rows.push(row);
  expect(rows).toMatchObject([{ id, request: { gathering: { title: gathering.title } } }]);
  await api.prisma.gathering.delete({ where: { id: gathering.id } });
  expect(await own(colleague)).toMatchObject([{ _id: id, gathering: null }]);
});
