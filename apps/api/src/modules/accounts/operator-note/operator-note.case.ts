import {
  accountNoteCreate,
  accountNoteList,
  companyNoteCreate,
  companyNoteList,
  operatorNoteUpdate,
} from '@acheep/contract/accounts/operator-note';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';
import type { Harness } from '../../../testing/harness.ts';
import type { Full, RoundTrip } from '../../../testing/round-trip/round-trip.ts';

/** An account that every operator may take notes on. */
const account =
  (body?: unknown): MakeCase =>
  async (prisma) => {
    const { id } = await createRecruiter(prisma);
    const stored = () =>
      prisma.user.findUnique({ where: { id }, include: { sessions: true, notedBy: true } });
    return { id, owner: await createUser(prisma, { role: 'admin' }), body, stored, isShared: true };
  };

const company =
  (body?: unknown): MakeCase =>
  async (prisma) => {
    const id = (await createRecruiter(prisma)).company?.id ?? '';
    const stored = () => prisma.operatorNote.findMany({ where: { companyId: id } });
    return { id, owner: await createUser(prisma, { role: 'admin' }), body, stored, isShared: true };
  };

const ownNote =
  (body?: unknown): MakeCase =>
  async (prisma) => {
    const owner = await createUser(prisma, { role: 'admin' });
    const { id: userId } = await createUser(prisma);
    const data = { userId, authorId: owner.id, text: 'Called', createdAt: new Date() };
    const { id } = await prisma.operatorNote.create({ data });
    return { id, owner, body, stored: () => prisma.operatorNote.findUnique({ where: { id } }) };
  };

const text = 'Called about the invoice';

export const accessCases: Record<string, MakeCase> = {
  'GET /admin/user/:id/note': account(),
  'POST /admin/user/:id/note': account({ text }),
  'GET /admin/company/:id/note': company(),
  'POST /admin/company/:id/note': company({ text }),
  'PUT /admin/note/:id': ownNote({ text }),
  'DELETE /admin/note/:id': ownNote(),
};

export function roundTrips(harness: () => Harness): Record<string, () => Promise<RoundTrip>> {
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
