import { lazy } from 'react';
import { loadNamespaces } from '../../../lib/i18n.ts';

/** Loads the employers together with the `company` translations. */
export const HomeEmployersPlace = lazy(async () => {
  const [{ HomeEmployers }] = await Promise.all([
    import('./home-employers.tsx'),
    loadNamespaces(['company']),
  ]);
  return { default: HomeEmployers };
});
