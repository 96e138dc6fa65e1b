import {
  type AdminPackage,
  adminPackageCreate,
  adminPackageDelete,
  adminPackageList,
  adminPackageOrder,
  adminPackageStatus,
  adminPackageUpdate,
  packageList,
} from '@acheep/contract/billing/package';
import { createPackage } from '@acheep/prisma/factories/package';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();
let admin: { id: string };
beforeAll(async () => {
  admin = await createUser(api.prisma, { role: 'admin' });
});
beforeEach(() => api.prisma.package.deleteMany());

const body = {
  title: 'Starter',
  titleKm: 'ចាប់ផ្ដើម',
  price: 3000,
  currency: 'USD',
  duration: 1,
  durationType: 'month',
  jobs: 1,
};
const titles = (answer: { body: { data: { title: string }[] } }) =>
  answer.body.data.map(({ title }) => title);
const create = (given: object = {}) =>
  api.as(admin).call(adminPackageCreate, { body: { ...body, ...given } });
const setStatus = (id: string, status: string) =>
  api.as(admin).call(adminPackageStatus, { params: { id }, body: { status } });
const lastAudit = () => api.prisma.auditEntry.findFirst({ orderBy: { id: 'desc' } });

describe('GET /package: success', () => {
  it('security 19: shows everybody the active ones in their order, with these keys', async () => {
    await createPackage(api.prisma, { title: 'Second', position: 2 });
    await createPackage(api.prisma, { title: 'First', position: 1, price: 0n });
    await createPackage(api.prisma, { title: 'Hidden', status: 'inactive' });
    await createPackage(api.prisma, { title: 'Old', status: 'archived' });
    const answer = await api.as(null).call(packageList);
    expect(titles(answer)).toEqual(['First', 'Second']);
    expect(answer.body.data[1]).toMatchObject({ price: 5000, currency: 'USD', vatRate: 1000, jobs: 5 });
    expect(Object.keys(answer.body.data[0]).sort()).toEqual(
      '_id boostDays createdAt currency cvViews description descriptionKm duration durationType isRecommended jobs pinDays price status title titleKm updatedAt vatRate'.split(
        ' ',
      ),
    );
  });
});

describe('/admin/package: success', () => {
  it('makes one that nobody sees before it is activated, last in the order, and writes it down', async () => {
    await createPackage(api.prisma, { title: 'First', position: 7 });
    const made = await create();
    expect([made.status, made.body.data]).toMatchObject([
      201,
      { status: 'inactive', orders: 0, actions: ['edit', 'activate', 'archive', 'delete'] },
    ]);
    expect(titles(await api.as(null).call(packageList))).toEqual(['First']);
    await setStatus(made.body.data._id, 'active');
    expect(titles(await api.as(null).call(packageList))).toEqual(['First', 'Starter']);
    expect(await lastAudit()).toMatchObject({
      actorId: admin.id,
      action: 'package.status',
      targetId: null,
      subjectId: made.body.data._id,
      details: { package: 'Starter', status: 'inactive → active' },
    });
  });

  it('arranges them: those named first, the others as they were', async () => {
    const ids: Record<string, string> = {};
    for (const title of ['A', 'B', 'C', 'D'])
      ids[title] = (await createPackage(api.prisma, { title, titleKm: title })).id;
    const answer = await api.as(admin).call(adminPackageOrder, { body: { ids: [ids.C ?? '', ids.A ?? ''] } });
    expect(titles(answer)).toEqual(['C', 'A', 'B', 'D']);
    expect(titles(await api.as(null).call(packageList))).toEqual(['C', 'A', 'B', 'D']);
  });

  it('shows archived ones last, and takes them back', async () => {
    const { id } = await createPackage(api.prisma, { title: 'Old', position: 1 });
    await createPackage(api.prisma, { title: 'New', position: 2 });
    expect((await setStatus(id, 'archived')).body.data.actions).toEqual(['deactivate', 'delete']);
    expect(titles(await api.as(admin).call(adminPackageList))).toEqual(['New', 'Old']);
    expect((await setStatus(id, 'inactive')).body.data.status).toBe('inactive');
  });

  it('recommends one at most: the last that was saved so, and a form opened before is told', async () => {
    const first = (await create({ title: 'First', isRecommended: true })).body.data;
    const second = (await create({ title: 'Second' })).body.data;
    const all = async (): Promise<AdminPackage[]> => (await api.as(admin).call(adminPackageList)).body.data;
    const recommended = async () =>
      (await all()).filter(({ isRecommended }) => isRecommended).map(({ title }) => title);
    expect(await recommended()).toEqual(['First']);
    const save = ({ _id, updatedAt }: AdminPackage, title: string, isRecommended: boolean) =>
      api.as(admin).call(adminPackageUpdate, {
        params: { id: _id },
        body: { ...body, title, isRecommended, updatedAt },
      });
    const saved = await save(second, 'Second', true);
    expect([saved.status, saved.body.data.isRecommended]).toEqual([200, true]);
    expect((await lastAudit())?.details).toMatchObject({ isRecommended: 'false → true' });
    expect(await recommended()).toEqual(['Second']);
    expect((await save(first, 'First', true)).body.code).toBe('record.changed');
    await create({ title: 'Third', isRecommended: true });
    expect(await recommended()).toEqual(['Third']);
    const both = [second, (await create({ title: 'Fourth' })).body.data];
    const fresh = await all();
    const answers = await Promise.all(
      fresh.filter(({ _id }) => both.some((one) => one._id === _id)).map((one) => save(one, 'Same', true)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await recommended()).length).toBe(1);
  });

  it('deletes one that was never ordered', async () => {
    const { id } = await createPackage(api.prisma, { status: 'inactive' });
    expect((await api.as(admin).call(adminPackageDelete, { params: { id } })).status).toBe(200);
    expect(await api.prisma.package.count()).toBe(0);
  });
});

describe('/admin/package: validation', () => {
  it.each([
    ['price', { price: -1 }],
    ['price', { price: 1.5 }],
    ['price', { price: 150, currency: 'KHR' }],
    ['currency', { currency: 'EUR' }],
    ['duration', { duration: 0 }],
    ['durationType', { durationType: 'hour' }],
    ['jobs', { jobs: 0 }],
    ['titleKm', { titleKm: ' ' }],
    ['status', { status: 'active' }],
  ])('refuses a wrong %s', async (field, given) => {
    const { status, body: said } = await create(given);
    expect([status, Object.keys(said.data)]).toEqual([422, [field]]);
  });

  it('tells who is second, and overwrites nothing', async () => {
    const { id, updatedAt } = await createPackage(api.prisma, { title: 'Before' });
    const save = (title: string) =>
      api.as(admin).call(adminPackageUpdate, {
        params: { id },
        body: { ...body, title, updatedAt: updatedAt.toISOString() },
      });
    expect((await save('One')).status).toBe(200);
    const second = await save('Two');
    expect([second.status, second.body.code]).toEqual([409, 'record.changed']);
    expect((await api.prisma.package.findUniqueOrThrow({ where: { id } })).title).toBe('One');
  });

  it('refuses what the state does not allow', async () => {
    const archived = await createPackage(api.prisma, { status: 'archived' });
    const active = await createPackage(api.prisma);
    expect((await setStatus(archived.id, 'active')).body.code).toBe('package.status');
    expect((await setStatus(active.id, 'active')).body.code).toBe('package.status');
    const gone = await api.as(admin).call(adminPackageDelete, { params: { id: active.id } });
    expect([gone.status, gone.body.code]).toEqual([409, 'package.status']);
    const edit = await api.as(admin).call(adminPackageUpdate, { params: { id: archived.id }, body });
    expect([edit.status, edit.body.code]).toEqual([409, 'package.status']);
  });

  it('arranges none that is not there', async () => {
    const ids = ['01900000-0000-7000-8000-000000000000'];
    const { status, body: said } = await api.as(admin).call(adminPackageOrder, { body: { ids } });
    expect([status, Object.keys(said.data)]).toEqual([422, ['ids']]);
  });

  it('keeps one that was ordered', async () => {
    const { id } = await createPackage(api.prisma, { status: 'inactive' });
    const { company } = await createRecruiter(api.prisma);
    await api.prisma.order.create({
      data: {
        companyId: company?.id ?? '',
        packageId: id,
        title: 'Starter',
        titleKm: 'ចាប់ផ្ដើម',
        duration: 1,
        durationType: 'month',
        jobs: 1,
        cvViews: 0,
        pinDays: 0,
        boostDays: 0,
        currency: 'USD',
        subtotal: 0n,
        vatRate: 0,
        vat: 0n,
        total: 0n,
      },
    });
    const { status, body: said } = await api.as(admin).call(adminPackageDelete, { params: { id } });
    expect([status, said.code]).toEqual([409, 'package.ordered']);
    const [shown] = (await api.as(admin).call(adminPackageList)).body.data;
    expect([shown.orders, shown.actions]).toEqual([1, ['edit', 'activate', 'archive']]);
    await api.prisma.order.deleteMany();
  });
});
