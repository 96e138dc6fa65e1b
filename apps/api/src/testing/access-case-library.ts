import type { PrismaClient } from '@acheep/database/client';
import { createBanner } from '@acheep/prisma/factories/banner';
import { createImport } from '@acheep/prisma/factories/import';
import { createCategory } from '@acheep/prisma/factories/reference';
import { createEnquiry, createService, createServiceRequest } from '@acheep/prisma/factories/service';
import { createSynonym } from '@acheep/prisma/factories/synonym';
import { unique } from '@acheep/prisma/factories/unique';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import type { MakeCase } from './access-case.ts';

/** Record maintained by operators. */
const operators =
  (
    create: (prisma: PrismaClient) => Promise<{ id: string }>,
    find: (prisma: PrismaClient, id: string) => Promise<unknown>,
  ) =>
  (body?: unknown): MakeCase =>
  async (prisma) => {
    const { id } = await create(prisma);
    const owner = await createUser(prisma, { role: 'admin' });
    return { id, owner, body, stored: () => find(prisma, id), isShared: true };
  };

const service = operators(createService, (prisma, id) => prisma.service.findUnique({ where: { id } }));
const enquiry = operators(createEnquiry, (prisma, id) =>
  prisma.enquiry.findUnique({ where: { id }, include: { answers: true } }),
);
/** Request for a service, open to every recruiter. */
const asked: MakeCase = async (prisma) => {
  const { id } = await createService(prisma);
  const owner = await createRecruiter(prisma);
  const stored = () => prisma.serviceRequest.count({ where: { enquiry: { serviceId: id } } });
  return { id, owner, body: { message: 'From Monday on.' }, stored, isShared: true };
};
const request = operators(
  (prisma) => createServiceRequest(prisma),
  (prisma, id) => prisma.enquiry.findUnique({ where: { id }, include: { request: true } }),
);
const banner = operators(createBanner, (prisma, id) =>
  prisma.banner.findUnique({ where: { id }, include: { views: true, clicks: true } }),
);

const category = operators(createCategory, (prisma, id) => prisma.category.findUnique({ where: { id } }));
/** Category to be merged into another. */
const merged: MakeCase = async (prisma) => {
  const { id: into } = await createCategory(prisma);
  return category({ into })(prisma);
};
/** Unique names: no two entries may share one. */
const renamed: MakeCase = (prisma) => {
  const number = unique();
  const names = { nameEn: `Farriery ${number}`, nameKm: `ដាក់ក្រចកសេះ ${number}` };
  return category({ ...names, isActive: true })(prisma);
};
const resaid: MakeCase = (prisma) => {
  const number = unique();
  return synonym({ words: [`farrier${number}`, `horseshoer${number}`] })(prisma);
};
const synonym = operators(createSynonym, (prisma, id) => prisma.synonym.findUnique({ where: { id } }));
const file = operators(createImport, (prisma, id) =>
  prisma.import.findUnique({ where: { id }, include: { entries: true } }),
);
const broughtIn = operators(
  (prisma) => createImport(prisma, { state: 'done', doneRows: 1 }),
  (prisma, id) => prisma.import.findUnique({ where: { id }, include: { entries: true } }),
);

/** Failed e-mail task. */
async function failedMail(prisma: PrismaClient) {
  const [mail] = await prisma.$queryRaw<[{ id: string }]>`
    INSERT INTO pgboss.job (name, data, state, completed_on)
    VALUES ('mail', '{"template": "sample", "to": "a@example.com"}', 'failed', now()) RETURNING id`;
  return mail;
}
const task = operators(
  failedMail,
  (prisma, id) => prisma.$queryRaw`SELECT state::text, data FROM pgboss.job WHERE id = ${id}::uuid`,
);

const serviceOf = {
  title: 'Screening',
  titleKm: 'សម្រាំង',
  text: 'We read.',
  textKm: 'យើងអាន។',
  currency: 'USD',
  isActive: false,
};
const bannerOf = { type: 'side', text: 'Fair', textKm: 'ពិព័រណ៍', isActive: false };

/** Services, enquiries, banners, lists, synonyms, queued tasks, and import files. */
export const libraryCases: Record<string, MakeCase> = {
  'PUT /admin/service/:id': service(serviceOf),
  'DELETE /admin/service/:id': service(),
  'PUT /admin/enquiry/:id': enquiry({ status: 'done' }),
  'POST /admin/enquiry/:id/answer': enquiry({ text: 'Thank you.' }),
  'POST /service/:id/request': asked,
  'POST /admin/enquiry/:id/carry-out': request({ effect: 'cv-views', amount: 5 }),
  'POST /admin/enquiry/:id/take-down': request(),
  'PUT /admin/banner/:id': banner(bannerOf),
  'DELETE /admin/banner/:id': banner(),
  'POST /banner/:id/view': banner(),
  'POST /banner/:id/click': banner(),
  'PUT /admin/reference/:id': renamed,
  'POST /admin/reference/:id/merge': merged,
  'DELETE /admin/reference/:id': category(),
  'PUT /admin/synonym/:id': resaid,
  'DELETE /admin/synonym/:id': synonym(),
  'POST /admin/task/:id/retry': task(),
  'GET /admin/import/:id': file(),
  'GET /admin/import/:id/row': file(),
  'GET /admin/import/:id/fault': file(),
  'POST /admin/import/:id/run': file({}),
  'POST /admin/import/:id/cancel': file(),
  'POST /admin/import/:id/undo': broughtIn(),
};
