import type { PrismaClient } from '@acheep/database/client';
import { type MakeCase, operators } from '../../../testing/access-case.ts';

/** An e-mail that has failed. */
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

export const accessCases: Record<string, MakeCase> = {
  'POST /admin/task/:id/retry': task(),
};
