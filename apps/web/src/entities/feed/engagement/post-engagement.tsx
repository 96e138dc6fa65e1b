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
  /** The comments are shown without being asked for, as on the entry's own page. */
  open?: boolean;
}

/** What gathers below an entry: who likes it, what is said of it, and the ways to join. Loaded after the entry. */
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
