import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

/** The account with what its end needs; null where it has ended meanwhile. */
export const findAccount = (prisma: PrismaClient, id: string) =>
  prisma.user.findUnique({
    where: { id },
    select: {
      id: true,
      role: true,
      name: true,
      email: true,
      phone: true,
      locale: true,
      passwordHash: true,
      company: { select: { name: true, nameKm: true } },
    },
  });
export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/**
 * Makes everybody who is about to add something to an account (a file, an application) wait until the transaction
 * ends; false where the account is gone.
 */
export async function holdAccount(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM "user" WHERE id = ${id}::uuid FOR UPDATE`;
  return rows.length > 0;
}

/** What of an account other things may name: its files, its jobs, and what it applied with. */
export async function findBelongings(tx: Transaction, id: string) {
  const [uploads, jobs, applications] = [
    await tx.upload.findMany({ where: { ownerId: id }, select: { path: true } }),
    await tx.job.findMany({ where: { ownerId: id }, select: { id: true } }),
    await tx.application.findMany({ where: { applicantId: id }, select: { id: true } }),
  ];
  return {
    paths: uploads.map(({ path }) => path),
    jobIds: jobs.map((job) => job.id),
    applicationIds: applications.map((application) => application.id),
  };
}

/**
 * Deletes an account with everything that belongs to it. What admins did to it stays written down, without the words
 * that they wrote about a person.
 */
export async function deleteAccount(tx: Transaction, { id, email }: Account) {
  await tx.auditEntry.updateMany({ where: { targetId: id }, data: { details: {} } });
  // Asked for before there was an account, requests name the address alone.
  await tx.passwordReset.deleteMany({ where: { email } });
  // Before the files: an application holds on to its CV.
  await tx.application.deleteMany({ where: { applicantId: id } });
  await tx.user.delete({ where: { id }, select: { id: true } });
}

export interface Traces {
  email: string;
  /** What mails to other people may say of the person. */
  words: string[];
  jobIds: string[];
  applicationIds: string[];
}

/**
 * Takes mail out of the queue: to the person, about what is gone now, and of mail that was sent to others and is kept
 * for a while, what names the person.
 */
export const deleteMail = (tx: Transaction, { email, words, jobIds, applicationIds }: Traces) =>
  tx.$executeRaw`
    DELETE FROM pgboss.job WHERE name = 'mail' AND (
      lower(data->>'to') = ${email.toLowerCase()}
      OR data->'params'->>'jobId' = ANY(${jobIds}::text[])
      OR data->'params'->>'applicationId' = ANY(${applicationIds}::text[])
      OR (state > 'active' AND EXISTS (
        SELECT 1 FROM jsonb_each_text(data->'params') param, unnest(${words}::text[]) word
        WHERE position(lower(word) IN lower(param.value)) > 0)))`;

/** Deletes mail that was finished before the one moment, or ordered before the other. */
export const deleteOldMail = (prisma: PrismaClient, finished: Date, ordered: Date) =>
  prisma.$executeRaw`
    DELETE FROM pgboss.job WHERE name = 'mail' AND (
      (state > 'active' AND coalesce(completed_on, created_on) < ${finished}) OR created_on < ${ordered})`;
