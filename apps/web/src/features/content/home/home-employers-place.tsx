import { lazy } from 'react';
import { loadNamespaces } from '../../../lib/i18n.ts';

/** Where the employers stand on the home page, with the words of companies. */
export const HomeEmployersPlace = lazy(async () => {
  const [{ HomeEmployers }] = await Promise.all([
    import('./home-employers.tsx'),
    loadNamespaces(['company']),
  ]);
  return { default: HomeEmployers };
});
