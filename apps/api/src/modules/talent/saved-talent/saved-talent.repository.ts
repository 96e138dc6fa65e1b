import type { ListQuery } from '@acheep/contract/kernel/list-query';
import { Prisma, type PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { keysetRows } from '../../../plumbing/keyset-rows.ts';
import { and, contains, inOrderOf, readPage } from '../../../search/listed-page.repository.ts';
import type { Searchable } from '../../../search/searchable.ts';
import { worksFor } from '../../companies/company/company.repository.ts';
import { noteFields } from '../../hiring/application/application.repository.ts';
import { findableBy, findableIn } from '../talent/finder.repository.ts';
import { talentCardFields } from '../talent/talent-card.repository.ts';
import { listedTalents, type TalentFilter } from '../talent/talent-listed.repository.ts';

type Reader = PrismaClient | Transaction;

/** Saved CVs that the company may still find. */
const shownTo = (companyId: string) =>
  ({
    companyId,
    removedAt: null,
    resume: findableBy({ as: 'company', companyId }),
  }) satisfies Prisma.SavedTalentWhereInput;

/** The same for a row of a list. */
const savedBy = (companyId: string) => [
  Prisma.sql`e.company_id = ${companyId}::uuid AND e.removed_at IS NULL`,
  findableIn('e.resume_id', { as: 'company', companyId }),
];

const fieldsFor = (companyId: string) =>
  ({
    id: true,
    createdAt: true,
    resume: {
      select: { ...talentCardFields, views: { where: { companyId }, select: { id: true } } },
    },
    _count: { select: { notes: true } },
  }) satisfies Prisma.SavedTalentSelect;
export type SavedTalentRow = Prisma.SavedTalentGetPayload<{ select: ReturnType<typeof fieldsFor> }>;

/** A company's saved CVs as a searchable list, like that of all CVs. */
export function savedAmongTalents(companyId: string): Searchable<TalentFilter> {
  const all = listedTalents({ as: 'company', companyId });
  return {
    ...all,
    listed: (value, moment) => [
      ...all.listed(value, moment),
      `e.id IN (SELECT s.resume_id FROM saved_talent s
        WHERE s.company_id = ${value(companyId, 'uuid')} AND s.removed_at IS NULL)`,
    ],
  };
}

/** A page of saved CVs; a search matches the CVs found by it and the company's notes. */
export async function listSaved(
  prisma: PrismaClient,
  companyId: string,
  { search, sort, offset, limit }: Pick<ListQuery, 'search' | 'sort' | 'offset' | 'limit'>,
  foundIds: string[],
) {
  const { ids, total } = await readPage(prisma, {
    from: 'saved_talent e',
    where: [
      ...savedBy(companyId),
      search
        ? Prisma.sql`(e.resume_id = ANY(${foundIds}::uuid[]) OR EXISTS (
            SELECT FROM saved_talent_note n WHERE n.saved_talent_id = e.id AND ${contains('n.text', search)}))`
        : undefined,
    ],
    by: ['e.created_at', 'e.id'],
    direction: sort === 'createdAt_1' ? 'asc' : 'desc',
    offset,
    limit,
  });
  const rows = await prisma.savedTalent.findMany({
    where: { id: { in: ids } },
    select: fieldsFor(companyId),
  });
  return { rows: inOrderOf(ids, rows), total };
}

export async function listSavedIds(db: Reader, companyId: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT e.resume_id AS id FROM saved_talent e WHERE ${and(savedBy(companyId))} ORDER BY e.created_at DESC`;
  return rows.map(({ id }) => id);
}

export const countOthers = (tx: Transaction, companyId: string, resumeId: string) =>
  tx.savedTalent.count({ where: { companyId, removedAt: null, resumeId: { not: resumeId } } });

/** Locks the CV against deletion for the rest of the transaction; its content may change. */
export const lockResume = (tx: Transaction, id: string) =>
  tx.$queryRaw`SELECT 1 FROM resume WHERE id = ${id}::uuid FOR KEY SHARE`;

interface Saving {
  companyId: string;
  resumeId: string;
  savedById: string;
  createdAt: Date;
}

/** Saves a CV, or restores it with its notes. A CV already saved keeps its first date. */
export async function saveTalent(tx: Transaction, { companyId, resumeId, savedById, createdAt }: Saving) {
  const key = { companyId_resumeId: { companyId, resumeId } };
  const known = await tx.savedTalent.findUnique({ where: key, select: { id: true, removedAt: true } });
  if (known && known.removedAt === null) return known.id;
  const row = known
    ? await tx.savedTalent.update({ where: key, data: { removedAt: null }, select: { id: true } })
    : await tx.savedTalent.create({
        data: { companyId, resumeId, savedById, createdAt },
        select: { id: true },
      });
  return row.id;
}

export async function removeTalent(tx: Transaction, companyId: string, resumeId: string, removedAt: Date) {
  const { count } = await tx.savedTalent.updateMany({
    where: { companyId, resumeId, removedAt: null },
    data: { removedAt },
  });
  return count > 0;
}

export const deleteRemovedBefore = (prisma: PrismaClient, moment: Date) =>
  prisma.savedTalent.deleteMany({ where: { removedAt: { lt: moment } } });

export const listNotes = (db: Reader, companyId: string, resumeId: string) =>
  db.savedTalentNote.findMany({
    where: { savedTalent: { ...shownTo(companyId), resumeId } },
    select: noteFields,
    orderBy: { id: 'desc' },
  });

export const createNote = (
  tx: Transaction,
  data: { savedTalentId: string; authorId: string; text: string },
) => tx.savedTalentNote.create({ data, select: noteFields });

/** Locks a company's note on a person it may still find. The company must be locked first. */
export async function lockNote(tx: Transaction, companyId: string, id: string) {
  const held = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM saved_talent_note n JOIN saved_talent s ON s.id = n.saved_talent_id
    WHERE n.id = ${id}::uuid AND s.company_id = ${companyId}::uuid FOR NO KEY UPDATE OF n`;
  if (held.length === 0) return null;
  return tx.savedTalentNote.findFirst({
    where: { id, savedTalent: shownTo(companyId) },
    select: noteFields,
  });
}

/** Data export: notes of the user's company, without the names of the people. */
export const eachSavedTalent = (prisma: PrismaClient, userId: string) =>
  keysetRows((where, page) =>
    prisma.savedTalent.findMany({
      where: { ...where, company: worksFor(userId, 'hire') },
      select: {
        id: true,
        resumeId: true,
        createdAt: true,
        notes: { select: { text: true, createdAt: true, author: { select: { name: true } } } },
      },
      ...page,
    }),
  );
