import { Container } from '@mantine/core';
import { PageHead } from '../../lib/page-head.tsx';
import { HomeCategories } from './home-categories.tsx';
import { HomeHero } from './home-hero.tsx';

/** The search first; then the categories; the newest jobs follow. */
export function HomePage() {
  return (
    <>
      <PageHead />
      <HomeHero />
      <Container>
        <HomeCategories />
      </Container>
    </>
  );
}
