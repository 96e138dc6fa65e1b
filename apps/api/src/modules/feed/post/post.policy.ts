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
  // The operator's word: its company may take it away, and not bring it back.
  hidden: ['delete'],
};

/** Whether somebody wrote it; what publishing made stays as long as what it shows. */
export const isWritten = ({ kind }: { kind: string }) =>
  kind === ('written' satisfies PostKind) || kind === ('shared' satisfies PostKind);

/** What its company may do with an entry now. */
export const actionsOf = (post: PostState): PostAction[] =>
  actions[post.status as PostStatus].filter((action) => action !== 'delete' || isWritten(post));

export const allows = (post: PostState, action: PostAction) => actionsOf(post).includes(action);

/** What publishing an entry changes of it: published again it keeps its place in the feed. */
export const publishing = ({ postedAt }: { postedAt: Date | null }, now: Date) => ({
  status: 'active' as const,
  postedAt: postedAt ?? now,
});
