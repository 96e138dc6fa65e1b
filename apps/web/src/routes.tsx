import { paths } from '@acheep/contract/kernel/paths';
import {
  matchRoutes,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  redirect,
} from 'react-router-dom';
import { NotFoundPage, RouteErrorPage } from './features/platform/error/error-page.tsx';
import { DefaultLayout } from './layouts/default-layout.tsx';
import { RootLayout } from './layouts/root-layout.tsx';
import { openAuth } from './lib/auth-dialog.ts';
import { loadNamespaces } from './lib/i18n.ts';
import { isOnline } from './lib/online.ts';
import { loadOfflinePage, page, toOwnHome } from './page-route.ts';

/** The feed of the home page, which nobody waits for. */
const loadFeed = async () => {
  const [{ HomeFeed }] = await Promise.all([
    import('./features/feed/post/home-feed.tsx'),
    loadNamespaces(['post', 'widget', 'gathering-card']),
  ]);
  return HomeFeed;
};

/** The tree without the account's pages and those in `visitor-routes.tsx`: what everybody loads first. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: RootLayout,
    ErrorBoundary: RouteErrorPage,
    hydrateFallbackElement: <></>,
    children: [
      {
        Component: DefaultLayout,
        children: [
          {
            id: 'site',
            ErrorBoundary: RouteErrorPage,
            children: [
              {
                ...page('/', ['home', 'job'], () =>
                  // Without a network there is nothing new to begin with, but what was kept.
                  isOnline()
                    ? import('./features/content/home/home-page.tsx').then((m) => m.homePage(loadFeed))
                    : loadOfflinePage(),
                ),
                // The newest jobs are the job feature's; the home page gives them their place, as it does the feed.
                children: [
                  page('', ['job'], () =>
                    import('./features/jobs/job/job-latest.tsx').then((m) => m.JobLatest),
                  ),
                ],
              },
              page('/job', ['job'], () =>
                import('./features/jobs/job/job-list-page.tsx').then((m) => m.JobListPage),
              ),
              page('/job/:id', ['job'], () =>
                import('./features/jobs/job/job-page.tsx').then((m) => m.JobPage),
              ),
              page('/company', ['company'], () =>
                import('./features/companies/company/company-list-page.tsx').then((m) => m.CompanyListPage),
              ),
              {
                ...page('/company/:id', ['company', 'job'], () =>
                  import('./features/companies/company/company-page.tsx').then((m) => m.CompanyPage),
                ),
                // As on the home page: the jobs are the job feature's.
                children: [
                  page('', ['job'], () =>
                    import('./features/jobs/job/job-of-company.tsx').then((m) => m.JobOfCompany),
                  ),
                ],
              },
              {
                path: '/login',
                element: <></>,
                loader: () => {
                  const home = toOwnHome();
                  if (!home) openAuth('login');
                  return home ?? redirect(paths.home());
                },
              },
              page('/error', [], () =>
                import('./features/platform/error/error-page.tsx').then((m) => m.ErrorPage),
              ),
              { path: '*', Component: NotFoundPage },
            ],
          },
        ],
      },
    ],
  },
];

/** Adds the pages that few come to first when an address is asked for that is none of the tree's. */
export const withMoreRoutes =
  (basename: string): PatchRoutesOnNavigationFunction =>
  async ({ path, patch }) => {
    if (matchRoutes(routes, path, basename)?.at(-1)?.route.path !== '*') return;
    const [{ accountRoutes }, { visitorRoutes }] = await Promise.all([
      import('./account-routes.tsx'),
      import('./visitor-routes.tsx'),
    ]);
    for (const more of [accountRoutes, visitorRoutes])
      for (const [id, below] of Object.entries(more)) patch(id, below);
  };
