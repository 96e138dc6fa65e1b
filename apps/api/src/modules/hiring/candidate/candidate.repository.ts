import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { row } from '@acheep/database/statement';
import { change, idsOf, lock } from '../../../search/rows.repository.ts';
import { companyIdOf } from '../../companies/company/company-people.repository.ts';
import { consentFields } from '../../messaging/mail-consent/mail-consent.repository.ts';
import { noteFields } from '../application/application.repository.ts';
import { ofCompany } from '../application/application-access.repository.ts';
import { answersInOrder } from '../screening/answer.repository.ts';

const job = row('job');

export async function listTags(prisma: PrismaClient, userId: string): Promise<string[]> {
  const companyId = await companyIdOf(prisma, userId);
  if (companyId === null) return [];
  const rows = await prisma.candidateTag.findMany({
    where: { companyId, on: { some: {} } },
    select: { name: true },
  });
  return rows.map(({ name }) => name);
}

// An update through the model would mark the status as changed.
export const setRating = (tx: Transaction, id: string, rating: number | null) =>
  change(tx, 'application', [row('application')('e.id', '=', id)], { rating });

/** Replaces the tags of a locked application. Existing names of the company keep their capitalization. */
export async function setTags(tx: Transaction, companyId: string, applicationId: string, names: string[]) {
  // Sorted, so that two transactions inserting the same new tags cannot deadlock.
  const data = [...names].sort().map((name) => ({ companyId, name }));
  await tx.candidateTag.createMany({ data, skipDuplicates: true });
  const tags = await tx.candidateTag.findMany({
    where: { companyId, name: { in: names } },
    select: { id: true },
  });
  await tx.applicationTag.deleteMany({ where: { applicationId } });
  await tx.applicationTag.createMany({ data: tags.map(({ id: tagId }) => ({ applicationId, tagId })) });
}

export const createNote = (
  tx: Transaction,
  data: { applicationId: string; authorId: string; text: string },
) => tx.applicationNote.create({ data, select: noteFields });

/** Locks a note on a candidate of a company. The company must be locked first. */
export async function lockNote(tx: Transaction, companyId: string, id: string) {
  const isOwn = row('application_note')('e.application_id', 'in', idsOf('application', ofCompany(companyId)));
  return (await lock(tx, 'application_note', id, 'forNoKeyUpdate', isOwn))
    ? tx.applicationNote.findUnique({ where: { id }, select: { ...noteFields, applicationId: true } })
    : null;
}

/** A candidate with the data for the consent mail. */
export const findToAsk = (tx: Transaction, id: string) =>
  tx.application.findUniqueOrThrow({
    where: { id },
    select: {
      email: true,
      locale: true,
      applicant: { select: { id: true } },
      consent: consentFields,
      job: { select: { title: true, company: { select: { id: true, name: true, nameKm: true } } } },
    },
  });

/** Deletes a manually added candidate; false if there is none. */
export const deleteAdded = async (tx: Transaction, id: string) =>
  (await tx.application.deleteMany({ where: { id, applicantId: null } })).count > 0;

/** Locks a job of the company that was ever published; false if there is none. */
export const lockJobToAddTo = (tx: Transaction, companyId: string, id: string) =>
  lock(tx, 'job', id, 'forKeyShare', job('e.company_id', '=', companyId), job('e.status', '<>', 'draft'));

const tableFields = {
  id: true,
  createdAt: true,
  status: true,
  stageId: true,
  hiredAt: true,
  rejection: true,
  name: true,
  email: true,
  phone: true,
  source: true,
  rating: true,
  tags: { select: { tag: { select: { name: true } } }, orderBy: { tag: { name: 'asc' } } },
  answers: answersInOrder,
  interviews: {
    select: { status: true, startsAt: true, endsAt: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 1,
  },
  job: { select: { title: true } },
} satisfies Prisma.ApplicationSelect;
export type TableRow = Prisma.ApplicationGetPayload<{ select: typeof tableFields }>;

/** Rows of the exported candidate table, in any order. */
export const readCandidates = (prisma: PrismaClient, ids: string[]) =>
  prisma.application.findMany({ where: { id: { in: ids } }, select: tableFields });
