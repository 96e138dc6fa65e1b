import { type PostKind, type PostSort, postKinds, postSorts } from '@acheep/contract/feed/post-option';
import { Alert, Button, Group, NativeSelect, Skeleton } from '@mantine/core';
import { IconArrowUp, IconNews, IconPhoto } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CompanyAvatar } from '../../../entities/companies/company/company-avatar.tsx';
import { PostEngagement } from '../../../entities/feed/engagement/post-engagement.tsx';
import { PostMenu } from '../../../entities/feed/engagement/post-menu.tsx';
import { feedQuery, newsQuery, renewFeed } from '../../../entities/feed/post/feed-query.ts';
import { PostCard } from '../../../entities/feed/post/post-card.tsx';
import { choicesOf } from '../../../lib/choice.ts';
import { lazy } from '../../../lib/lazy.ts';
import { may } from '../../../lib/may-do.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import classes from './feed.module.css';

/** Number of pages loaded automatically; then a button asks, so that the footer can be reached. */
const byItself = 3;
/** Kinds that can be filtered by. */
const kinds = ['written', 'job', 'training', 'event'] as const satisfies readonly PostKind[];

const shownKinds = () => choicesOf(postKinds).filter(({ value }) => kinds.some((one) => one === value));

/** Returns the feed's parameters in the URL and a function to set them. */
function useFeedParams() {
  const [params, setParams] = useSearchParams();
  const kind = kinds.find((one) => one === params.get('kind'));
  const sort: PostSort = params.get('sort') === 'postedAt_1' ? 'postedAt_1' : 'postedAt_-1';
  const set = (name: 'kind' | 'sort', value: string) =>
    setParams(
      (now) => {
        now.delete(name);
        if (value) now.set(name, value);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return { asked: { kind, sort, createdBy: params.get('createdBy') ?? undefined }, set };
}

/** Calls `go` when the element nears the viewport, while `wanted`. */
function useNear(wanted: boolean, go: () => void) {
  const place = useRef<HTMLDivElement>(null);
  const act = useRef(go);
  useEffect(() => {
    act.current = go;
  });
  useEffect(() => {
    if (!wanted || !place.current) return;
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && act.current(),
      { rootMargin: '600px' },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [wanted]);
  return place;
}

const Waiting = () => (
  <div className={classes.waiting} role="status">
    {Array.from({ length: 3 }, (_, index) => (
      <div key={index} className={classes.place}>
        <Group gap="sm">
          <Skeleton height={44} width={44} radius="md" />
          <div>
            <Skeleton height={14} width={160} />
            <Skeleton height={12} width={90} mt={8} />
          </div>
        </Group>
        <Skeleton height={14} mt={16} />
        <Skeleton height={14} mt={8} width="80%" />
        <Skeleton height={176} width={240} mt={16} />
      </div>
    ))}
  </div>
);

/** The feed with its filters: pinned posts, then the newest. Pages load on scrolling; new posts are announced. */
function Feed() {
  const { t } = useTranslation('post');
  const { asked, set } = useFeedParams();
  const top = useRef<HTMLDivElement>(null);
  const feed = useInfiniteQuery(feedQuery(asked));
  const pages = feed.data?.pages ?? [];
  const { data: news = 0 } = useQuery(newsQuery(asked, pages[0]?.meta.asOf));
  const more = () => !feed.isFetchingNextPage && void feed.fetchNextPage();
  const goesOn = feed.hasNextPage && !feed.isFetchingNextPage && pages.length <= byItself && !feed.error;
  const end = useNear(goesOn, more);
  // A post that was published again moves to its new place: removes the duplicate.
  const posts = [...new Map(pages.flatMap(({ data }) => data).map((post) => [post._id, post])).values()];
  const showNews = () => {
    top.current?.scrollIntoView({ block: 'start' });
    void renewFeed();
  };
  return (
    <div ref={top} className={classes.feed}>
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <fieldset className={classes.kinds}>
          <legend className={classes.legend}>{t('feed.kind')}</legend>
          {[{ value: '', label: t('feed.all') }, ...shownKinds()].map(({ value, label }) => (
            <label key={value} className={classes.kind}>
              <input
                type="radio"
                name="feed-kind"
                value={value}
                checked={(asked.kind ?? '') === value}
                onChange={() => set('kind', value)}
              />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        <NativeSelect
          aria-label={t('feed.sort')}
          className={classes.sort}
          value={asked.sort}
          data={choicesOf(postSorts)}
          onChange={({ target }) => set('sort', target.value === 'postedAt_-1' ? '' : target.value)}
        />
      </Group>
      <div className={classes.news} role="status">
        {news > 0 && (
          <Button radius="xl" leftSection={<IconArrowUp size={18} aria-hidden />} onClick={showNews}>
            {t('feed.news', { count: news })}
          </Button>
        )}
      </div>
      {feed.isPending ? (
        <Waiting />
      ) : feed.error && posts.length === 0 ? (
        <ErrorState error={feed.error} onRetry={() => void feed.refetch()} />
      ) : posts.length === 0 ? (
        <EmptyState icon={IconNews} title={t('feed.emptyTitle')} text={t('feed.emptyText')} />
      ) : (
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
      <div ref={end} />
      {feed.hasNextPage && (
        <Button variant="default" fullWidth loading={feed.isFetchingNextPage} onClick={more}>
          {t('feed.more')}
        </Button>
      )}
    </div>
  );
}

const Dialog = lazy(() => import('./post-dialog.tsx').then((m) => ({ default: m.PostDialog })));

/** Button that opens the post form, for users who may post. */
function Composer() {
  const { t } = useTranslation('post');
  const user = useSession()?.user;
  const [opened, setOpened] = useState(false);
  if (!may(user, { access: 'Post' }) || !user?.company) return null;
  return (
    <>
      <button type="button" className={classes.composer} onClick={() => setOpened(true)}>
        <CompanyAvatar company={{ name: user.company.name, nameKm: null }} src={null} />
        <span className={classes.prompt}>{t('form.prompt')}</span>
        <IconPhoto size={22} color="var(--ac-icon)" aria-hidden />
      </button>
      {opened && (
        <Suspense>
          <Dialog onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The feed on the home page; with `createdBy`, a full page of one person's posts. */
export function HomeFeed() {
  const { t } = useTranslation('post');
  const [params] = useSearchParams();
  const me = useSession()?.user._id;
  const createdBy = params.get('createdBy');
  if (!createdBy)
    return (
      <div className={classes.column}>
        <Section title={t('feed.title')}>
          <Composer />
          <Feed />
        </Section>
      </div>
    );
  const mine = createdBy === me;
  return (
    <div className={classes.column}>
      <PageHead title={t(mine ? 'feed.mine' : 'feed.theirs')} noIndex />
      <PageHeader title={t(mine ? 'feed.mine' : 'feed.theirs')} />
      {mine && (
        <>
          <Alert mb="md">{t('feed.mineText')}</Alert>
          <Composer />
        </>
      )}
      <Feed key={createdBy} />
    </div>
  );
}
