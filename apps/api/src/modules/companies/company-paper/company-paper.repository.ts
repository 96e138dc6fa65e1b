import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { type Condition, row } from '@acheep/database/statement';
import type { DomainEvent } from '../../../domain-event.ts';
import type { Look } from '../../../module.ts';
import { findOne, type Reader } from '../../../search/rows.repository.ts';
import { companyIdOf, companyOf } from '../company/company-people.repository.ts';

const paper = row('company_paper');

/** Documents of a company, oldest first. */
export const papersOf = {
  select: {
    id: true,
    kind: true,
    createdAt: true,
    upload: { select: { originalName: true, mediaType: true, size: true } },
  },
  orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
} satisfies Prisma.CompanyPaperFindManyArgs;
export type PaperRow = Prisma.CompanyPaperGetPayload<typeof papersOf>;

const verification = { verifiedAt: true, papers: papersOf } satisfies Prisma.CompanySelect;

/** Documents that the user may see: the company's owner and its recruiters see and send them. */
const seenBy = (userId: string): Condition => paper('e.company_id', '=', companyOf(userId, 'post'));

export async function findVerification(db: Reader, userId: string) {
  const id = await companyIdOf(db, userId, 'post');
  return id === null ? null : db.company.findUnique({ where: { id }, select: verification });
}

export const createPaper = (
  tx: Transaction,
  data: { companyId: string; kind: string; uploadId: string; createdAt: Date },
) => tx.companyPaper.create({ data, select: { id: true } });

/** True when a document was sent before. */
export const isSent = async (tx: Transaction, uploadId: string) =>
  (await tx.companyPaper.count({ where: { uploadId } })) > 0;

/** False when the company has no such document. */
export async function deletePaper(tx: Transaction, companyId: string, id: string): Promise<boolean> {
  const { count } = await tx.companyPaper.deleteMany({ where: { id, companyId } });
  return count > 0;
}

const paperFields = { id: true, uploadId: true } as const;

/** The upload of a document of any company, for the operator. */
export const findPaper = (db: PrismaClient, id: string) =>
  db.companyPaper.findUnique({ where: { id }, select: paperFields });

/** The upload of a document of the user's company. */
export const findOwnPaper = (db: PrismaClient, userId: string, id: string) =>
  findOne(db, 'company_paper', id, [seenBy(userId)], (one) =>
    db.companyPaper.findUnique({ ...one, select: paperFields }),
  );

/** Whether an account may open the file of a document: an operator, or whoever sees those of the company. */
export async function mayOpenPaper(db: PrismaClient, { id, userId, uploadId }: Look): Promise<boolean> {
  const person = await db.user.findUnique({ where: { id: userId }, select: { role: true } });
  const found = await (person?.role === 'admin' ? findPaper(db, id) : findOwnPaper(db, userId, id));
  return found?.uploadId === uploadId;
}

/** Data export: the documents that the user's company has sent. */
export async function findOwnPapers(prisma: PrismaClient, userId: string) {
  const verification = await findVerification(prisma, userId);
  return verification && verification.papers.length > 0 ? verification.papers : null;
}

/** Transfers a company's documents to another member. */
export async function transferPapers(tx: Transaction, { companyId, from, to }: DomainEvent<'company.left'>) {
  await tx.upload.updateMany({
    where: { ownerId: from, paperOf: { companyId } },
    data: { ownerId: to },
  });
}
