import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';

/** Two companies; the request gives the second one in its query or in its body. */
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

/** A company, and another one to be marked as distinct from it. */
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

export const accessCases: Record<string, MakeCase> = {
  'GET /admin/company/:id/merge': merging('query'),
  'POST /admin/company/:id/merge': merging('body'),
  'POST /admin/company/:id/distinct': distinct,
  'DELETE /admin/company/distinct/:id': saidDistinct,
};
