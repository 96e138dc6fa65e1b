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

/** Empty result of a list, loaded on demand together with its translations because few visits need it. */
export const NothingFound = (props: NothingFoundProps) => (
  <Suspense>
    <Body {...props} />
  </Suspense>
);
