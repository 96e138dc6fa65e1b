import type * as contract from '@acheep/contract/feed/post';
import type { ParsedBodyOf } from '@acheep/contract/kernel/endpoint';
import { pageMeta } from '@acheep/contract/kernel/list-query';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { Transaction } from '@acheep/database/connection';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError, notFound, refuseOutdated } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { momentAt } from '../../../moment.ts';
import type { Reader } from '../../../search/rows.repository.ts';
import { lockCompanyOf } from '../../companies/company/company-lock.repository.ts';
import { refuseUnknown } from '../../jobs/reference/unknown-reference.ts';
import { signFileLink } from '../../platform/upload/file-link.ts';
import { lockOwnUpload, lockOwnUploads } from '../../platform/upload/upload.repository.ts';
import { presentVideo } from '../../platform/video/video.presenter.ts';
import { allows, isWritten, publishing } from './post.policy.ts';
import { presentOwnDetail, presentOwnPost } from './post.presenter.ts';
import * as posts from './post.repository.ts';
import { readPostContext } from './post-context.ts';
import { findListed } from './post-feed.repository.ts';
import { postsOf } from './post-own.repository.ts';
import { countComments, countLikes } from './post-reaction.repository.ts';

type Draft = ParsedBodyOf<typeof contract.postCreate>;
interface Asking {
  actor: Actor;
  locale: Locale;
}

/** Name under which links to files refer to a post. */
export const postNoun = 'post';

export function postService(deps: Pick<Deps, 'config' | 'database' | 'now'>) {
  const { prisma } = deps.database;
  const moment = () => {
    const now = deps.now();
    return momentAt(now);
  };

  /** Posts as their company sees them. */
  async function presented(db: Reader, rows: posts.PostRow[]): Promise<contract.OwnPost[]> {
    const at = moment();
    const ids = rows.map(({ id }) => id);
    const context = await readPostContext(db, rows, at);
    const listed = await findListed(db, ids, at);
    const views = await posts.countViews(db, ids);
    const likes = await countLikes(db, ids);
    const comments = await countComments(db, ids);
    return rows.map((row) =>
      presentOwnPost(row, at, context, {
        shown: listed.has(row.id),
        views: views.get(row.id) ?? 0,
        likes: likes.get(row.id) ?? 0,
        comments: comments.get(row.id) ?? 0,
      }),
    );
  }

  async function detail(
    db: Reader,
    { actor: { sessionId }, locale }: Asking,
    row: posts.PostRow,
  ): Promise<contract.OwnPostDetail> {
    const [own] = await presented(db, [row]);
    if (!own) throw notFound();
    const by = { noun: postNoun, id: row.id };
    const links = (id: string) => ({
      small: signFileLink(deps, { id, small: true, sessionId, by }).url,
      image: signFileLink(deps, { id, sessionId, by }).url,
    });
    const kept = row.video?.video && { ...row.video.video, upload: row.video };
    const video = kept && { ...presentVideo(kept, links(kept.id), locale), path: kept.upload.path };
    return presentOwnDetail(own, row, links, video ?? null);
  }

  /** Locks a post of the actor's company for the rest of the transaction. */
  async function own(tx: Transaction, actor: Actor, id: string, action: contract.PostAction) {
    const company = await lockCompanyOf(tx, actor.id);
    const post = company && (await posts.lockPostOf(tx, company.id, id));
    if (!post) throw notFound();
    if (!allows(post, action)) throw new AppError('post.status');
    return post;
  }

  /** Locks the files of a draft: the actor's own, and those already in the post (`kept`), from any colleague. */
  async function files(
    tx: Transaction,
    { id: ownerId }: Actor,
    draft: Pick<Draft, 'pictures' | 'video'>,
    kept?: posts.PostRow,
  ) {
    const uploadIds = await lockOwnUploads(tx, {
      ownerId,
      kind: 'picture',
      paths: draft.pictures,
      kept: kept?.pictures.map(({ upload }) => upload.path),
    });
    if (!uploadIds) refuseUnknown(['pictures']);
    const videoId = draft.video
      ? await lockOwnUpload(tx, {
          ownerId,
          kind: 'video',
          path: draft.video,
          kept: kept?.video ? [kept.video.path] : [],
        })
      : null;
    if (draft.video && !videoId) refuseUnknown(['video']);
    return { uploadIds: uploadIds ?? [], videoId };
  }

  const linkOf = ({ link }: Pick<Draft, 'link'>) => ({
    linkNoun: link?.noun ?? null,
    linkId: link?._id ?? null,
  });

  return {
    async list({ actor: { id }, query }: Call<typeof contract.ownPostList>) {
      const { rows, total } = await postsOf(id).page(prisma, [posts.isOfColleagues(id)], query, deps.now());
      return { data: await presented(prisma, rows), meta: pageMeta(total, query) };
    },

    async get({ params: { id }, ...asking }: Call<typeof contract.ownPostGet>) {
      const row = await posts.findOwnPost(prisma, asking.actor.id, id);
      if (!row) throw notFound();
      return detail(prisma, asking, row);
    },

    async create({ tx, body: { body, publish, ...draft }, ...asking }: Call<typeof contract.postCreate>) {
      const { actor } = asking;
      const company = await lockCompanyOf(tx, actor.id);
      if (!company) throw new AppError('access.denied');
      const { uploadIds, videoId } = await files(tx, actor, draft);
      const row = await posts.createPost(
        tx,
        {
          companyId: company.id,
          createdById: actor.id,
          kind: 'written',
          body,
          videoId,
          ...linkOf(draft),
          ...(publish ? publishing({ postedAt: null }, deps.now()) : { status: 'draft', postedAt: null }),
        },
        uploadIds,
      );
      return detail(tx, asking, row);
    },

    update: ({
      params: { id },
      body: { body, publish, updatedAt, ...draft },
      ...asking
    }: Call<typeof contract.postUpdate>) =>
      prisma.$transaction(async (tx) => {
        const post = await own(tx, asking.actor, id, 'edit');
        refuseOutdated(post, updatedAt);
        if (!body && isWritten(post)) throw fieldError({ body: 'required' });
        const { uploadIds, videoId } = await files(tx, asking.actor, draft, post);
        const opened = publish && allows(post, 'publish') ? publishing(post, deps.now()) : {};
        const data = { body: body ?? null, videoId, ...linkOf(draft), ...opened };
        return detail(tx, asking, await posts.savePost(tx, id, data, uploadIds));
      }),

    async changeStatus({
      tx,
      params: { id },
      body: { status },
      ...asking
    }: Call<typeof contract.postStatusChange>) {
      const post = await own(tx, asking.actor, id, status === 'active' ? 'publish' : 'archive');
      const data = status === 'active' ? publishing(post, deps.now()) : { status };
      return detail(tx, asking, await posts.savePost(tx, id, data));
    },

    remove: ({ actor, params: { id } }: Call<typeof contract.postDelete>) =>
      prisma.$transaction(async (tx) => {
        await own(tx, actor, id, 'delete');
        await posts.deletePost(tx, id);
      }),
  };
}
