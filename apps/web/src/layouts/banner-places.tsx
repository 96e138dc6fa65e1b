import type { BannerType } from '@acheep/contract/content/banner-option';
import { paths } from '@acheep/contract/kernel/paths';
import { Container } from '@mantine/core';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { loadNamespaces } from '../lib/i18n.ts';
import { lazy } from '../lib/lazy.ts';
import { siteSettings } from '../lib/site.ts';
import classes from './default-layout.module.css';

const BannerPlace = lazy(async () => {
  const [{ BannerPlace }] = await Promise.all([
    import('../features/content/banner/banner-place.tsx'),
    loadNamespaces(['banner']),
  ]);
  return { default: BannerPlace };
});

const places: Partial<Record<string, BannerType>> = {
  [paths.home()]: 'home',
  [paths.jobList()]: 'list',
  [paths.trainingList()]: 'list',
  [paths.eventList()]: 'list',
};

/** Below this width the content leaves no room beside it. */
const roomBeside = '(min-width: 1500px)';

/** The operator's banners. The page knows before it is drawn where there is one: its room is kept, and nothing moves. */
export function BannerPlaces() {
  const { banners } = siteSettings();
  const { pathname } = useLocation();
  const wide = places[pathname];
  const at = (type: BannerType) => banners.includes(type) && <BannerPlace key={type} type={type} />;
  if (banners.length === 0) return null;
  return (
    <>
      {wide && banners.includes(wide) && (
        <Container w="100%">
          <div className={classes.place}>
            <Suspense>{at(wide)}</Suspense>
          </div>
        </Container>
      )}
      <Suspense>
        {matchMedia(roomBeside).matches && at('side')}
        {pathname === paths.home() && at('splash-screen')}
      </Suspense>
    </>
  );
}
