import type { PostAction } from '@acheep/contract/feed/post';
import type { PostKind, PostStatus } from '@acheep/contract/feed/post-option';

interface PostState {
  kind: string;
  status: string;
}

const actions: Record<PostStatus, readonly PostAction[]> = {
  draft: ['edit', 'publish', 'delete'],
  active: ['edit', 'archive', 'delete'],
  archived: ['edit', 'publish', 'delete'],
  // The operator's decision: the company may delete the post but not restore it.
  hidden: ['delete'],
};

/** True for posts written by a person; those created by publishing last as long as the record they show. */
export const isWritten = ({ kind }: { kind: string }) =>
  kind === ('written' satisfies PostKind) || kind === ('shared' satisfies PostKind);

/** Actions of the company on a post in its current state. */
export const actionsOf = (post: PostState): PostAction[] =>
  actions[post.status as PostStatus].filter((action) => action !== 'delete' || isWritten(post));

export const allows = (post: PostState, action: PostAction) => actionsOf(post).includes(action);

/** Changes on publishing a post: when published again, it keeps its position in the feed. */
export const publishing = ({ postedAt }: { postedAt: Date | null }, now: Date) => ({
  status: 'active' as const,
  postedAt: postedAt ?? now,
});
