import { type BookmarkNoun, bookmarkNouns } from '@acheep/contract/feed/bookmark-option';
import type { ListQuery } from '@acheep/contract/kernel/list-query';
import { valuesOf } from '@acheep/contract/kernel/option';
import { Prisma, type PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { keysetRows } from '../../../plumbing/keyset-rows.ts';
import {
  and,
  companiesNamed,
  contains,
  inOrderOf,
  or,
  readPage,
  titled,
} from '../../../search/listed-page.repository.ts';
import {
  type GatheringCardRow,
  listedFields as gatheringFields,
  isPublic as isPublicGathering,
  withNumbers,
} from '../../events/gathering/gathering.repository.ts';
import { isPublicJob, cardFields as jobFields } from '../../jobs/job/job.repository.ts';
import { isShown } from '../post/post.repository.ts';
import { postIsPublic } from '../post/post-shown.repository.ts';

type Reader = PrismaClient | Transaction;
const { sql, raw } = Prisma;

export interface Target {
  noun: BookmarkNoun;
  id: string;
}

const company = { id: true, name: true, nameKm: true, logoPath: true } as const;

const fields = {
  id: true,
  createdAt: true,
  job: { select: jobFields },
  gathering: { select: gatheringFields },
  // The text is read separately, subject to public visibility.
  post: { select: { id: true, kind: true, postedAt: true, createdAt: true, company: { select: company } } },
} satisfies Prisma.BookmarkSelect;
export type BookmarkRow = Omit<Prisma.BookmarkGetPayload<{ select: typeof fields }>, 'gathering'> & {
  gathering: GatheringCardRow | null;
};

/**
 * Conditions that leave out records of hidden companies and of disabled accounts. Those are few, so they are read once
 * rather than looked up for each bookmark.
 */
const notOfHidden = (table: string) =>
  raw(
    `e.${table}_id IS NOT NULL AND e.${table}_id NOT IN (SELECT t.id FROM ${table} t JOIN hidden_company h ON h.company_id = t.company_id)`,
  );
const notOfDisabled = raw(`e.post_id NOT IN (
  SELECT t.id FROM post t JOIN "user" u ON u.id = t.created_by_id WHERE u.disabled_at IS NOT NULL)`);

/** Condition on the saved record `t`. It is looked up for each bookmark, as one has few of them. */
const whereSaved = (table: string, condition: Prisma.Sql) =>
  sql`(SELECT ${condition} FROM ${raw(table)} t WHERE t.id = e.${raw(table)}_id)`;

/** Saved records of some nouns, of those that are on the site. */
function savedOf(nouns: readonly BookmarkNoun[], search: string | undefined): Prisma.Sql | undefined {
  const named = search && sql`t.company_id = ANY(${companiesNamed(search)})`;
  const kinds = nouns.filter((noun) => noun === 'training' || noun === 'event');
  const entitled = search && sql`(${contains('t.title', search)} OR ${named})`;
  return or([
    ...(nouns.includes('job') ? [and([notOfHidden('job'), entitled && whereSaved('job', entitled)])] : []),
    ...(kinds.length > 0
      ? [
          and([
            notOfHidden('gathering'),
            kinds.length === 1 && whereSaved('gathering', sql`t.kind::text = ${kinds[0]}`),
            entitled && whereSaved('gathering', entitled),
          ]),
        ]
      : []),
    ...(nouns.includes('post')
      ? [
          and([
            notOfHidden('post'),
            notOfDisabled,
            search &&
              // Hidden posts must not be searchable by their text either.
              whereSaved(
                'post',
                sql`(${named} OR (${raw(postIsPublic('t'))} AND (${contains('t.body', search)}
                  OR t.job_id = ANY(${titled('job', search)}) OR t.gathering_id = ANY(${titled('gathering', search)}))))`,
              ),
          ]),
        ]
      : []),
  ]);
}

const all = valuesOf(bookmarkNouns);

interface Wanted extends Pick<ListQuery, 'search' | 'sort' | 'offset' | 'limit'> {
  nouns?: readonly BookmarkNoun[] | undefined;
}

const ofUser = (userId: string, nouns: readonly BookmarkNoun[], search?: string) =>
  [sql`e.user_id = ${userId}::uuid`, savedOf(nouns, search)] as const;

export async function listBookmarks(
  prisma: PrismaClient,
  userId: string,
  { nouns = all, search, sort, offset, limit }: Wanted,
) {
  const { ids, total } = await readPage(prisma, {
    from: 'bookmark e',
    where: ofUser(userId, nouns, search),
    by: ['e.created_at', 'e.id'],
    direction: sort === 'createdAt_1' ? 'asc' : 'desc',
    offset,
    limit,
    isNarrow: search !== undefined,
  });
  const rows = await prisma.bookmark.findMany({ where: { id: { in: ids } }, select: fields });
  const gatherings = await withNumbers(
    prisma,
    rows.flatMap(({ gathering }) => gathering ?? []),
  );
  const byId = new Map(gatherings.map((gathering) => [gathering.id, gathering]));
  const numbered = rows.map((row) => ({
    ...row,
    gathering: (row.gathering && byId.get(row.gathering.id)) ?? null,
  }));
  return { rows: inOrderOf(ids, numbered), total };
}

/** All saved records that can be shown, last saved first. */
export const listTargets = (prisma: PrismaClient, userId: string, most: number) =>
  prisma.$queryRaw<Target[]>`
    SELECT coalesce(g.kind::text, CASE WHEN e.job_id IS NULL THEN 'post' ELSE 'job' END) AS noun,
      coalesce(e.job_id, e.gathering_id, e.post_id) AS id
    FROM bookmark e LEFT JOIN gathering g ON g.id = e.gathering_id
    WHERE ${and(ofUser(userId, all))} ORDER BY e.created_at DESC LIMIT ${most}`;

/** Locks the account while saving, so that concurrent calls count each other's bookmarks. */
export async function lockPerson(tx: Transaction, id: string): Promise<boolean> {
  const held = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "user" WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  return held.length > 0;
}

/** True when the public may see the record; only then can it be saved. */
export async function isThere(db: Reader, { noun, id }: Target): Promise<boolean> {
  if (noun === 'job') return isPublicJob(db, id);
  if (noun === 'post') return isShown(db, id);
  return (await db.gathering.count({ where: { id, kind: noun, ...isPublicGathering } })) > 0;
}

/** Locks a record against deletion for the rest of the transaction; its content may change. */
export async function hold(tx: Transaction, { noun, id }: Target): Promise<void> {
  if (noun === 'job') await tx.$queryRaw`SELECT 1 FROM job WHERE id = ${id}::uuid FOR KEY SHARE`;
  else if (noun === 'post') await tx.$queryRaw`SELECT 1 FROM post WHERE id = ${id}::uuid FOR KEY SHARE`;
  else await tx.$queryRaw`SELECT 1 FROM gathering WHERE id = ${id}::uuid FOR KEY SHARE`;
}

function columnsOf({ noun, id }: Target) {
  if (noun === 'job') return { jobId: id };
  return noun === 'post' ? { postId: id } : { gatheringId: id };
}

export const countBookmarks = (tx: Transaction, userId: string) => tx.bookmark.count({ where: { userId } });

export const isSaved = async (tx: Transaction, userId: string, target: Target) =>
  (await tx.bookmark.count({ where: { userId, ...columnsOf(target) } })) > 0;

export const addBookmark = (tx: Transaction, userId: string, target: Target, createdAt: Date) =>
  tx.bookmark.create({ data: { userId, createdAt, ...columnsOf(target) }, select: { id: true } });

export async function removeBookmark(db: Reader, userId: string, target: Target): Promise<boolean> {
  const { noun } = target;
  const kind = (noun === 'training' || noun === 'event') && { gathering: { kind: noun } };
  const { count } = await db.bookmark.deleteMany({ where: { userId, ...columnsOf(target), ...kind } });
  return count > 0;
}

const owner = { select: { name: true, nameKm: true } } as const;

/** Data export. Posts are the property of their authors: only the company and the link are included. */
export const eachBookmark = (prisma: PrismaClient, userId: string) =>
  keysetRows((where, page) =>
    prisma.bookmark.findMany({
      where: { ...where, userId },
      select: {
        id: true,
        createdAt: true,
        job: { select: { id: true, title: true, company: owner } },
        gathering: { select: { id: true, kind: true, title: true, company: owner } },
        post: { select: { id: true, kind: true, company: owner } },
      },
      ...page,
    }),
  );
