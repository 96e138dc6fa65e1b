import { createApiKey } from '@acheep/prisma/factories/api-key';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import type { MakeCase } from './access-case.ts';

/** Account that every operator may act on. */
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

/** Company and another one, which the call names in its query or in its body. */
const merging =
  (where: 'query' | 'body'): MakeCase =>
  async (prisma) => {
    const [gone, stays] = [await createRecruiter(prisma), await createRecruiter(prisma)];
    const [id, into] = [gone.company?.id ?? '', stays.company?.id ?? ''];
    const stored = () =>
      prisma.company.findMany({ where: { id: { in: [id, into] } }, orderBy: { id: 'asc' } });
    const owner = await createUser(prisma, { role: 'admin' });
    return { id, owner, [where]: { into }, stored, isShared: true };
  };

/** Company, and others that are not duplicates of it. */
const distinct: MakeCase = async (prisma) => {
  const [one, other] = [await createRecruiter(prisma), await createRecruiter(prisma)];
  const id = one.company?.id ?? '';
  const stored = () => prisma.distinctCompany.count({ where: { OR: [{ companyId: id }, { otherId: id }] } });
  const owner = await createUser(prisma, { role: 'admin' });
  return { id, owner, body: { others: [other.company?.id] }, stored, isShared: true };
};
const saidDistinct: MakeCase = async (prisma) => {
  const both = [await createRecruiter(prisma), await createRecruiter(prisma)];
  const [companyId = '', otherId = ''] = both.map(({ company: of }) => of?.id ?? '').sort();
  const data = { companyId, otherId, facts: Buffer.from('then'), createdAt: new Date() };
  const { id } = await prisma.distinctCompany.create({ data });
  const owner = await createUser(prisma, { role: 'admin' });
  return { id, owner, stored: () => prisma.distinctCompany.count({ where: { id } }), isShared: true };
};

const text = 'Called about the invoice';

/** Partner's key, which every operator may revoke. */
const apiKey: MakeCase = async (prisma) => {
  const { id } = await createApiKey(prisma);
  const owner = await createUser(prisma, { role: 'admin' });
  return { id, owner, stored: () => prisma.apiKey.findUnique({ where: { id } }), isShared: true };
};

export const operatorCases: Record<string, MakeCase> = {
  'POST /admin/api-key/:id/revoke': apiKey,
  'POST /admin/user/:id/impersonation': account({ reason: 'Their CV is not shown' }),
  'GET /admin/user/:id/note': account(),
  'POST /admin/user/:id/note': account({ text }),
  'GET /admin/company/:id/note': company(),
  'POST /admin/company/:id/note': company({ text }),
  'GET /admin/company/:id/merge': merging('query'),
  'POST /admin/company/:id/merge': merging('body'),
  'POST /admin/company/:id/distinct': distinct,
  'DELETE /admin/company/distinct/:id': saidDistinct,
  'PUT /admin/note/:id': ownNote({ text }),
  'DELETE /admin/note/:id': ownNote(),
};
