import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import { newestFirst } from '@acheep/contract/kernel/list';
import type { savedTalentList } from '@acheep/contract/talent/saved-talent';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { anyOf, build, type Condition, read, row, typed } from '@acheep/database/statement';
import { contains, eachRow, findOne, idsOf, lock, type Reader } from '../../../search/rows.repository.ts';
import type { Searchable } from '../../../search/searchable.ts';
import { workList } from '../../../search/work-list.repository.ts';
import { companyOf } from '../../companies/company/company-people.repository.ts';
import { noteFields } from '../../hiring/application/application.repository.ts';
import { findableBy, isFindable } from '../talent/finder.repository.ts';
import { talentCardFields } from '../talent/talent-card.repository.ts';
import { listedTalents, type TalentFilter } from '../talent/talent-listed.repository.ts';

const saved = row('saved_talent');
/** CVs that a company has saved and may still find. */
export const savedBy = (companyId: string): Condition =>
  saved.and([
    saved('e.company_id', '=', companyId),
    saved('e.removed_at', 'is', null),
    saved('e.resume_id', 'in', idsOf('resume', findableBy({ as: 'company', companyId }))),
  ]);

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
  const own = build
    .selectFrom('saved_talent as s')
    .where('s.company_id', '=', typed(companyId, 'uuid'))
    .where('s.removed_at', 'is', null)
    .select('s.resume_id');
  return {
    ...all,
    listed: (moment) => row('resume').and([all.listed(moment), row('resume')('e.id', 'in', own)]),
  };
}

/** Saved CVs; a search matches those of `found` and the company's notes. */
const savedTalents = (companyId: string, found: readonly string[]) =>
  workList(newestFirst, {
    table: 'saved_talent',
    filters: {},
    text: (search) =>
      saved.or([
        saved('e.resume_id', '=', anyOf(found, 'uuid[]')),
        saved(
          'e.id',
          'in',
          build
            .selectFrom('saved_talent_note as n')
            .where(contains('n.text', search))
            .select('n.saved_talent_id'),
        ),
      ]),
    order: { createdAt: 'e.created_at' },
    load: (db, page) => db.savedTalent.findMany({ ...page, select: fieldsFor(companyId) }),
  });

/** A page of saved CVs. */
export const listSaved = (
  prisma: PrismaClient,
  companyId: string,
  query: ParsedQueryOf<typeof savedTalentList>,
  found: readonly string[],
  now: Date,
) => savedTalents(companyId, found).page(prisma, [savedBy(companyId)], query, now);

export const listSavedIds = async (db: Reader, companyId: string): Promise<string[]> => {
  const statement = build
    .selectFrom('saved_talent as e')
    .where(savedBy(companyId))
    .select('e.resume_id as id')
    .orderBy('e.created_at', 'desc');
  return (await read(db, statement)).map(({ id }) => id);
};

export const countOthers = (tx: Transaction, companyId: string, resumeId: string) =>
  tx.savedTalent.count({ where: { companyId, removedAt: null, resumeId: { not: resumeId } } });

/** Locks the CV against deletion for the rest of the transaction; its content may change. */
export const lockResume = (tx: Transaction, id: string) => lock(tx, 'resume', id, 'forKeyShare');

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
  const { id } = known
    ? await tx.savedTalent.update({ where: key, data: { removedAt: null }, select: { id: true } })
    : await tx.savedTalent.create({
        data: { companyId, resumeId, savedById, createdAt },
        select: { id: true },
      });
  return id;
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

export async function listNotes(db: Reader, companyId: string, resumeId: string) {
  const where = { companyId, resumeId, removedAt: null };
  if (!(await isFindable(db, { as: 'company', companyId }, resumeId))) return [];
  return db.savedTalentNote.findMany({
    where: { savedTalent: where },
    select: noteFields,
    orderBy: { id: 'desc' },
  });
}

export const createNote = (
  tx: Transaction,
  data: { savedTalentId: string; authorId: string; text: string },
) => tx.savedTalentNote.create({ data, select: noteFields });

/** Locks a company's note on a person it may still find. The company must be locked first. */
export async function lockNote(tx: Transaction, companyId: string, id: string) {
  const isOwn = row('saved_talent_note')(
    'e.saved_talent_id',
    'in',
    idsOf('saved_talent', savedBy(companyId)),
  );
  if (!(await lock(tx, 'saved_talent_note', id, 'forNoKeyUpdate'))) return null;
  return findOne(tx, 'saved_talent_note', id, [isOwn], (one) =>
    tx.savedTalentNote.findUnique({ ...one, select: noteFields }),
  );
}

/** Data export: notes of the user's company, without the names of the people. */
export const eachSavedTalent = (prisma: PrismaClient, userId: string) =>
  eachRow(prisma, 'saved_talent', [saved('e.company_id', '=', companyOf(userId, 'hire'))], (page) =>
    prisma.savedTalent.findMany({
      ...page,
      select: {
        id: true,
        resumeId: true,
        createdAt: true,
        notes: { select: { text: true, createdAt: true, author: { select: { name: true } } } },
      },
    }),
  );
