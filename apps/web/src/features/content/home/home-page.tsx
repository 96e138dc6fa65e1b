import { can } from '@acheep/contract/kernel/permission';
import { paths } from '@acheep/contract/paths';
import { Container, Skeleton, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, Suspense, useState } from 'react';
import { Link, Outlet, useSearchParams } from 'react-router-dom';
import { categoryQuery, offered } from '../../../entities/jobs/reference/reference.ts';
import { recentSearches } from '../../../entities/jobs/suggestion/recent-search.ts';
import { loadNamespaces } from '../../../lib/i18n.ts';
import { lazy } from '../../../lib/lazy.ts';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { getSession, useSession } from '../../../lib/session.ts';
import { siteSettings } from '../../../lib/site.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { CategoryIcon } from '../../../ui/category-icon.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Section } from '../../../ui/section.tsx';
import { WhenNear } from '../../../ui/when-near.tsx';
import { HomeNow } from './home-now.tsx';
import classes from './home-page.module.css';
import { HomeSearch } from './home-search.tsx';

function HomeHero() {
  const { t } = useTranslation('home');
  return (
    <section className={classes.hero}>
      <Container>
        <div className={classes.head}>
          <Title order={1} className={classes.title}>
            {t('hero.title')}
          </Title>
          <Text className={classes.lead}>{t('hero.lead')}</Text>
          <div className={classes.art} />
        </div>
        <HomeSearch />
        <div className={classes.now}>
          <HomeNow />
        </div>
      </Container>
    </section>
  );
}

const shown = 12;

/** The job categories with the most open jobs. */
function HomeCategories() {
  const { t } = useTranslation('home');
  const { data, error, refetch } = useQuery(categoryQuery);
  const categories = offered(data, null)
    ?.toSorted((a, b) => b.totalJob - a.totalJob)
    .slice(0, shown);
  return (
    <Section title={t('categories')}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <ul className={classes.grid}>
          {categories
            ? categories.map((category) => (
                <li key={category._id}>
                  <Link to={paths.jobList({ category })} className={classes.tile}>
                    <span className={classes.mark}>
                      <CategoryIcon name={category.iconName} size={24} />
                    </span>
                    <span className={classes.name}>{localized(category.name)}</span>
                    <Text component="span" c="dimmed" size="sm">
                      {category.totalJob}
                    </Text>
                  </Link>
                </li>
              ))
            : Array.from({ length: shown }, (_, index) => (
                <li key={index}>
                  <Skeleton height={64} radius="lg" />
                </li>
              ))}
        </ul>
      )}
    </Section>
  );
}

const HomeLogos = lazy(async () => {
  const [{ HomeLogos }] = await Promise.all([import('./home-logos.tsx'), loadNamespaces(['banner'])]);
  return { default: HomeLogos };
});

/** Reserves space for the logos before they load. */
const HomeLogoPlace = () => (
  <div style={{ height: 88, marginTop: 24 }}>
    <Suspense>
      <HomeLogos />
    </Suspense>
  </div>
);

const HomeAgain = lazy(async () => {
  const [{ HomeAgain }] = await Promise.all([
    import('./home-again.tsx'),
    loadNamespaces(['home-more', 'company']),
  ]);
  return { default: HomeAgain };
});

/** Reserves space for the jobs of one's last search, if there was any. */
function HomeAgainPlace() {
  const [search] = useState(() => recentSearches()[0]);
  if (!search) return null;
  return (
    <div className={classes.again}>
      <Suspense>
        <HomeAgain search={search} />
      </Suspense>
    </div>
  );
}

const loadKnown = () => import('./home-known.tsx');
const KnownHead = lazy(() => loadKnown().then((m) => m.whenHeadWorded));
const KnownHome = lazy(() => loadKnown().then((m) => m.whenWorded));

const HomeMore = lazy(async () => {
  const [{ HomeMore }] = await Promise.all([
    import('./home-more.tsx'),
    loadNamespaces(['home-more', 'company', 'gathering-card']),
  ]);
  return { default: HomeMore };
});

/** The two parts of the page: looking for work, and what companies write. */
function HomeTabs({ feed }: { feed: boolean }) {
  const { t } = useTranslation('home');
  const tab = (isShown: boolean, to: string, label: string) => (
    <Link to={to} preventScrollReset className={classes.tab} aria-current={isShown ? 'page' : undefined}>
      {label}
    </Link>
  );
  return (
    <nav className={classes.tabs} aria-label={t('tab.label')}>
      {tab(!feed, paths.home(), t('tab.jobs'))}
      {tab(feed, paths.home({ view: 'feed' }), t('tab.feed'))}
    </nav>
  );
}

/**
 * The search; then jobs and the ways to them, or the feed (`view=feed`, or what narrows it). On phones the categories
 * alone would fill two screens, so the jobs come right below the search. Job seekers see their own work first. With
 * `createdBy`, only the feed is shown.
 */
export async function homePage(loadFeed: () => Promise<ComponentType>) {
  const Feed = lazy(async () => ({ default: await loadFeed() }));
  // Before the page replaces the one that the server wrote.
  if (can(getSession()?.user.role, 'UserAppliedJob'))
    await loadKnown().then(
      (m) => m.whenWorded,
      () => undefined,
    );
  return function HomePage() {
    const isSeeker = can(useSession()?.user.role, 'UserAppliedJob');
    const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
    const [params] = useSearchParams();
    const isFeed = params.get('view') === 'feed' || params.has('kind') || params.has('sort');
    const feed = (
      <Suspense fallback={<div className={classes.feed} />}>
        <Feed />
      </Suspense>
    );
    if (params.has('createdBy')) return <Container py={{ base: 'md', sm: 'xl' }}>{feed}</Container>;
    const ways = (
      <>
        {phone && <Outlet />}
        {siteSettings().logos.length > 0 && <HomeLogoPlace />}
        <HomeCategories />
        {!phone && <Outlet />}
        <WhenNear placeClass={classes.more}>
          <HomeMore />
        </WhenNear>
      </>
    );
    return (
      <>
        <PageHead />
        {isSeeker ? (
          <Suspense fallback={<div className={classes.known} />}>
            <KnownHead />
          </Suspense>
        ) : (
          <HomeHero />
        )}
        <Container>
          <HomeTabs feed={isFeed} />
          {isFeed ? (
            feed
          ) : isSeeker ? (
            <Suspense fallback={<div className={classes.feed} />}>
              <KnownHome>{ways}</KnownHome>
            </Suspense>
          ) : (
            <>
              <HomeAgainPlace />
              {ways}
            </>
          )}
        </Container>
      </>
    );
  };
}
