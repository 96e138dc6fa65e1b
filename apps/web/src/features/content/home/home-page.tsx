import { paths } from '@acheep/contract/kernel/paths';
import { Container, Skeleton, Text } from '@mantine/core';
import { useInViewport, useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { Link, Outlet, useSearchParams } from 'react-router-dom';
import { categoryQuery, offered } from '../../../entities/jobs/reference/reference.ts';
import { loadNamespaces } from '../../../lib/i18n.ts';
import { lazy } from '../../../lib/lazy.ts';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { siteSettings } from '../../../lib/site.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { CategoryIcon } from '../../../ui/category-icon.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Section } from '../../../ui/section.tsx';
import { HomeEmployersPlace } from './home-employers-place.tsx';
import { HomeHero } from './home-hero.tsx';
import classes from './home-page.module.css';

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
                    <CategoryIcon name={category.iconName} />
                    <span className={classes.name}>{localized(category.name)}</span>
                    <Text component="span" c="dimmed" size="sm">
                      {category.totalJob}
                    </Text>
                  </Link>
                </li>
              ))
            : Array.from({ length: shown }, (_, index) => (
                <li key={index}>
                  <Skeleton height={52} radius="md" />
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

interface WhenNearProps {
  /** Number of screens before the viewport at which loading starts. */
  before?: 0 | 1;
  className?: string | undefined;
  children: ReactNode;
}

/** Mounts its children when they near the viewport; reserves their space before. */
function WhenNear({ before = 1, className, children }: WhenNearProps) {
  const { ref, inViewport } = useInViewport();
  const [near, setNear] = useState(false);
  if (inViewport && !near) setNear(true);
  return (
    <div style={{ position: 'relative' }} className={className}>
      <div
        ref={ref}
        style={{ position: 'absolute', insetBlock: before ? '-100vh 0' : 0, insetInline: 0, zIndex: -1 }}
      />
      <Suspense>{near && children}</Suspense>
    </div>
  );
}

/**
 * Search, categories, the newest jobs from the route, and the feed, which loads on scrolling. On phones the categories
 * alone would fill two screens, so the jobs come right below the search. With `createdBy`, only the feed is shown.
 */
export function homePage(loadFeed: () => Promise<ComponentType>) {
  const Feed = lazy(async () => ({ default: await loadFeed() }));
  return function HomePage() {
    const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
    const [params] = useSearchParams();
    if (params.has('createdBy'))
      return (
        <Container py={{ base: 'md', sm: 'xl' }}>
          <Suspense>
            <Feed />
          </Suspense>
        </Container>
      );
    return (
      <>
        <PageHead />
        <HomeHero />
        <Container>
          {phone && <Outlet />}
          {siteSettings().logos.length > 0 && <HomeLogoPlace />}
          <HomeCategories />
          {!phone && <Outlet />}
          <WhenNear before={0} className={classes.employers}>
            <HomeEmployersPlace />
          </WhenNear>
          <WhenNear className={classes.feed}>
            <Feed />
          </WhenNear>
        </Container>
      </>
    );
  };
}
