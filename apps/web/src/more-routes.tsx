import type { RouteObject } from 'react-router-dom';
import { RouteErrorPage } from './features/platform/error/error-page.tsx';
import { pageList } from './features.ts';
import { loadNamespaces } from './lib/i18n.ts';
import { accountWords, type Page, route } from './page.ts';

const routesIn = (wanted: Page['frame']) =>
  pageList.flatMap(([address, page]) =>
    (page.frame ?? (page.access ? 'account' : 'site')) === wanted ? [route(address, page)] : [],
  );

/** The less visited pages, by the id of their parent route. Loaded with the first of them. */
export const moreRoutes: Record<'root' | 'site', RouteObject[]> = {
  root: [
    {
      lazy: () => import('./layouts/empty-layout.tsx').then((m) => ({ Component: m.EmptyLayout })),
      children: routesIn('bare'),
    },
    {
      lazy: async () => {
        const [{ AccountLayout }] = await Promise.all([
          import('./layouts/account-layout.tsx'),
          loadNamespaces(accountWords),
        ]);
        return { Component: AccountLayout };
      },
      children: [{ ErrorBoundary: RouteErrorPage, children: routesIn('account') }],
    },
  ],
  site: routesIn('site'),
};
