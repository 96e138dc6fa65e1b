import type { PostKind, PostStatus } from '@acheep/contract/feed/post-option';
import { Prisma, type PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import type { DomainEvent } from '../../../domain-event.ts';
import type { Look } from '../../../module.ts';
import { worksFor } from '../../companies/company/company.repository.ts';
import {
  cardFields as gatheringFields,
  isPublic as isPublicGathering,
  listedFields as listedGathering,
  withNumbers,
} from '../../events/gathering/gathering.repository.ts';
import { isPublic as isPublicJob, cardFields as jobFields } from '../../jobs/job/job.repository.ts';
import { filePost } from './post-search.repository.ts';
import { postIsPublic } from './post-shown.repository.ts';

export type Reader = PrismaClient | Transaction;

const entryFields = {
  id: true,
  kind: true,
  status: true,
  company: { select: { id: true, name: true, nameKm: true, logoPath: true } },
  body: true,
  postedAt: true,
  pinnedUntil: true,
  sharedPostId: true,
  linkNoun: true,
  linkId: true,
  job: { select: jobFields },
  gathering: { select: gatheringFields },
  pictures: {
    select: { upload: { select: { id: true, path: true } } },
    orderBy: { position: 'asc' },
  },
  video: {
    select: {
      path: true,
      ownerId: true,
      originalName: true,
      video: { select: { id: true, state: true, percent: true, tries: true, seconds: true, failure: true } },
    },
  },
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.PostSelect;
export type PostRow = Prisma.PostGetPayload<{ select: typeof entryFields }>;

/** Excludes posts whose company's owner or author is disabled. */
export const mayBeShown = {
  company: { owner: { disabledAt: null } },
  OR: [{ createdById: null }, { createdBy: { disabledAt: null } }],
} satisfies Prisma.PostWhereInput;

/** Condition for public posts: published, no disabled accounts, and the record they show is public, open or over. */
export const isPublicPost = {
  status: 'active' satisfies PostStatus,
  AND: [
    mayBeShown,
    { OR: [{ jobId: null }, { job: isPublicJob }] },
    { OR: [{ gatheringId: null }, { gathering: isPublicGathering }] },
  ],
} satisfies Prisma.PostWhereInput;

export const findPublicPost = (db: Reader, id: string) =>
  db.post.findFirst({ where: { id, ...isPublicPost }, select: entryFields });

export const isShown = async (db: Reader, id: string) =>
  (await db.post.count({ where: { id, ...isPublicPost } })) > 0;

const listedFields = { ...entryFields, gathering: { select: listedGathering } } satisfies Prisma.PostSelect;

/** Posts of a list. */
export async function findPosts(db: Reader, where: Prisma.PostWhereInput): Promise<PostRow[]> {
  const rows = await db.post.findMany({ where, select: listedFields });
  const gatherings = await withNumbers(
    db,
    rows.flatMap(({ gathering }) => gathering ?? []),
  );
  const byId = new Map(gatherings.map((gathering) => [gathering.id, gathering]));
  return rows.map((row) => ({ ...row, gathering: (row.gathering && byId.get(row.gathering.id)) ?? null }));
}

/** Subset of these posts that the public may see, in no particular order. */
export async function findPublicPosts(db: Reader, ids: string[]): Promise<PostRow[]> {
  const shown = await db.$queryRaw<{ id: string }[]>`
    SELECT p.id FROM post p WHERE p.id = ANY(${ids}::uuid[]) AND ${Prisma.raw(postIsPublic('p'))}`;
  return findPosts(db, { id: { in: shown.map(({ id }) => id) } });
}

/** Locks a public post against deletion before something is added to it; false if it is not public. */
export async function lockPublicPost(tx: Transaction, id: string): Promise<boolean> {
  await tx.$queryRaw`SELECT 1 FROM post WHERE id = ${id}::uuid FOR KEY SHARE`;
  return isShown(tx, id);
}

export const findOwnPost = (db: Reader, userId: string, id: string) =>
  db.post.findFirst({ where: { id, company: worksFor(userId) }, select: entryFields });

export async function countViews(db: Reader, ids: string[]): Promise<Map<string, number>> {
  const rows = await db.postView.groupBy({
    by: ['postId'],
    where: { postId: { in: ids } },
    _sum: { views: true },
  });
  return new Map(rows.map(({ postId, _sum }) => [postId, _sum.views ?? 0]));
}

/** Columns of a written post. */
export type PostData = Pick<
  Prisma.PostUncheckedUpdateInput,
  'body' | 'status' | 'postedAt' | 'videoId' | 'linkNoun' | 'linkId'
>;

interface NewPost {
  companyId: string;
  createdById: string;
  kind: PostKind;
  body: string;
  status: PostStatus;
  postedAt: Date | null;
  sharedPostId?: string;
  videoId?: string | null;
  linkNoun?: string | null;
  linkId?: string | null;
}

const picturesOf = (postId: string, uploadIds: readonly string[]) =>
  uploadIds.map((uploadId, position) => ({ postId, position, uploadId }));

export async function createPost(
  tx: Transaction,
  data: NewPost,
  uploadIds: readonly string[],
): Promise<PostRow> {
  const { id } = await tx.post.create({ data, select: { id: true } });
  await tx.postPicture.createMany({ data: picturesOf(id, uploadIds) });
  const row = await tx.post.findUniqueOrThrow({ where: { id }, select: entryFields });
  await filePost(tx, row);
  return row;
}

/**
 * Locks a post of a company for the rest of the transaction; null if it does not exist. The company must be locked
 * first, and so must its job if that is locked as well.
 */
export async function lockPostOf(tx: Transaction, companyId: string, id: string): Promise<PostRow | null> {
  const held = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM post WHERE id = ${id}::uuid AND company_id = ${companyId}::uuid FOR NO KEY UPDATE`;
  // A separate statement, so that it sees what the previous lock holder committed.
  return held.length > 0 ? tx.post.findUnique({ where: { id }, select: entryFields }) : null;
}

/** Saves a locked post; its pictures are replaced if given. */
export async function savePost(
  tx: Transaction,
  id: string,
  data: PostData,
  uploadIds?: readonly string[],
): Promise<PostRow> {
  if (uploadIds) {
    await tx.postPicture.deleteMany({ where: { postId: id } });
    await tx.postPicture.createMany({ data: picturesOf(id, uploadIds) });
  }
  const row = await tx.post.update({ where: { id }, data, select: entryFields });
  if (data.body !== undefined) await filePost(tx, row);
  return row;
}

export const deletePost = (tx: Transaction, id: string) =>
  tx.post.delete({ where: { id }, select: { id: true } });

/** Posts deleted with an account: those of a company that has no other members. */
export async function listEndingIds(tx: Transaction, ownerId: string): Promise<string[]> {
  const rows = await tx.post.findMany({ where: { company: { ownerId } }, select: { id: true } });
  return rows.map(({ id }) => id);
}

/** Transfers the pictures and videos of a company's posts to another member. */
export async function transferFiles(tx: Transaction, { companyId, from, to }: DomainEvent<'company.left'>) {
  await tx.upload.updateMany({
    where: {
      ownerId: from,
      OR: [{ postedIn: { some: { post: { companyId } } } }, { playedBy: { some: { companyId } } }],
    },
    data: { ownerId: to },
  });
}

/** True when the user works for the company whose post has this file. */
export async function mayOpenFile(db: PrismaClient, { id, userId, uploadId }: Look): Promise<boolean> {
  const has = { OR: [{ videoId: uploadId }, { pictures: { some: { uploadId } } }] };
  return (await db.post.count({ where: { id, company: worksFor(userId, 'post'), ...has } })) > 0;
}
