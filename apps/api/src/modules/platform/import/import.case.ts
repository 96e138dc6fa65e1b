import { createImport } from '@acheep/prisma/factories/import';
import { type MakeCase, operators } from '../../../testing/access-case.ts';

const file = operators(createImport, (prisma, id) =>
  prisma.import.findUnique({ where: { id }, include: { entries: true } }),
);

const broughtIn = operators(
  (prisma) => createImport(prisma, { state: 'done', doneRows: 1 }),
  (prisma, id) => prisma.import.findUnique({ where: { id }, include: { entries: true } }),
);

export const accessCases: Record<string, MakeCase> = {
  'GET /admin/import/:id': file(),
  'GET /admin/import/:id/row': file(),
  'GET /admin/import/:id/fault': file(),
  'POST /admin/import/:id/run': file({}),
  'POST /admin/import/:id/cancel': file(),
  'POST /admin/import/:id/undo': broughtIn(),
};
