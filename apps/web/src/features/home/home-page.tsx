import { Container } from '@mantine/core';
import { useInViewport, useMediaQuery } from '@mantine/hooks';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { Outlet, useSearchParams } from 'react-router-dom';
import { PageHead } from '../../lib/page-head.tsx';
import { siteSettings } from '../../lib/site.ts';
import { HomeCategories } from './home-categories.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeLogoPlace } from './home-logo-place.tsx';

/** Shows what is below as soon as it comes near the screen. */
function WhenNear({ children }: { children: ReactNode }) {
  const { ref, inViewport } = useInViewport();
  const [near, setNear] = useState(false);
  if (inViewport && !near) setNear(true);
  return (
    // It begins to be near a screen before it is seen.
    <div style={{ position: 'relative', minHeight: '60vh' }}>
      <div ref={ref} style={{ position: 'absolute', insetBlock: '-100vh 0', insetInline: 0, zIndex: -1 }} />
      {near && children}
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
    const feed = (
      <Suspense>
        <Feed />
      </Suspense>
    );
    if (params.has('createdBy')) return <Container py={{ base: 'md', sm: 'xl' }}>{feed}</Container>;
    return (
      <>
        <PageHead />
        <HomeHero />
        <Container>
          {phone && <Outlet />}
          {siteSettings().logos.length > 0 && <HomeLogoPlace />}
          <HomeCategories />
          {!phone && <Outlet />}
          <WhenNear>{feed}</WhenNear>
        </Container>
      </>
    );
  };
}
