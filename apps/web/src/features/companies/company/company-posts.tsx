import { Button } from '@mantine/core';
import { IconNews } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { feedQuery } from '../../../entities/feed/post/feed-query.ts';
import { PostCard } from '../../../entities/feed/post/post-card.tsx';
import { loadNamespaces } from '../../../lib/i18n.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Section } from '../../../ui/section.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import classes from './company-page.module.css';

/** What a company has posted, newest first. */
function CompanyPosts({ id }: { id: string }) {
  const { t } = useTranslation('company');
  const feed = useInfiniteQuery(feedQuery({ sort: 'postedAt_-1', companyId: id }));
  const posts = feed.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Section title={t('tabs.posts')}>
      {feed.isPending ? (
        <SkeletonList height={220} />
      ) : feed.error && posts.length === 0 ? (
        <ErrorState error={feed.error} onRetry={() => void feed.refetch()} />
      ) : posts.length === 0 ? (
        <EmptyState icon={IconNews} title={t('none.posts')} text={t('none.postsText')} />
      ) : (
        <ul className={classes.posts}>
          {posts.map((post) => (
            <li key={post._id}>
              <PostCard post={post} />
            </li>
          ))}
        </ul>
      )}
      {feed.hasNextPage && (
        <Button
          variant="default"
          mt="md"
          loading={feed.isFetchingNextPage}
          onClick={() => void feed.fetchNextPage()}
        >
          {t('morePosts')}
        </Button>
      )}
    </Section>
  );
}

/** Loaded together with the texts of posts. */
export const whenWorded = loadNamespaces(['post', 'widget', 'gathering-card']).then(() => ({
  default: CompanyPosts,
}));
