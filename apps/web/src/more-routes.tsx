import type { PageAddress } from '@acheep/contract/pages';
import type { RouteObject } from 'react-router-dom';
import { RouteErrorPage } from './features/platform/error/error-page.tsx';
import { pageList } from './features.ts';
import { loadNamespaces } from './lib/i18n.ts';
import { guard } from './lib/route-guard.ts';
import { accountWords, type Page, route } from './page.ts';

/** Guarded where the page names an access. The pages that load first have none. */
const routeOf = (address: PageAddress, page: Page) => {
  const { access, right, loader = access && guard({ access, right }) } = page;
  return route(address, { ...page, ...(loader && { loader }) });
};

const routesIn = (wanted: Page['frame']) =>
  pageList.flatMap(([address, page]) =>
    (page.frame ?? (page.access ? 'account' : 'site')) === wanted ? [routeOf(address, page)] : [],
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
