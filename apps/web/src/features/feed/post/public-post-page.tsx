import { headOfPost } from '@acheep/contract/feed/post-head';
import { paths } from '@acheep/contract/paths';
import { Anchor, Container, Group, Skeleton } from '@mantine/core';
import { IconArrowLeft, IconMoodSad } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { PostEngagement } from '../../../entities/feed/engagement/post-engagement.tsx';
import { PostMenu } from '../../../entities/feed/engagement/post-menu.tsx';
import { PostCard } from '../../../entities/feed/post/post-card.tsx';
import { call } from '../../../lib/api.ts';
import { currentLocale } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { isMissing, MissingRecord } from '../../../ui/missing-record.tsx';
import { ShareButton } from '../../../ui/share-button.tsx';
import classes from './feed.module.css';
import { publicPostQuery } from './post.api.ts';

export function PublicPostPage() {
  const { t } = useTranslation('post');
  const { id = '' } = useParams();
  const { data: post, error, refetch } = useQuery(publicPostQuery(id));
  const company = useSession()?.user.company?._id;
  const counted = post && post.company._id !== company ? post._id : undefined;
  useEffect(() => {
    // Fire and forget.
    if (counted) void call('POST /post/:id/view', { params: { id: counted } }).catch(() => undefined);
  }, [counted]);
  const head = post && headOfPost(post, currentLocale());
  return (
    <Container py={{ base: 'md', sm: 'xl' }}>
      <div className={classes.column}>
        <Anchor
          data-own
          component={Link}
          to={paths.home({ view: 'feed' })}
          display="inline-flex"
          mb="md"
          style={{ gap: 6 }}
        >
          <IconArrowLeft size={18} aria-hidden /> {t('page.all')}
        </Anchor>
        {isMissing(error) ? (
          <MissingRecord
            icon={IconMoodSad}
            title={t('page.missingTitle')}
            text={t('page.missingText')}
            link={{ component: Link, to: paths.home({ view: 'feed' }) }}
            action={t('page.all')}
          />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : null}
        {post && head && (
          <>
            <PageHead {...head} />
            <h1 className={classes.legend}>{head.title}</h1>
            <PostCard post={post} whole menu={<PostMenu post={post} />}>
              <Group px="md" data-own>
                <ShareButton path={paths.publicPost(post._id)} title={head.title} />
              </Group>
              <div data-own>
                <PostEngagement post={post} open />
              </div>
            </PostCard>
          </>
        )}
        {!post && !error && <Skeleton height={360} radius="md" role="status" />}
      </div>
    </Container>
  );
}
