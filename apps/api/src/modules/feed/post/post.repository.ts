import type { PostKind, PostStatus } from '@acheep/contract/feed/post-option';
import type { CompanyRight } from '@acheep/contract/kernel/company-right';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { type Condition, row } from '@acheep/database/statement';
import type { DomainEvent } from '../../../domain-event.ts';
import type { Look } from '../../../module.ts';
import { findOne, idsThatMeet, lock, meets, type Reader } from '../../../search/rows.repository.ts';
import { companyOf } from '../../companies/company/company-people.repository.ts';
import {
  cardFields as gatheringFields,
  listedFields as listedGathering,
  withNumbers,
} from '../../events/gathering/gathering.repository.ts';
import { cardFields as jobFields } from '../../jobs/job/job.repository.ts';
import { filePost } from './post-search.repository.ts';
import { postIsPublic } from './post-shown.repository.ts';

const post = row('post');

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

/** Posts of the company that the user works for, in a role with the right. */
export const isOfColleagues = (userId: string, right: CompanyRight | 'any' = 'any'): Condition =>
  post('e.company_id', '=', companyOf(userId, right));

export const findPublicPost = (db: Reader, id: string) =>
  findOne(db, 'post', id, [postIsPublic], (one) => db.post.findUnique({ ...one, select: entryFields }));

export const isShown = (db: Reader, id: string) => meets(db, 'post', id, postIsPublic);

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

/** Ids of those of these posts that the public may see, in no particular order. */
export const findPublicIds = (db: Reader, ids: readonly string[]) =>
  idsThatMeet(db, 'post', ids, postIsPublic);

/** The posts themselves. */
export const findPublicPosts = async (db: Reader, ids: readonly string[]): Promise<PostRow[]> =>
  findPosts(db, { id: { in: await findPublicIds(db, ids) } });

/** Locks a public post against deletion before something is added to it; false if it is not public. */
export const lockPublicPost = async (tx: Transaction, id: string): Promise<boolean> =>
  // Read by a separate statement, so that it sees what the previous lock holder committed.
  (await lock(tx, 'post', id, 'forKeyShare')) && isShown(tx, id);

export const findOwnPost = (db: Reader, userId: string, id: string) =>
  findOne(db, 'post', id, [isOfColleagues(userId)], (one) =>
    db.post.findUnique({ ...one, select: entryFields }),
  );

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
  const isHeld = await lock(tx, 'post', id, 'forNoKeyUpdate', post('e.company_id', '=', companyId));
  // A separate statement, so that it sees what the previous lock holder committed.
  return isHeld ? tx.post.findUnique({ where: { id }, select: entryFields }) : null;
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
export const mayOpenFile = async (db: PrismaClient, { id, userId, uploadId }: Look): Promise<boolean> =>
  (await db.post.count({
    where: { id, OR: [{ videoId: uploadId }, { pictures: { some: { uploadId } } }] },
  })) > 0 && meets(db, 'post', id, isOfColleagues(userId, 'post'));
