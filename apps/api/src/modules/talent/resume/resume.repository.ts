import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { build, read } from '@acheep/database/statement';
import { type TalentFields, talentFilingInSteps } from '@acheep/search/redaction/talent-text';
import { runYielding } from '../../../plumbing/run-yielding.ts';

export type Reader = PrismaClient | Transaction;

const named = { select: { id: true, slug: true, nameEn: true, nameKm: true } } as const;
const inOrder = { orderBy: { position: 'asc' } } as const;

export const resumeFields = {
  omit: {
    searchTitle: true,
    searchTags: true,
    searchBody: true,
    searchWritten: true,
    unnamed: true,
    unnamedCard: true,
  },
  include: {
    user: { select: { name: true, email: true, photo: { select: { id: true, path: true } } } },
    province: named,
    wantedCategory: named,
    wantedProvince: named,
    work: inOrder,
    education: inOrder,
    skills: inOrder,
    languages: inOrder,
    trainings: inOrder,
    references: inOrder,
    attachments: {
      ...inOrder,
      select: {
        upload: { select: { id: true, path: true, originalName: true, mediaType: true, size: true } },
      },
    },
  },
} satisfies Prisma.ResumeDefaultArgs;
export type ResumeRow = Prisma.ResumeGetPayload<typeof resumeFields>;

export const findResumeOf = (db: Reader, userId: string) =>
  db.resume.findUnique({ where: { userId }, ...resumeFields });

/** Locks the CV of an account; null if there is none. The account must be locked first. */
export async function lockResumeOf(tx: Transaction, userId: string) {
  const its = build
    .selectFrom('resume')
    .where('user_id', '=', userId)
    .select(['id', 'updated_at as updatedAt']);
  const [held] = await read(tx, its.forNoKeyUpdate());
  return held ?? null;
}

/** Creates a CV that contains only the account's phone number. */
export async function beginResume(tx: Transaction, userId: string) {
  const { phone } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { phone: true } });
  const data = { userId, phone: phone === null ? [] : [phone] };
  return tx.resume.create({ data, select: { id: true } });
}

export const updateResume = (tx: Transaction, id: string, data: Prisma.ResumeUncheckedUpdateInput) =>
  tx.resume.update({ where: { id }, data, ...resumeFields });

/** Saves the search columns of a locked CV for the version that was saved. */
export const fileResume = (
  tx: Transaction,
  { id, updatedAt }: Pick<ResumeRow, 'id' | 'updatedAt'>,
  data: TalentFields,
) => tx.resume.update({ where: { id }, data: { ...data, updatedAt }, select: { id: true } });

/** Search texts of these CVs, and their anonymous texts for display. */
export async function readResumeTexts(tx: Transaction, ids: string[]) {
  const made = [];
  for (const row of await tx.resume.findMany({ where: { id: { in: ids } }, ...resumeFields })) {
    const { texts, unnamed, unnamedCard } = await runYielding(talentFilingInSteps(row));
    made.push({ id: row.id, ...texts, beside: { unnamed, unnamed_card: unnamedCard } });
  }
  return made;
}

/** Number of public CVs, one or none, that show this photo now. */
export const countShown = (db: Reader, { id, uploadId }: { id: string; uploadId: string }) =>
  db.resume.count({
    where: {
      id,
      visibility: 'public',
      showPhoto: true,
      user: { disabledAt: null, photo: { id: uploadId } },
    },
  });
