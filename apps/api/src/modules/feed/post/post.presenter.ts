import type { OwnPost, OwnPostDetail, PostCard, PostEntry, PostLinkShown } from '@acheep/contract/feed/post';
import type { PostKind, PostStatus } from '@acheep/contract/feed/post-option';
import type { VideoState } from '@acheep/contract/platform/video-option';
import type { Moment } from '../../../moment.ts';
import { presentCompanyName } from '../../companies/company/company.presenter.ts';
import { presentCard as presentGathering } from '../../events/gathering/gathering.presenter.ts';
import { presentCard } from '../../jobs/job/job.presenter.ts';
import { publicUrl } from '../../platform/upload/files-host.ts';
import { publicImage, smallKey } from '../../platform/upload/image-key.ts';
import { actionsOf } from './post.policy.ts';
import type { PostRow } from './post.repository.ts';

/** Maximum letters of an excerpt: the start of the text, or the title of the record that the post shows. */
const line = 80;
export function excerptOf(text: string | null | undefined, longest = line): string {
  const whole = (text ?? '').replace(/\s+/g, ' ').trim();
  return whole.length > longest ? `${[...whole].slice(0, longest).join('').trim()}…` : whole;
}

/** Records that posts refer to, loaded with them: shared posts and linked pages. */
export interface PostContext {
  shared(row: PostRow): PostRow | undefined;
  link(row: PostRow): PostLinkShown | null;
}

/** URLs of a video that is ready to play. */
const watched = (video: PostRow['video']) =>
  video?.video?.state === ('ready' satisfies VideoState)
    ? { video: publicUrl(video.path), thumbnail: publicUrl(smallKey(video.path)) }
    : null;

const presentEntry = (row: PostRow, moment: Moment, context: PostContext): PostEntry => ({
  _id: row.id,
  kind: row.kind as PostKind,
  company: presentCompanyName(row.company),
  body: row.body,
  pictures: row.pictures.map(({ upload }) => publicImage(upload.path)),
  video: watched(row.video),
  link: context.link(row),
  job: row.job && presentCard(row.job, moment),
  gathering: row.gathering && presentGathering(row.gathering, moment),
  postedAt: (row.postedAt ?? row.createdAt).toISOString(),
  pinned: row.pinnedUntil !== null && row.pinnedUntil > moment.now,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export function presentPost(row: PostRow, moment: Moment, context: PostContext): PostCard {
  const shared = context.shared(row);
  return {
    ...presentEntry(row, moment, context),
    shared: shared ? presentEntry(shared, moment, context) : null,
  };
}

/** Additional fields for the company's own posts. */
interface OwnFacts {
  shown: boolean;
  views: number;
  likes: number;
  comments: number;
}

export const presentOwnPost = (
  row: PostRow,
  moment: Moment,
  context: PostContext,
  facts: OwnFacts,
): OwnPost => ({
  ...presentPost(row, moment, context),
  postedAt: row.postedAt?.toISOString() ?? null,
  status: row.status as PostStatus,
  ...facts,
  actions: actionsOf(row),
});

/** Detail for the edit form: pictures with the paths that the form sends back, and links for the editor. */
export const presentOwnDetail = (
  own: OwnPost,
  row: PostRow,
  links: (uploadId: string) => { small: string; image: string },
  video: OwnPostDetail['video'],
): OwnPostDetail => ({
  ...own,
  pictures: row.pictures.map(({ upload: { id, path } }) => ({ ...links(id), path })),
  video,
});
