import { type BookmarkNoun, bookmarkNouns } from '@acheep/contract/feed/bookmark-option';
import type { ListQuery } from '@acheep/contract/kernel/list';
import { valuesOf } from '@acheep/contract/kernel/option';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { keysetRows } from '../../../plumbing/keyset-rows.ts';
import { containing } from '../../../search/containing.ts';
import {
  cardFields as gatheringFields,
  isPublic as isPublicGathering,
} from '../../events/gathering/gathering.repository.ts';
import { isPublicJob, cardFields as jobFields } from '../../jobs/job/job.repository.ts';
import { isPublicPost, isShown, mayBeShown } from '../post/post.repository.ts';

type Reader = PrismaClient | Transaction;

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
export type BookmarkRow = Prisma.BookmarkGetPayload<{ select: typeof fields }>;

/** Saved records of a noun, without those of disabled accounts, which are not on the site. */
function savedOf(noun: BookmarkNoun, search?: string): Prisma.BookmarkWhereInput {
  const found = search && containing(search);
  const named = found && [{ company: { name: found } }, { company: { nameKm: found } }];
  if (noun === 'post') {
    const said = found && {
      OR: [{ body: found }, { job: { title: found } }, { gathering: { title: found } }],
    };
    // Hidden posts must not be searchable by their text either.
    const wanted = said && { OR: [...(named || []), { AND: [isPublicPost, said] }] };
    return { post: { AND: [mayBeShown, wanted || {}] } };
  }
  const thing = {
    company: { owner: { disabledAt: null } },
    ...(named && { OR: [{ title: found }, ...named] }),
  };
  return noun === 'job' ? { job: thing } : { gathering: { kind: noun, ...thing } };
}

const all = valuesOf(bookmarkNouns);

interface Wanted extends Pick<ListQuery, 'search' | 'sort' | 'offset' | 'limit'> {
  nouns?: readonly BookmarkNoun[] | undefined;
}

export async function listBookmarks(
  prisma: PrismaClient,
  userId: string,
  { nouns = all, search, sort, offset, limit }: Wanted,
) {
  const where = { userId, OR: nouns.map((noun) => savedOf(noun, search)) };
  const direction = sort === 'createdAt_1' ? 'asc' : 'desc';
  const [rows, total] = await Promise.all([
    prisma.bookmark.findMany({
      where,
      select: fields,
      orderBy: [{ createdAt: direction }, { id: direction }],
      skip: offset,
      take: limit,
    }),
    prisma.bookmark.count({ where }),
  ]);
  return { rows, total };
}

/** All saved records that can be shown, last saved first. */
export async function listTargets(prisma: PrismaClient, userId: string, most: number): Promise<Target[]> {
  const rows = await prisma.bookmark.findMany({
    where: { userId, OR: all.map((noun) => savedOf(noun)) },
    select: { jobId: true, postId: true, gathering: { select: { id: true, kind: true } } },
    orderBy: { createdAt: 'desc' },
    take: most,
  });
  return rows.flatMap(({ jobId, postId, gathering }): Target[] => {
    if (jobId) return [{ noun: 'job', id: jobId }];
    if (postId) return [{ noun: 'post', id: postId }];
    return gathering ? [{ noun: gathering.kind, id: gathering.id }] : [];
  });
}

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
