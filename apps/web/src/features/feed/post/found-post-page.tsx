import { searchedPosts } from '@acheep/contract/feed/post-option';
import { listRequest } from '@acheep/contract/kernel/list-url';
import { shortSearch } from '@acheep/contract/kernel/page-head';
import { paths } from '@acheep/contract/paths';
import { Button, Container, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { PostEngagement } from '../../../entities/feed/engagement/post-engagement.tsx';
import { PostMenu } from '../../../entities/feed/engagement/post-menu.tsx';
import { PostCard } from '../../../entities/feed/post/post-card.tsx';
import { apiPage } from '../../../lib/api-query.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { countText } from '../../../ui/count-text.ts';
import { ListResults } from '../../../ui/list-results.tsx';
import { NothingFound } from '../../../ui/nothing-found.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import classes from './feed.module.css';

/** Search results of posts: search and page are in the URL. */
export function FoundPostPage() {
  const { t } = useTranslation('search');
  const { asked, set, clear, pageLink } = useListUrl(searchedPosts);
  const result = useQuery(apiPage('GET /post/search', { query: listRequest(searchedPosts, asked) }));
  const meta = result.data?.meta;
  const title = t('posts.titleOf', { search: shortSearch(asked.search) });
  const all = (
    <Button component={Link} to={paths.home({ view: 'feed' })}>
      {t('posts.all')}
    </Button>
  );
  return (
    <Container py={{ base: 'md', sm: 'xl' }}>
      <div className={classes.column}>
        <PageHead title={title} noIndex />
        <Title order={1} mb="sm" style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Title>
        <search>
          <SearchField
            bare
            label={t('posts.label')}
            hint={t('posts.label')}
            value={asked.search}
            onSearch={(wanted) => set('search', wanted)}
          />
        </search>
        {meta && !result.isError && (
          <Text role="status" fw={600} my="md">
            {t('posts.count', { count: meta.total, number: countText(meta) })}
          </Text>
        )}
        <ListResults
          query={result}
          asked={asked}
          pageLink={pageLink}
          waiting={<SkeletonList height={220} />}
          empty={<NothingFound title={t('posts.none')} asked={asked} clear={clear} all={all} />}
        >
          {(posts) => (
            <ol className={classes.list}>
              {posts.map((post) => (
                <li key={post._id}>
                  <PostCard post={post} menu={<PostMenu post={post} />}>
                    <PostEngagement post={post} />
                  </PostCard>
                </li>
              ))}
            </ol>
          )}
        </ListResults>
      </div>
    </Container>
  );
}
