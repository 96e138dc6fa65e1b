import type { Bookmark, SavedPost } from '@acheep/contract/feed/bookmark';
import type { PostKind } from '@acheep/contract/feed/post-option';
import { presentCard as presentGathering } from '../../events/gathering/gathering.presenter.ts';
import { type Moment, presentCompany, presentCard as presentJob } from '../../jobs/job/job.presenter.ts';
import { excerptOf, presentPost } from '../post/post.presenter.ts';
import type { PostRow } from '../post/post.repository.ts';
import type { BookmarkRow } from './bookmark.repository.ts';

/** Maximum letters, about two lines of a list. */
const longest = 160;
/** Lists do not show what a post refers to. */
const alone = { shared: () => undefined, link: () => null };

function whatItSays(row: PostRow | undefined, moment: Moment) {
  if (!row) return { shown: false, saying: null, picture: null };
  const { body, job, gathering, pictures, video } = presentPost(row, moment, alone);
  return {
    shown: true,
    saying: excerptOf(body ?? job?.title ?? gathering?.title, longest) || null,
    picture: pictures[0]?.small ?? video?.thumbnail ?? gathering?.cover?.small ?? null,
  };
}

const presentSavedPost = (
  { id, kind, company, postedAt, createdAt }: NonNullable<BookmarkRow['post']>,
  row: PostRow | undefined,
  moment: Moment,
): SavedPost => ({
  _id: id,
  kind: kind as PostKind,
  company: presentCompany(company),
  postedAt: (postedAt ?? createdAt).toISOString(),
  ...whatItSays(row, moment),
});

/** `posts`: the publicly visible ones among the saved posts, by id. */
export function presentBookmark(
  { id, createdAt, job, gathering, post }: BookmarkRow,
  moment: Moment,
  posts: ReadonlyMap<string, PostRow>,
): Bookmark[] {
  // The row never changes after it is created.
  const record = { _id: id, createdAt: createdAt.toISOString(), updatedAt: createdAt.toISOString() };
  if (job) return [{ ...record, noun: 'job', job: presentJob(job, moment) }];
  if (gathering) return [{ ...record, noun: gathering.kind, gathering: presentGathering(gathering, moment) }];
  return post ? [{ ...record, noun: 'post', post: presentSavedPost(post, posts.get(post.id), moment) }] : [];
}
