import {
  maxLogos,
  serviceRequestCarryOut,
  serviceRequestCreate,
  serviceRequestList,
  serviceRequestTakeDown,
} from '@acheep/contract/billing/service-request';
import { type AdminEnquiry, adminEnquiryList } from '@acheep/contract/content/enquiry';
import { jobList } from '@acheep/contract/jobs/job';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { createJob } from '@acheep/prisma/factories/job';
import { createOrder } from '@acheep/prisma/factories/order';
import { createService } from '@acheep/prisma/factories/service';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createMember, createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { emit } from '../../../domain-event.ts';
import { startApi } from '../../../testing/harness.ts';
import { deleteDoneBefore, eachEnquiry } from '../../content/enquiry/enquiry.repository.ts';
import { serviceRequestModule } from './service-request.module.ts';
import { listHomeLogos } from './service-request.repository.ts';

const api = await startApi();
let admin: { id: string };
beforeAll(async () => {
  admin = await createUser(api.prisma, { role: 'admin' });
});

type Person = Awaited<ReturnType<typeof createRecruiter>>;
const companyOf = ({ company }: Person) => company?.id ?? '';
const ask = (who: { id: string } | null, serviceId: string, body: object = {}, locale: 'en' | 'km' = 'en') =>
  api.as(who).call(serviceRequestCreate, { params: { id: serviceId }, body, locale } as never);
const own = async (who: { id: string }) => (await api.as(who).call(serviceRequestList)).body.data;
const queue = async (search: string): Promise<AdminEnquiry[]> =>
  (await api.as(admin).call(adminEnquiryList, { query: { search } })).body.data;
const serviceOf = (effect: string, amount: number | null = null) =>
  createService(api.prisma, { effect, amount });

async function withLogo(person: Person) {
  const { path: logoPath } = await createUpload(api.prisma, { ownerId: person.id, kind: 'logo' });
  await api.prisma.company.update({ where: { id: companyOf(person) }, data: { logoPath } });
}

/** A recruiter who requested a service, and the enquiry. */
async function asked(
  effect: string,
  { amount = 7, closesOn }: { amount?: number | null; closesOn?: string } = {},
) {
  const person = await createRecruiter(api.prisma, { jobs: 0, locale: 'km' });
  const job = await createJob(api.prisma, { ownerId: person.id, ...(closesOn && { closesOn }) });
  const service = await serviceOf(effect, amount);
  expect((await ask(person, service.id, { jobId: job.id })).status).toBe(201);
  const [enquiry] = await queue(person.email);
  return { person, job, service, id: enquiry?._id ?? '' };
}
const carryOut = (id: string, body: object, who: { id: string } | null = admin) =>
  api.as(who).call(serviceRequestCarryOut, { params: { id }, body } as never);

describe('asking for a service: success', () => {
  it('keeps company and job, stands in the queue, and is seen by all who work there', async () => {
    const { person, job, service, id } = await asked('job-pin');
    const [enquiry] = await queue(person.email);
    expect(enquiry).toMatchObject({
      kind: 'service',
      status: 'open',
      name: person.name,
      service: { _id: service.id, effect: 'job-pin', amount: 7 },
      request: {
        company: { _id: companyOf(person), hasLogo: false },
        job: { _id: job.id },
        carriedOut: null,
      },
    });
    const colleague = await createMember(api.prisma, companyOf(person));
    expect(await own(colleague)).toMatchObject([
      { _id: id, title: service.title, status: 'open', askedBy: person.name, job: { _id: job.id } },
    ]);
    expect(await own(await createRecruiter(api.prisma))).toEqual([]);
    const told = await api.prisma.notification.findFirst({
      where: { userId: admin.id },
      orderBy: { id: 'desc' },
    });
    expect(told?.params).toMatchObject({ from: person.company?.name, subject: service.title });
  });

  it('says the service in the language in which it is asked for, and needs no words and no job', async () => {
    const person = await createRecruiter(api.prisma);
    const service = await createService(api.prisma, { titleKm: 'ឡូហ្គោ' });
    expect((await ask(person, service.id, {}, 'km')).status).toBe(201);
    expect(await own(person)).toMatchObject([
      { title: service.title, titleKm: 'ឡូហ្គោ', message: '', job: null },
    ]);
    await api.prisma.service.delete({ where: { id: service.id } });
    expect(await own(person)).toMatchObject([{ title: 'ឡូហ្គោ', titleKm: 'ឡូហ្គោ' }]);
  });
});

describe('asking for a service: validation, authorisation', () => {
  it('wants one of the own open jobs where the service is of a job', async () => {
    const person = await createRecruiter(api.prisma);
    const { id } = await serviceOf('job-boost', 7);
    const fields = async (body: object) => Object.keys((await ask(person, id, body)).body.data);
    expect(await fields({})).toEqual(['jobId']);
    expect(await fields({ jobId: (await createJob(api.prisma)).id })).toEqual(['jobId']);
    const closed = await createJob(api.prisma, { ownerId: person.id, closesOn: addDays(today(), -1) });
    expect((await ask(person, id, { jobId: closed.id })).body.data.jobId[0]).toContain('no longer open');
    expect(await own(person)).toEqual([]);
  });

  it('is for those who have a company, of what is offered', async () => {
    const { id } = await serviceOf('cv-views', 5);
    const alone = await createUser(api.prisma, { role: 'recruiter' });
    expect((await ask(alone, id)).body.code).toBe('service.no_company');
    const off = await createService(api.prisma, { isActive: false });
    expect((await ask(await createRecruiter(api.prisma), off.id)).status).toBe(404);
  });
});

describe('carrying a request out: success', () => {
  it('pins the job as the operator’s page of jobs does, and tells who asked in their language', async () => {
    const { person, job, id } = await asked('job-pin');
    expect((await carryOut(id, { effect: 'job-pin', jobId: job.id, amount: 7 })).status).toBe(201);
    const until = addDays(today(), 6);
    const saved = await api.prisma.job.findUniqueOrThrow({ where: { id: job.id } });
    expect([saved.pinnedUntil, saved.boostedUntil, saved.updatedAt]).toEqual([
      new Date(until),
      null,
      job.updatedAt,
    ]);
    const { data } = (await api.as(null).call(jobList, { query: { limit: 1 } })).body;
    expect(data[0]._id).toBe(job.id);
    expect(await own(person)).toMatchObject([{ status: 'done', carriedOut: { effect: 'job-pin', until } }]);
    const [mail] = await api.mailsTo(person.email);
    expect(mail?.text).toContain(`សួស្ដី ${person.name}`);
    expect(mail?.text).toContain('ខ្ទាស់នៅខាងលើគេ');
    expect(await api.prisma.notification.findMany({ where: { userId: person.id } })).toMatchObject([
      { kind: 'service-done' },
    ]);
    const audit = await api.prisma.auditEntry.findMany({
      where: { targetId: person.id },
      orderBy: { id: 'asc' },
    });
    expect(audit.map(({ action }) => action).sort()).toEqual(['enquiry.carry_out', 'job.promote']);
  });

  it('boosts for so many days after what is there already, and leaves the pin alone', async () => {
    const { job, id } = await asked('job-boost');
    const pinnedUntil = new Date(addDays(today(), 3));
    const boostedUntil = new Date(addDays(today(), 1));
    await api.prisma.job.update({ where: { id: job.id }, data: { pinnedUntil, boostedUntil } });
    await carryOut(id, { effect: 'job-boost', jobId: job.id, amount: 5 });
    const saved = await api.prisma.job.findUniqueOrThrow({ where: { id: job.id } });
    expect([saved.pinnedUntil, saved.boostedUntil]).toEqual([pinnedUntil, new Date(addDays(today(), 6))]);
  });

  it('takes another open job of the company than was asked for', async () => {
    const { person, id } = await asked('job-pin');
    const other = await createJob(api.prisma, { ownerId: person.id });
    await carryOut(id, { effect: 'job-pin', jobId: other.id, amount: 1 });
    expect(await own(person)).toMatchObject([{ job: { _id: other.id }, carriedOut: { until: today() } }]);
  });

  it('adds CV views to the running order that ends last', async () => {
    const { person, id } = await asked('cv-views', { amount: 20 });
    const ownerId = person.id;
    const first = await createOrder(api.prisma, { ownerId, status: 'active' });
    const validTo = new Date(addDays(today(), 90));
    const last = await createOrder(api.prisma, { ownerId, status: 'active', validTo });
    await createOrder(api.prisma, { ownerId, status: 'active', validTo: new Date(addDays(today(), -1)) });
    expect((await carryOut(id, { effect: 'cv-views', amount: 25 })).status).toBe(201);
    const orders = await api.prisma.order.findMany({
      where: { id: { in: [first.id, last.id] } },
      orderBy: { validTo: 'asc' },
    });
    expect(orders.map(({ cvViews }) => cvViews)).toEqual([10, 35]);
    expect(await own(person)).toMatchObject([{ carriedOut: { views: 25, until: null } }]);
  });

  it('puts the logo onto the home page until a day, with two in a row one after the other', async () => {
    const { person, service, id } = await asked('home-logo', { amount: 30 });
    await withLogo(person);
    await carryOut(id, { effect: 'home-logo', amount: 30 });
    await ask(person, service.id);
    const [again] = await queue(person.email);
    await carryOut(again?._id ?? '', { effect: 'home-logo', amount: 10 });
    const until = addDays(today(), 39);
    expect(await own(person)).toMatchObject([
      { carriedOut: { until } },
      { carriedOut: { until: addDays(today(), 29) } },
    ]);
    const shownOn = async (day: string) =>
      (await listHomeLogos(api.prisma, new Date(day))).filter(
        ({ id: company }) => company === companyOf(person),
      );
    expect(await shownOn(until)).toHaveLength(1);
    expect(await shownOn(addDays(until, 1))).toEqual([]);
    const told = async () => (await serviceRequestModule.pageData?.(api.prisma, new Date(until)))?.logos;
    expect(await told()).toEqual([expect.stringContaining(`${companyOf(person)}\t/media/`)]);
    await api.prisma.user.update({ where: { id: person.id }, data: { disabledAt: new Date() } });
    expect(await told()).toEqual([]);
  });

  it('takes a logo off the home page before its time, once', async () => {
    const { person, id } = await asked('home-logo');
    await withLogo(person);
    await carryOut(id, { effect: 'home-logo', amount: 7 });
    const call = (who: { id: string }) => api.as(who).call(serviceRequestTakeDown, { params: { id } });
    expect([(await call(admin)).status, (await call(admin)).status]).toEqual([200, 200]);
    const shown = (await listHomeLogos(api.prisma, new Date(today()))).map((company) => company.id);
    expect(shown).not.toContain(companyOf(person));
    expect(await own(person)).toMatchObject([{ carriedOut: { until: addDays(today(), -1) } }]);
    const where = { targetId: person.id, action: 'enquiry.take_down' };
    expect(await api.prisma.auditEntry.count({ where })).toBe(1);
  });

  it('sends the links of what was published', async () => {
    const { person, job, id } = await asked('social-links', { amount: null });
    const links = ['https://www.facebook.com/acheep/posts/1', 'https://t.me/acheep/7'];
    expect((await carryOut(id, { effect: 'social-links', jobId: job.id, links })).status).toBe(201);
    expect(await own(person)).toMatchObject([{ carriedOut: { links } }]);
    const [mail] = await api.mailsTo(person.email);
    for (const link of links) expect(mail?.text).toContain(link);
  });

  it('happens once, however many press at once, and whoever is second is told', async () => {
    const { person, id } = await asked('cv-views', { amount: 20 });
    const order = await createOrder(api.prisma, { ownerId: person.id, status: 'active' });
    const colleague = await createUser(api.prisma, { role: 'admin' });
    const body = { effect: 'cv-views', amount: 20 };
    const answers = await Promise.all([
      carryOut(id, body),
      carryOut(id, body, colleague),
      carryOut(id, body),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.map(({ body: { code } }) => code).filter(Boolean)).toEqual([
      'service.carried_out',
      'service.carried_out',
    ]);
    expect((await api.prisma.order.findUniqueOrThrow({ where: { id: order.id } })).cvViews).toBe(30);
  });

  it('counts what two requests add to one order at once', async () => {
    const { person, service, id } = await asked('cv-views', { amount: 20 });
    await ask(person, service.id);
    const [other] = (await queue(person.email)).filter(({ _id }) => _id !== id);
    const order = await createOrder(api.prisma, { ownerId: person.id, status: 'active' });
    const body = { effect: 'cv-views', amount: 20 };
    await Promise.all([carryOut(id, body), carryOut(other?._id ?? '', body)]);
    expect((await api.prisma.order.findUniqueOrThrow({ where: { id: order.id } })).cvViews).toBe(50);
  });
});

describe('carrying a request out: validation', () => {
  it('refuses a job that has closed, or is of another company, and changes nothing', async () => {
    const { person, job, id } = await asked('job-pin');
    const others = await createJob(api.prisma);
    const of = (jobId: string) => carryOut(id, { effect: 'job-pin', jobId, amount: 7 });
    expect((await of(others.id)).body.data).toHaveProperty('jobId');
    await api.prisma.job.update({ where: { id: job.id }, data: { status: 'closed' } });
    expect((await of(job.id)).body.data.jobId[0]).toContain('no longer open');
    expect(await own(person)).toMatchObject([{ status: 'open', carriedOut: null }]);
  });

  it('says what is missing: a logo, a running package, room on the home page', async () => {
    const logo = await asked('home-logo');
    const put = (id: string) => carryOut(id, { effect: 'home-logo', amount: 7 });
    expect((await put(logo.id)).body.code).toBe('service.no_logo');
    const views = await asked('cv-views');
    await createOrder(api.prisma, { ownerId: views.person.id, status: 'active', refundedAt: new Date() });
    expect((await carryOut(views.id, { effect: 'cv-views', amount: 7 })).body.code).toBe('service.no_order');
    await withLogo(logo.person);
    for (let count = (await listHomeLogos(api.prisma, new Date(today()))).length; count < maxLogos; count++) {
      const one = await asked('home-logo');
      await withLogo(one.person);
      expect((await put(one.id)).status).toBe(201);
    }
    expect((await put(logo.id)).body.code).toBe('service.logos');
  });

  it.each([
    ['no days', 'job-pin', { amount: undefined }, 'amount'],
    ['more than a year', 'job-pin', { amount: 366 }, 'amount'],
    ['no job', 'job-pin', { jobId: undefined }, 'jobId'],
    ['no links', 'social-links', { links: [] }, 'links'],
    ['eleven links', 'social-links', { links: Array(11).fill('https://t.me/a') }, 'links'],
    ['a link that is not encrypted', 'social-links', { links: ['http://t.me/a'] }, 'links.0'],
    ['a link with a password', 'social-links', { links: ['https://a:b@t.me/a'] }, 'links.0'],
  ])('refuses %s', async (_, effect, wrong, field) => {
    const { job, id } = await asked(effect);
    const body = { effect, jobId: job.id, amount: 7, links: ['https://t.me/a'], ...wrong };
    expect(Object.keys((await carryOut(id, body)).body.data)).toEqual([field]);
  });

  it('refuses more than a year in all, and says until when it lasts', async () => {
    const { job, id } = await asked('job-pin');
    const pinnedUntil = new Date(addDays(today(), 360));
    await api.prisma.job.update({ where: { id: job.id }, data: { pinnedUntil } });
    const { body } = await carryOut(id, { effect: 'job-pin', jobId: job.id, amount: 7 });
    expect(body.data.amount[0]).toContain(addDays(today(), 360));
  });

  it('tells that the service was changed or deleted meanwhile', async () => {
    const { job, service, id } = await asked('job-pin');
    const body = { effect: 'job-pin', jobId: job.id, amount: 7 };
    await api.prisma.service.update({ where: { id: service.id }, data: { effect: 'job-boost' } });
    expect((await carryOut(id, body)).body.code).toBe('service.changed');
    await api.prisma.service.delete({ where: { id: service.id } });
    expect((await carryOut(id, body)).body.code).toBe('service.changed');
  });
});

describe('requests of who leaves', () => {
  it('go to who takes over, with the answers to come, and the logo stays', async () => {
    const { person, id } = await asked('cv-views');
    const colleague = await createMember(api.prisma, companyOf(person));
    const left = { companyId: companyOf(person), from: person.id, to: colleague.id };
    await api.prisma.$transaction((tx) => emit(api.deps, tx, 'company.left', left));
    expect(await queue(colleague.email)).toMatchObject([{ _id: id, name: colleague.name, phone: null }]);
    const rows = [];
    for await (const row of eachEnquiry(api.prisma, colleague.id)) rows.push(row);
    expect(rows).toMatchObject([{ id, request: { effect: null } }]);
    for await (const row of eachEnquiry(api.prisma, person.id)) rows.push(row);
    expect(rows).toHaveLength(1);
  });

  it('stay a year after they are done, and as long as what was done holds', async () => {
    const { person, job, id } = await asked('job-pin');
    await carryOut(id, { effect: 'job-pin', jobId: job.id, amount: 7 });
    const soon = new Date(Date.now() + 1000);
    await deleteDoneBefore(api.prisma, soon, new Date(today()));
    expect(await own(person)).toHaveLength(1);
    await deleteDoneBefore(api.prisma, soon, new Date(addDays(today(), 7)));
    expect(await own(person)).toEqual([]);
  });
});
