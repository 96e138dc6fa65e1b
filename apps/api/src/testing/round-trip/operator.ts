import {
  accountNoteCreate,
  accountNoteList,
  companyNoteCreate,
  companyNoteList,
  operatorNoteUpdate,
} from '@acheep/contract/accounts/operator-note';
import { apiKeyCreate, apiKeyList } from '@acheep/contract/platform/api-key';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import type { Harness } from '../harness.ts';
import type { Full, RoundTrip, Values } from './round-trip.ts';

/** Operators' notes on accounts and companies, and the keys that they issue. */
export function operatorRoundTrips(harness: () => Harness): Record<string, () => Promise<RoundTrip>> {
  const least = { text: 'Called about the invoice' };
  const about = async () => {
    const { prisma } = harness();
    const { id, company } = await createRecruiter(prisma);
    const admin = await createUser(prisma, { role: 'admin' });
    return { admin, account: { id }, company: { id: company?.id ?? '' } };
  };
  return {
    'POST /admin/user/:id/note': async () => {
      const { admin, account: params } = await about();
      const api = harness().as(admin);
      return {
        least,
        full: [{ text: 'Called again' } satisfies Full<typeof accountNoteCreate>],
        save: async (body) => [
          (await api.call(accountNoteCreate, { params, body })).body.data,
          (await api.call(accountNoteList, { params })).body.data[0],
        ],
      };
    },
    'POST /admin/company/:id/note': async () => {
      const { admin, company: params } = await about();
      const api = harness().as(admin);
      return {
        least,
        full: [{ text: 'Called again' } satisfies Full<typeof companyNoteCreate>],
        save: async (body) => [
          (await api.call(companyNoteCreate, { params, body })).body.data,
          (await api.call(companyNoteList, { params })).body.data[0],
        ],
      };
    },
    'POST /admin/api-key': async () => {
      const api = harness().as(await createUser(harness().prisma, { role: 'admin' }));
      const full: Full<typeof apiKeyCreate> = {
        name: 'Jobs of the Provinces',
        email: 'programs@example.com',
        perMinute: 240,
        endsOn: '2099-12-31',
      };
      return {
        least: { name: 'Work in the Provinces', email: 'mekong@example.com', perMinute: 60 },
        full: [full],
        save: async (body) => {
          const { key: _, ...made } = (await api.call(apiKeyCreate, { body })).body.data;
          const { data } = (await api.call(apiKeyList)).body;
          return [made, ...data.filter(({ _id }: Values) => _id === made._id)];
        },
      };
    },
    'PUT /admin/note/:id': async () => {
      const { admin, account } = await about();
      const data = { userId: account.id, authorId: admin.id, text: 'Before', createdAt: new Date() };
      const params = { id: (await harness().prisma.operatorNote.create({ data })).id };
      const api = harness().as(admin);
      return {
        least,
        full: [{ text: 'Called again' } satisfies Full<typeof operatorNoteUpdate>],
        save: async (body) => [
          (await api.call(operatorNoteUpdate, { params, body })).body.data,
          (await api.call(accountNoteList, { params: account })).body.data[0],
        ],
      };
    },
  };
}
