import {
  orderCreate,
  orderCurrentActive,
  orderGet,
  orderInvoice,
  orderList,
  orderSlip,
  orderWithdraw,
} from '@acheep/contract/billing/order';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { slipUpload } from '@acheep/contract/platform/upload';
import { createJob } from '@acheep/prisma/factories/job';
import { createOrder } from '@acheep/prisma/factories/order';
import { createPackage } from '@acheep/prisma/factories/package';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createMember, createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { pdf } from '../../../testing/document.ts';
import { startApi } from '../../../testing/harness.ts';
import { photoWithPlace } from '../../../testing/picture.ts';

const api = await startApi();

type Person = { id: string };
const order = (person: Person | null, body: object, headers: Record<string, string> = {}) =>
  api.as(person).call(orderCreate, { body, headers });
const get = (person: Person | null, id: string) => api.as(person).call(orderGet, { params: { id } });
const current = async (person: Person) => (await api.as(person).call(orderCurrentActive)).body.data;
const companyOf = async ({ id: userId }: Person) =>
  (await api.prisma.companyMember.findUniqueOrThrow({ where: { userId } })).companyId;
const ordersOf = async (person: Person) =>
  api.prisma.order.count({ where: { companyId: await companyOf(person) } });

describe('POST /order: success', () => {
  it('keeps price and terms as they were, with VAT, and waits for payment', async () => {
    const recruiter = await createRecruiter(api.prisma, { jobs: 0 });
    const { id: packageId } = await createPackage(api.prisma, { price: 120_00n, jobs: 10, pinDays: 3 });
    const { status, body } = await order(recruiter, { packageId });
    expect([status, body.data]).toMatchObject([
      201,
      {
        status: 'pending',
        number: expect.stringMatching(/^ORD-\d{6}-\d$/),
        subtotal: 120_00,
        vatRate: 1000,
        vat: 12_00,
        total: 132_00,
        package: { _id: packageId, jobs: 10, pinDays: 3, durationType: 'month' },
        validFrom: null,
        jobsUsed: 0,
        actions: ['pay', 'slip', 'withdraw', 'invoice'],
        payment: { khqr: null, mayHaveKhqr: false, banks: [], isWatched: false },
      },
    ]);
    await api.prisma.package.update({ where: { id: packageId }, data: { price: 1n, title: 'X', jobs: 1 } });
    const after = (await get(recruiter, body.data._id)).body.data;
    expect([after.total, after.package]).toEqual([132_00, body.data.package]);
    expect(await current(recruiter)).toBeNull();
  });

  it('fault 17: a repeated call is the same order', async () => {
    const recruiter = await createRecruiter(api.prisma, { jobs: 0 });
    const { id: packageId } = await createPackage(api.prisma);
    const headers = { 'Idempotency-Key': 'once' };
    const answers = await Promise.all([1, 2, 3].map(() => order(recruiter, { packageId }, headers)));
    expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1);
    expect(await ordersOf(recruiter)).toBe(1);
  });

  it('begins a free one at once, from today, without an invoice or its number', async () => {
    const lastNumbers = () => api.prisma.invoiceCounter.findMany();
    const before = await lastNumbers();
    const recruiter = await createRecruiter(api.prisma, { jobs: 0 });
    const { id: packageId } = await createPackage(api.prisma, {
      price: 0n,
      jobs: 1,
      duration: 2,
      durationType: 'week',
    });
    const { body } = await order(recruiter, { packageId });
    const dates = { validFrom: today(), validTo: addDays(today(), 14) };
    expect(body.data).toMatchObject({ status: 'active', total: 0, ...dates, payment: null, actions: [] });
    expect(await current(recruiter)).toMatchObject({ ...dates, jobs: 1, jobsUsed: 0, _id: body.data._id });
    const invoice = await api.as(recruiter).call(orderInvoice, { params: { id: body.data._id } });
    expect([invoice.status, invoice.body.code]).toEqual([404, 'order.no_invoice']);
    expect(await lastNumbers()).toEqual(before);
  });

  it('takes a draft along that is to be published', async () => {
    const recruiter = await createRecruiter(api.prisma, { jobs: 0 });
    const { id: packageId } = await createPackage(api.prisma);
    const job = await createJob(api.prisma, { ownerId: recruiter.id, status: 'draft', title: 'Cook' });
    const { body } = await order(recruiter, { packageId, jobId: job.id });
    expect(body.data.job).toEqual({ _id: job.id, title: 'Cook', status: 'draft' });
    await api.prisma.job.delete({ where: { id: job.id } });
    expect((await get(recruiter, body.data._id)).body.data.job).toBeNull();
  });

  it('tells who ordered how to pay, in their language', async () => {
    const recruiter = await createRecruiter(api.prisma, { jobs: 0, locale: 'km' });
    const { id: packageId } = await createPackage(api.prisma, { titleKm: 'អាជីវកម្ម' });
    const { body } = await order(recruiter, { packageId });
    const mail = (await api.mailsTo(recruiter.email))[0];
    expect(mail?.subject).toBe(`ការបញ្ជាទិញ ${body.data.number}៖ ត្រូវបង់ $55`);
    expect(mail?.text).toContain(`/km/manage-order/${body.data._id}`);
    expect(mail?.text).toContain('«អាជីវកម្ម»');
  });
});

describe('POST /order: validation', () => {
  it('takes active packages and drafts of the own company', async () => {
    const recruiter = await createRecruiter(api.prisma, { jobs: 0 });
    const { id: packageId } = await createPackage(api.prisma);
    const hidden = await createPackage(api.prisma, { status: 'inactive' });
    const foreign = await createJob(api.prisma, { status: 'draft' });
    const posted = await createJob(api.prisma, { ownerId: recruiter.id });
    for (const [field, body] of [
      ['packageId', {}],
      ['packageId', { packageId: hidden.id }],
      ['packageId', { packageId: foreign.id }],
      ['jobId', { packageId, jobId: foreign.id }],
      ['jobId', { packageId, jobId: posted.id }],
    ] as const) {
      const { status, body: said } = await order(recruiter, body);
      expect([status, Object.keys(said.data)]).toEqual([422, [field]]);
    }
    expect(await ordersOf(recruiter)).toBe(0);
  });

  it('begins one free package at a time for a company, whoever of it asks, however many at once', async () => {
    const owner = await createRecruiter(api.prisma, { jobs: 0 });
    const member = await createMember(api.prisma, await companyOf(owner));
    const { id: packageId } = await createPackage(api.prisma, { price: 0n });
    const people = [owner, member, owner, member, owner, member];
    const answers = await Promise.all(people.map((person) => order(person, { packageId })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('order.free_again');
    await api.prisma.order.updateMany({
      where: { companyId: await companyOf(owner) },
      data: { validTo: new Date(addDays(today(), -1)), validFrom: new Date('2026-01-01') },
    });
    expect((await order(member, { packageId })).status).toBe(201);
  });

  it('security 65: begins none for another company of the same mailbox, nor after its account has ended', async () => {
    const { id: packageId } = await createPackage(api.prisma, { price: 0n });
    const owner = (email: string) => createRecruiter(api.prisma, { jobs: 0, email });
    const first = await owner('trial.Dara@gmail.com');
    const others = [await owner('trialdara+2@gmail.com'), await owner('t.rialdara+3@gmail.com')];
    const codes = async (people: Person[]) =>
      Promise.all(people.map(async (person) => (await order(person, { packageId })).body.code ?? 'begun'));
    expect((await codes([first, ...others])).sort()).toEqual([
      'begun',
      'order.free_elsewhere',
      'order.free_elsewhere',
    ]);
    expect(
      (await ordersOf(first)) + (await ordersOf(others[0] as Person)) + (await ordersOf(others[1] as Person)),
    ).toBe(1);
    await api.prisma.company.deleteMany({
      where: { ownerId: { in: [first, ...others].map(({ id }) => id) } },
    });
    const again = await owner('trialdara+4@gmail.com');
    expect(await codes([again])).toEqual(['order.free_elsewhere']);
    await api.prisma.freeUse.updateMany({ data: { until: new Date(addDays(today(), -1)) } });
    expect(await codes([again])).toEqual(['begun']);
  });

  it('lets a few orders of a company wait at a time', async () => {
    const recruiter = await createRecruiter(api.prisma, { jobs: 0 });
    const { id: packageId } = await createPackage(api.prisma);
    const answers = await Promise.all(Array.from({ length: 8 }, () => order(recruiter, { packageId })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201).length).toBe(5);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('order.most_pending');
  });
});

describe('GET /order: success', () => {
  it('security 16, 22: shows and counts the orders of the own company, to all who work for it', async () => {
    const owner = await createRecruiter(api.prisma, { jobs: 0 });
    const member = await createMember(api.prisma, await companyOf(owner));
    const old = await createOrder(api.prisma, {
      ownerId: owner.id,
      status: 'active',
      validFrom: new Date('2026-01-01'),
      validTo: new Date(addDays(today(), -1)),
    });
    const waiting = await createOrder(api.prisma, { ownerId: owner.id });
    await createOrder(api.prisma);
    const list = async (query: Record<string, string> = {}) =>
      (await api.as(member).call(orderList, { query })).body;
    expect((await list()).data.map(({ _id }: { _id: string }) => _id)).toEqual([waiting.id, old.id]);
    const only = async (query: Record<string, string>) =>
      (await list(query)).data.map(({ _id }: { _id: string }) => _id);
    expect(await only({ 'filter[status]': 'expired' })).toEqual([old.id]);
    expect(await only({ 'filter[status]': 'active' })).toEqual([]);
    expect(await only({ 'filter[status]': 'pending,expired' })).toEqual([waiting.id, old.id]);
    const { number } = (await get(owner, waiting.id)).body.data;
    expect(await only({ search: number.toLowerCase() })).toEqual([waiting.id]);
    expect(await only({ search: 'nothing' })).toEqual([]);
  });

  it('answers for the order that publishing would use: with jobs left, the one that ends first', async () => {
    const recruiter = await createRecruiter(api.prisma, { jobs: 0 });
    const until = (days: number) => ({
      ownerId: recruiter.id,
      status: 'active' as const,
      validFrom: new Date('2026-01-01'),
      validTo: new Date(addDays(today(), days)),
    });
    await createOrder(api.prisma, { ...until(1), jobs: 2, jobsUsed: 2 });
    await createOrder(api.prisma, { ...until(2), refundedAt: new Date() });
    await createOrder(api.prisma, until(-1));
    const right = await createOrder(api.prisma, { ...until(0), jobs: 4, jobsUsed: 3 });
    await createOrder(api.prisma, { ...until(9), jobs: 102, jobsUsed: 2 });
    await createOrder(api.prisma, { ownerId: recruiter.id });
    const found = await current(recruiter);
    expect(found).toMatchObject({ _id: right.id, jobs: 4, jobsUsed: 3, jobsLeft: 101, validTo: today() });
    expect(Object.keys(found).sort()).toEqual(
      '_id cvViews cvViewsUsed jobs jobsLeft jobsUsed number title titleKm validFrom validTo'.split(' '),
    );
    expect(await current(await createRecruiter(api.prisma, { jobs: 0 }))).toBeNull();
  });
});

describe('a payment slip', () => {
  const upload = (person: Person, name: string, content: Buffer) =>
    api.as(person).call(slipUpload, { file: { name, content } });

  it('is a picture or a PDF that its company and the operator can open, and nobody else', async () => {
    const recruiter = await createRecruiter(api.prisma, { jobs: 0 });
    const admin = await createUser(api.prisma, { role: 'admin', email: 'queue@example.com' });
    const { id } = await createOrder(api.prisma, { ownerId: recruiter.id });
    for (const [name, content, type] of [
      ['slip.pdf', pdf(), 'application/pdf'],
      ['slip.jpg', await photoWithPlace(), 'image/webp'],
    ] as const) {
      const sent = await upload(recruiter, name, content);
      expect([sent.status, sent.body.data.slip]).toMatchObject([201, { mediaType: type }]);
      const { originalName, path } = sent.body.data.slip;
      const body = { slip: { originalName, path } };
      const given = await api.as(recruiter).call(orderSlip, { params: { id }, body });
      expect([given.status, given.body.data.slip]).toMatchObject([200, { mediaType: type, originalName }]);
      const opened = await api.http().get(given.body.data.slip.url);
      expect([opened.status, opened.headers['content-type']]).toEqual([200, type]);
      expect((await api.http().get(`/media/${path}`)).status).toBe(404);
    }
    const [mail] = await api.mailsTo(admin.email);
    expect(mail?.subject).toContain('New payment slip: ORD-');
    expect(mail?.text).toContain(`/admin/order/${id}`);
  });

  it.each([
    ['slip.exe', Buffer.from('MZ not a picture at all')],
    ['slip.png', Buffer.from('<html><script>alert(1)</script></html>')],
    ['slip.pdf', Buffer.from('%PDF but no PDF')],
  ])('is no %s of something else', async (name, content) => {
    const { status, body } = await upload(await createRecruiter(api.prisma, { jobs: 0 }), name, content);
    expect([status, body.code]).toEqual([415, 'file.type']);
  });

  it('security 17: is one’s own, of its kind, and of one order', async () => {
    const recruiter = await createRecruiter(api.prisma, { jobs: 0 });
    const [one, two] = [
      await createOrder(api.prisma, { ownerId: recruiter.id }),
      await createOrder(api.prisma, { ownerId: recruiter.id }),
    ];
    const give = (id: string, path: string) =>
      api.as(recruiter).call(orderSlip, {
        params: { id },
        body: { slip: { originalName: 'slip.pdf', path } },
      });
    const own = await createUpload(api.prisma, { ownerId: recruiter.id, kind: 'slip' });
    expect((await give(one.id, own.path)).status).toBe(200);
    const document = await createUpload(api.prisma, { ownerId: recruiter.id });
    const foreign = await createUpload(api.prisma, { kind: 'slip' });
    for (const path of [document.path, foreign.path, own.path]) {
      const { status, body } = await give(two.id, path);
      expect([status, Object.keys(body.data)]).toEqual([422, ['slip']]);
    }
  });
});

describe('POST /order/:id/withdraw', () => {
  it('takes back what waits, once', async () => {
    const recruiter = await createRecruiter(api.prisma, { jobs: 0 });
    const { id } = await createOrder(api.prisma, { ownerId: recruiter.id });
    const withdraw = () => api.as(recruiter).call(orderWithdraw, { params: { id } });
    const first = await withdraw();
    expect([first.status, first.body.data]).toMatchObject([
      200,
      { status: 'cancelled', cancelReason: null, actions: [] },
    ]);
    const again = await withdraw();
    expect([again.status, again.body.code]).toEqual([409, 'order.status']);
  });
});

it('stays with the company, without the name of who ordered, when one of several leaves', async () => {
  const owner = await createRecruiter(api.prisma, { jobs: 0 });
  const member = await createMember(api.prisma, await companyOf(owner), { name: 'Who left' });
  const { id } = await createOrder(api.prisma, { ownerId: member.id });
  await api.prisma.user.delete({ where: { id: member.id } });
  expect((await get(owner, id)).body.data.createdBy).toBeNull();
});
