import type { PostCard } from '@acheep/contract/feed/post';
import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { lazy } from '../../../lib/lazy.ts';
import classes from './engagement.module.css';

const Bar = lazy(async () => {
  const [{ PostBar }] = await Promise.all([
    import('./post-bar.tsx'),
    import('../../../lib/i18n.ts').then(({ loadNamespaces }) => loadNamespaces(['engagement', 'widget'])),
  ]);
  return { default: PostBar };
});

interface PostEngagementProps {
  post: PostCard;
  /** Shows the comments at once, as on the post's own page. */
  open?: boolean;
}

/** Likes, comments and buttons of a post. Loaded after the post. */
export const PostEngagement = (props: PostEngagementProps) => (
  <Suspense
    fallback={
      <div className={classes.bar}>
        <Skeleton height={20} width={160} my={12} />
      </div>
    }
  >
    <Bar {...props} />
  </Suspense>
);
