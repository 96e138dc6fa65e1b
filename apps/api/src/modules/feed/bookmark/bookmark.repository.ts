import { type BookmarkNoun, bookmarks } from '@acheep/contract/feed/bookmark-option';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { all, build, type Condition, read, row } from '@acheep/database/statement';
import { sql } from 'kysely';
import { eachRow, idsOf, lock, meets, oneOf, type Reader, related } from '../../../search/rows.repository.ts';
import { companyIsShown } from '../../../search/search-condition.repository.ts';
import { workList } from '../../../search/work-list.repository.ts';
import { companyNamed } from '../../companies/company/company.repository.ts';
import {
  type GatheringCardRow,
  listedFields as gatheringFields,
  gatheringHas,
  withNumbers,
} from '../../events/gathering/gathering.repository.ts';
import { gatheringIsPublic } from '../../events/gathering/public-gathering.repository.ts';
import { cardFields as jobFields, titleOrCompany } from '../../jobs/job/job.repository.ts';
import { jobIsPublic } from '../../jobs/job/public-job.repository.ts';
import { authorIsShown, postIsPublic } from '../post/post-shown.repository.ts';
import { postHas } from '../post/post-text.repository.ts';

export interface Target {
  noun: BookmarkNoun;
  id: string;
}

const company = { id: true, name: true, nameKm: true, logoPath: true } as const;

const fields = {
  id: true,
  createdAt: true,
  note: true,
  job: { select: { ...jobFields, applyBy: true } },
  gathering: { select: gatheringFields },
  // The text is read separately, subject to public visibility.
  post: { select: { id: true, kind: true, postedAt: true, createdAt: true, company: { select: company } } },
} satisfies Prisma.BookmarkSelect;
export type BookmarkRow = Omit<Prisma.BookmarkGetPayload<{ select: typeof fields }>, 'gathering'> & {
  gathering: GatheringCardRow | null;
};

const bookmark = row('bookmark');
/** Bookmarks of the user. */
export const bookmarksOf = (userId: string): Condition => bookmark('e.user_id', '=', userId);

/** Bookmarks of a record of which this is true. It is looked up for each bookmark, as one has few of them. */
const isOf = (table: 'job' | 'gathering' | 'post', record: Condition) =>
  related(table, ['id', `e.${table}_id`], record);

/** Bookmarks that are shown: not those of hidden companies and of disabled authors. */
export const bookmarkIsShown: Condition = bookmark.or([
  isOf('job', companyIsShown),
  isOf('gathering', companyIsShown),
  isOf('post', authorIsShown),
]);

function isOfNoun(noun: BookmarkNoun): Condition {
  if (noun === 'job') return bookmark('e.job_id', 'is not', null);
  return noun === 'post'
    ? bookmark('e.post_id', 'is not', null)
    : isOf('gathering', row('gathering')('e.kind', '=', noun));
}

const post = row('post');
/** Bookmarks of records with the text in the title, in a post, or in the company's name. */
function hasText(search: string): Condition {
  const isOfNamed = post('e.company_id', '=', oneOf(idsOf('company', companyNamed(search))));
  return bookmark.or([
    isOf('job', titleOrCompany(search)),
    isOf('gathering', gatheringHas(search)),
    // Hidden posts must not be searchable by their text either.
    isOf('post', post.or([isOfNamed, all([postIsPublic, postHas(search)])])),
  ]);
}

export const savedRecords = workList(bookmarks, {
  table: 'bookmark',
  filters: { noun: (wanted) => bookmark.or(wanted.map(isOfNoun)) },
  text: hasText,
  order: { createdAt: 'e.created_at' },
  usual: 'createdAt_-1',
  async load(db, page): Promise<BookmarkRow[]> {
    const rows = await db.bookmark.findMany({ ...page, select: fields });
    const gatherings = await withNumbers(
      db,
      rows.flatMap(({ gathering }) => gathering ?? []),
    );
    const byId = new Map(gatherings.map((gathering) => [gathering.id, gathering]));
    return rows.map((row) => ({
      ...row,
      gathering: (row.gathering && byId.get(row.gathering.id)) ?? null,
    }));
  },
});

/** All saved records that can be shown, last saved first. */
export const listTargets = (prisma: PrismaClient, userId: string, most: number): Promise<Target[]> =>
  read(
    prisma,
    build
      .selectFrom('bookmark as e')
      .leftJoin('gathering as g', 'g.id', 'e.gathering_id')
      .where(all([bookmarksOf(userId), bookmarkIsShown]))
      .select([
        sql<BookmarkNoun>`coalesce(g.kind::text, CASE WHEN e.job_id IS NULL THEN 'post' ELSE 'job' END)`.as(
          'noun',
        ),
        sql<string>`coalesce(e.job_id, e.gathering_id, e.post_id)`.as('id'),
      ])
      .orderBy('e.created_at', 'desc')
      .limit(most),
  );

/** Locks the account while saving, so that concurrent calls count each other's bookmarks. */
export const lockPerson = (tx: Transaction, id: string) => lock(tx, 'user', id, 'forNoKeyUpdate');

/** True when the public may see the record; only then can it be saved. */
export async function isThere(db: Reader, { noun, id }: Target): Promise<boolean> {
  if (noun === 'job') return meets(db, 'job', id, jobIsPublic);
  if (noun === 'post') return meets(db, 'post', id, postIsPublic);
  return meets(db, 'gathering', id, row('gathering')('e.kind', '=', noun), gatheringIsPublic);
}

/** Locks a record against deletion for the rest of the transaction; its content may change. */
export const hold = (tx: Transaction, { noun, id }: Target) =>
  lock(tx, noun === 'job' || noun === 'post' ? noun : 'gathering', id, 'forKeyShare');

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

/** Writes a note on a saved job; false if the user has not saved it. */
export async function writeNote(db: Reader, userId: string, jobId: string, note: string | null) {
  const { count } = await db.bookmark.updateMany({ where: { userId, jobId }, data: { note } });
  return count > 0;
}

const owner = { select: { name: true, nameKm: true } } as const;

/** Data export. Posts are the property of their authors: only the company and the link are included. */
export const eachBookmark = (prisma: PrismaClient, userId: string) =>
  eachRow(prisma, 'bookmark', [bookmarksOf(userId)], (page) =>
    prisma.bookmark.findMany({
      ...page,
      select: {
        id: true,
        createdAt: true,
        note: true,
        job: { select: { id: true, title: true, company: owner } },
        gathering: { select: { id: true, kind: true, title: true, company: owner } },
        post: { select: { id: true, kind: true, company: owner } },
      },
    }),
  );
