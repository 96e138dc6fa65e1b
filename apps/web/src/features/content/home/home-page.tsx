import { Container } from '@mantine/core';
import { useInViewport, useMediaQuery } from '@mantine/hooks';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { Outlet, useSearchParams } from 'react-router-dom';
import { lazy } from '../../../lib/lazy.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { siteSettings } from '../../../lib/site.ts';
import { HomeCategories } from './home-categories.tsx';
import { HomeEmployersPlace } from './home-employers-place.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeLogoPlace } from './home-logo-place.tsx';
import classes from './home-page.module.css';

interface WhenNearProps {
  /** How many screens before it is seen it begins to be near. */
  before?: 0 | 1;
  className?: string | undefined;
  children: ReactNode;
}

/** Shows what is below as soon as it comes near the screen; its place is there before. */
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
 * The search first; then the categories, then the newest jobs, which the route brings, and the feed, which is loaded
 * when one scrolls towards it. On a phone the categories alone would fill two screens: there the first job comes right
 * below the search. Of one person's entries the feed is all there is.
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
