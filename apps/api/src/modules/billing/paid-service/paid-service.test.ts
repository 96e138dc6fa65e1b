import {
  adminServiceCreate,
  adminServiceDelete,
  adminServiceList,
  adminServiceOrder,
  adminServiceUpdate,
  type Service,
  serviceList,
} from '@acheep/contract/billing/service';
import { createEnquiry, createService } from '@acheep/prisma/factories/service';
import { createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();
let admin: { id: string };
beforeAll(async () => {
  admin = await createUser(api.prisma, { role: 'admin' });
});

const body = {
  title: 'Screening',
  titleKm: 'សម្រាំង',
  text: 'We read.',
  textKm: 'យើងអាន។',
  currency: 'USD',
  isActive: true,
};
const offered = async (): Promise<Service[]> => (await api.as(null).call(serviceList)).body.data;
const all = async (): Promise<Service[]> => (await api.as(admin).call(adminServiceList)).body.data;
const titles = (services: Service[]) => services.map(({ title }) => title);

describe('services: success', () => {
  it('begin with the nine of a career centre, none of which is offered or has a price', async () => {
    expect(await offered()).toEqual([]);
    const services = await all();
    expect(titles(services)).toEqual([
      'Job posts',
      'Top pin',
      'Job boost',
      'CV database views',
      'CV screening',
      'Social promotion',
      'Logo on the home page',
      'Training and event promotion',
      'Recruitment support',
    ]);
    expect(services.filter(({ soldInPackages }) => soldInPackages)).toMatchObject([{ title: 'Job posts' }]);
    for (const { titleKm, textKm, price } of services) {
      expect([titleKm, textKm].every((text) => /\p{Script=Khmer}/u.test(text))).toBe(true);
      expect(price).toBeNull();
    }
  });

  it('are shown once they are offered, in the order of the operator', async () => {
    const one = (await api.as(admin).call(adminServiceCreate, { body: { ...body, price: 50_00 } })).body.data;
    const [first] = await all();
    const saved = { ...body, title: 'Job posts', updatedAt: first?.updatedAt };
    await api.as(admin).call(adminServiceUpdate, { params: { id: first?._id ?? '' }, body: saved });
    expect(titles(await offered())).toEqual(['Job posts', 'Screening']);
    const moved = await api.as(admin).call(adminServiceOrder, { body: { ids: [one._id] } });
    expect([moved.status, titles(moved.body.data)[0]]).toEqual([200, 'Screening']);
    expect(await offered()).toMatchObject([{ title: 'Screening', price: 50_00 }, { title: 'Job posts' }]);
    const actions = await api.prisma.auditEntry.findMany({
      where: { actorId: admin.id },
      orderBy: { id: 'asc' },
    });
    expect(actions.map(({ action }) => action)).toEqual(['service.create', 'service.edit', 'service.order']);
  });

  it('can be deleted, and what was asked about them stays', async () => {
    const { id } = await createService(api.prisma);
    const asked = await createEnquiry(api.prisma, { kind: 'service', serviceId: id, subject: 'Screening' });
    expect((await api.as(admin).call(adminServiceDelete, { params: { id } })).status).toBe(200);
    expect(await api.prisma.enquiry.findUnique({ where: { id: asked.id } })).toMatchObject({
      serviceId: null,
      subject: 'Screening',
    });
  });
});

describe('services: validation', () => {
  it('have words in both languages, and a price that can be paid', async () => {
    const send = (wrong: object) => api.as(admin).call(adminServiceCreate, { body: { ...body, ...wrong } });
    for (const [field, value] of [
      ['titleKm', ' '],
      ['text', ''],
      ['price', -1],
      ['price', 1.5],
      ['isActive', 'yes'],
    ] as const)
      expect([field, Object.keys((await send({ [field]: value })).body.data)]).toEqual([field, [field]]);
    const riel = await send({ price: 150, currency: 'KHR' });
    expect(Object.keys(riel.body.data)).toEqual(['price']);
  });

  it('tell the second of two editors, and know no service of others', async () => {
    const { id, updatedAt } = await createService(api.prisma);
    const edit = { params: { id }, body: { ...body, updatedAt: updatedAt.toISOString() } };
    expect((await api.as(admin).call(adminServiceUpdate, edit)).status).toBe(200);
    expect((await api.as(admin).call(adminServiceUpdate, edit)).body.code).toBe('record.changed');
    const ids = ['01900000-0000-7000-8000-000000000000'];
    expect((await api.as(admin).call(adminServiceOrder, { body: { ids } })).status).toBe(422);
  });
});
