import { Container } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Outlet } from 'react-router-dom';
import { PageHead } from '../../lib/page-head.tsx';
import { HomeCategories } from './home-categories.tsx';
import { HomeHero } from './home-hero.tsx';

/**
 * The search first; then the categories, then the newest jobs, which the route brings. On a phone the categories
 * alone would fill two screens: there the first job comes right below the search.
 */
export function HomePage() {
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  return (
    <>
      <PageHead />
      <HomeHero />
      <Container>
        {phone && <Outlet />}
        <HomeCategories />
        {!phone && <Outlet />}
      </Container>
    </>
  );
}
