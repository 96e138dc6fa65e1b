import { Suspense } from 'react';
import { loadNamespaces } from '../lib/i18n.ts';
import { lazy } from '../lib/lazy.ts';
import type { NothingFoundProps } from './nothing-found-body.tsx';

const Body = lazy(async () => {
  const [{ NothingFoundBody }] = await Promise.all([
    import('./nothing-found-body.tsx'),
    loadNamespaces(['search']),
  ]);
  return { default: NothingFoundBody };
});

/** Where a list finds nothing. Most visits never need it, and none its words. */
export const NothingFound = (props: NothingFoundProps) => (
  <Suspense>
    <Body {...props} />
  </Suspense>
);
