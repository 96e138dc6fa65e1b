import { Suspense } from 'react';
import { loadNamespaces } from '../../../lib/i18n.ts';
import { lazy } from '../../../lib/lazy.ts';

const HomeLogos = lazy(async () => {
  const [{ HomeLogos }] = await Promise.all([import('./home-logos.tsx'), loadNamespaces(['banner'])]);
  return { default: HomeLogos };
});

/** Where the logos stand on the home page: their room is kept before they are there. */
export const HomeLogoPlace = () => (
  <div style={{ height: 88, marginTop: 24 }}>
    <Suspense>
      <HomeLogos />
    </Suspense>
  </div>
);
