import { adminEventGet, adminGatheringEndpoints } from '@acheep/contract/events/gathering-admin';
import { createGathering, createTrainer } from '@acheep/prisma/factories/gathering';
import { createRegistration } from '@acheep/prisma/factories/registration';
import { createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const { list, get, participants } = adminGatheringEndpoints.training;
const api = await startApi();
let admin: { id: string };
beforeAll(async () => {
  admin = await createUser(api.prisma, { role: 'admin' });
});

const titles = async (query: Record<string, unknown>) => {
  const response = await api.as(admin).call(list, { query });
  expect(response.status).toBe(200);
  return response.body.data.map(({ title }: { title: string }) => title).sort();
};
/** A training with a fee of 20 dollars, two seats taken, one paid, one waiting, one cancelled. */
async function held() {
  const { id, companyId } = await createGathering(api.prisma, {
    title: 'Barista skills',
    fee: 20_00n,
    seats: 2,
  });
  const fee = { gatheringId: id, fee: 20_00n };
  const paid = await createRegistration(api.prisma, { ...fee, paidAt: new Date(), attendedAt: new Date() });
  await createRegistration(api.prisma, fee);
  await createRegistration(api.prisma, { ...fee, state: 'waiting' });
  await createRegistration(api.prisma, { ...fee, state: 'cancelled' });
  const gone = await createUser(api.prisma, { disabledAt: new Date() });
  await createRegistration(api.prisma, { ...fee, userId: gone.id });
  return { id, companyId, paid };
}

describe('trainings of all companies: success', () => {
  it('are found by title, company, status and fee', async () => {
    const owner = await createTrainer(api.prisma, {
      company: { name: 'Ratanak School', nameKm: 'សាលារតនៈ' },
    });
    const of = { ownerId: owner.id };
    await createGathering(api.prisma, { ...of, title: 'Rata draft', status: 'draft' });
    await createGathering(api.prisma, { ...of, title: 'Rata ahead', fee: 5_00n });
    await createGathering(api.prisma, { ...of, title: 'Rata over', inDays: [-2] });
    await createGathering(api.prisma, { ...of, title: 'Rata fair', kind: 'event' });
    const all = ['Rata ahead', 'Rata draft', 'Rata over'];
    for (const search of ['rata ', 'ratanak', 'រតនៈ'])
      expect([search, await titles({ search })]).toEqual([search, all]);
    expect(await titles({ 'filter[companyId]': owner.company?.id })).toEqual(all);
    const among = (filter: object) => titles({ search: 'ratanak', ...filter });
    expect(await among({ 'filter[status]': 'active' })).toEqual(['Rata ahead']);
    expect(await among({ 'filter[status]': 'closed,draft' })).toEqual(['Rata draft', 'Rata over']);
    expect(await among({ 'filter[fee]': 'paid' })).toEqual(['Rata ahead']);
  });

  it('tell seats, registrations and fees, without those whose account is disabled', async () => {
    const { id, companyId } = await held();
    const numbers = { registered: 2, paid: 1, waiting: 1 };
    const found = await api.as(admin).call(list, { query: { 'filter[companyId]': companyId } });
    expect(found.body.data).toMatchObject([{ _id: id, seats: 2, fee: 20_00, ...numbers }]);
    const { body } = await api.as(admin).call(get, { params: { id } });
    expect(body.data).toMatchObject({
      ...numbers,
      cancelled: 1,
      attended: 1,
      certificates: 0,
      fees: [{ currency: 'USD', due: 40_00, paid: 20_00 }],
    });
    expect(body.data.times).toHaveLength(2);
  });

  it('show who takes part, with their accounts and fees', async () => {
    const { id, paid } = await held();
    const call = (query: Record<string, unknown>) =>
      api.as(admin).call(participants, { params: { id }, query });
    const { body } = await call({ 'filter[paid]': 'paid' });
    expect(body.data).toMatchObject([{ _id: paid.id, userId: paid.userId, fee: 20_00, state: 'seat' }]);
    expect((await call({})).body.meta.total).toBe(4);
    expect((await call({ 'filter[state]': 'waiting' })).body.data).toMatchObject([{ place: 1 }]);
  });
});

describe('trainings of all companies: validation', () => {
  it('refuses what is no filter, and is no event', async () => {
    expect((await api.as(admin).call(list, { query: { 'filter[fee]': 'dear' } })).status).toBe(422);
    const { id } = await createGathering(api.prisma);
    expect((await api.as(admin).call(adminEventGet, { params: { id } })).status).toBe(404);
  });
});
