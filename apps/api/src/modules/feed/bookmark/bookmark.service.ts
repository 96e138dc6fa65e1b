import {
  type Bookmark,
  type BookmarkIds,
  type bookmarkList,
  type bookmarkNote,
  maxBookmarks,
  type SavedPost,
} from '@acheep/contract/feed/bookmark';
import type { BookmarkNoun } from '@acheep/contract/feed/bookmark-option';
import type { PostKind } from '@acheep/contract/feed/post-option';
import { pageMeta } from '@acheep/contract/kernel/list-query';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { type Moment, momentAt } from '../../../moment.ts';
import { presentCompanyName } from '../../companies/company/company.presenter.ts';
import { presentCard as presentGathering } from '../../events/gathering/gathering.presenter.ts';
import { isOpenOnSite } from '../../jobs/job/job.policy.ts';
import { presentCard as presentJob } from '../../jobs/job/job.presenter.ts';
import { excerptOf, presentPost } from '../post/post.presenter.ts';
import { findPublicPosts, type PostRow } from '../post/post.repository.ts';
import * as bookmarks from './bookmark.repository.ts';

/** Maximum letters, about two lines of a list. */
const maxExcerptLength = 160;
/** Lists do not show what a post refers to. */
const alone = { shared: () => undefined, link: () => null };

function whatItSays(row: PostRow | undefined, moment: Moment) {
  if (!row) return { shown: false, saying: null, picture: null };
  const { body, job, gathering, pictures, video } = presentPost(row, moment, alone);
  return {
    shown: true,
    saying: excerptOf(body ?? job?.title ?? gathering?.title, maxExcerptLength) || null,
    picture: pictures[0]?.small ?? video?.thumbnail ?? gathering?.cover?.small ?? null,
  };
}

const presentSavedPost = (
  { id, kind, company, postedAt, createdAt }: NonNullable<bookmarks.BookmarkRow['post']>,
  row: PostRow | undefined,
  moment: Moment,
): SavedPost => ({
  _id: id,
  kind: kind as PostKind,
  company: presentCompanyName(company),
  postedAt: (postedAt ?? createdAt).toISOString(),
  ...whatItSays(row, moment),
});

/** `posts`: the publicly visible ones among the saved posts, by id. */
function presentBookmark(
  { id, createdAt, note, job, gathering, post }: bookmarks.BookmarkRow,
  moment: Moment,
  posts: ReadonlyMap<string, PostRow>,
): Bookmark[] {
  // Only its note changes, which nobody else sees.
  const record = { _id: id, createdAt: createdAt.toISOString(), updatedAt: createdAt.toISOString() };
  if (job) {
    const card = presentJob(job, moment);
    const open = isOpenOnSite({ status: card.status, applyBy: job.applyBy });
    return [{ ...record, noun: 'job', job: card, note, open }];
  }
  if (gathering) return [{ ...record, noun: gathering.kind, gathering: presentGathering(gathering, moment) }];
  return post ? [{ ...record, noun: 'post', post: presentSavedPost(post, posts.get(post.id), moment) }] : [];
}

export function bookmarkService({ database: { prisma }, now }: Pick<Deps, 'database' | 'now'>) {
  return {
    async list({ actor, query }: Call<typeof bookmarkList>) {
      const visible = [bookmarks.bookmarksOf(actor.id), bookmarks.bookmarkIsShown];
      const { rows, total } = await bookmarks.savedRecords.page(prisma, visible, query, now());
      const postIds = rows.flatMap(({ post }) => post?.id ?? []);
      const posts = postIds.length > 0 ? await findPublicPosts(prisma, postIds) : [];
      const shown = new Map(posts.map((post) => [post.id, post]));
      const moment = momentAt(now());
      return {
        data: rows.flatMap((row) => presentBookmark(row, moment, shown)),
        meta: pageMeta(total, query),
      };
    },

    async ids(actor: Actor): Promise<BookmarkIds> {
      const targets = await bookmarks.listTargets(prisma, actor.id, maxBookmarks);
      const of = (wanted: BookmarkNoun) => targets.flatMap(({ noun, id }) => (noun === wanted ? [id] : []));
      return { job: of('job'), training: of('training'), event: of('event'), post: of('post') };
    },

    save: (actor: Actor, target: bookmarks.Target) =>
      prisma.$transaction(async (tx) => {
        if (!(await bookmarks.lockPerson(tx, actor.id))) throw new AppError('session.invalid');
        await bookmarks.hold(tx, target);
        if (!(await bookmarks.isThere(tx, target))) throw notFound();
        // The first date is retained.
        if (await bookmarks.isSaved(tx, actor.id, target)) return;
        const saved = await bookmarks.countBookmarks(tx, actor.id);
        if (saved >= maxBookmarks) throw new AppError('bookmark.full', { most: maxBookmarks });
        await bookmarks.addBookmark(tx, actor.id, target, now());
      }),

    /** A bookmark can be removed in any state of its record; otherwise the response reveals only public records. */
    async remove(actor: Actor, target: bookmarks.Target) {
      const removed = await bookmarks.removeBookmark(prisma, actor.id, target);
      if (!removed && !(await bookmarks.isThere(prisma, target))) throw notFound();
    },

    async write({ actor, params, body }: Call<typeof bookmarkNote>) {
      if (!(await bookmarks.writeNote(prisma, actor.id, params.id, body.note))) throw notFound();
    },
  };
}
