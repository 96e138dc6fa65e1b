import { paths } from '@acheep/contract/paths';
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
import { loadOfflinePage, route, toOwnHome } from './page.ts';

/** Loads the home page's feed in the background. */
const loadFeed = async () => {
  const [{ HomeFeed }] = await Promise.all([
    import('./features/feed/post/home-feed.tsx'),
    loadNamespaces(['post', 'widget', 'gathering-card']),
  ]);
  return HomeFeed;
};

/** The route tree without the pages in `features.ts`: loaded for everyone at first. */
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
              route('/', {
                words: ['home', 'job'],
                load: () =>
                  // Offline there is nothing to show but what is cached.
                  isOnline()
                    ? import('./features/content/home/home-page.tsx').then((m) => m.homePage(loadFeed))
                    : loadOfflinePage(),
                // The newest jobs belong to the job feature; the home page only places them, like the feed.
                inside: {
                  words: ['home', 'job'],
                  load: () => import('./features/jobs/job/job-latest.tsx').then((m) => m.JobLatest),
                },
              }),
              route('/job', {
                words: ['job'],
                load: () => import('./features/jobs/job/job-list-page.tsx').then((m) => m.JobListPage),
              }),
              route('/job/:id', {
                words: ['job'],
                load: () => import('./features/jobs/job/job-page.tsx').then((m) => m.JobPage),
              }),
              route('/company', {
                words: ['company'],
                load: () =>
                  import('./features/companies/company/company-list-page.tsx').then((m) => m.CompanyListPage),
              }),
              route('/company/:id', {
                words: ['company', 'job', 'ignored-company'],
                load: () =>
                  import('./features/companies/company/company-page.tsx').then((m) => m.CompanyPage),
              }),
              {
                path: '/login',
                element: <></>,
                loader: () => {
                  const home = toOwnHome();
                  if (!home) openAuth('login');
                  return home ?? redirect(paths.home());
                },
              },
              route('/error', {
                words: [],
                load: () => import('./features/platform/error/error-page.tsx').then((m) => m.ErrorPage),
              }),
              { path: '*', Component: NotFoundPage },
            ],
          },
        ],
      },
    ],
  },
];

/** Adds the less visited pages when a requested address is not in the tree. */
export const withMoreRoutes =
  (basename: string): PatchRoutesOnNavigationFunction =>
  async ({ path, patch }) => {
    if (matchRoutes(routes, path, basename)?.at(-1)?.route.path !== '*') return;
    const { moreRoutes } = await import('./more-routes.tsx');
    for (const [id, below] of Object.entries(moreRoutes)) patch(id, below);
  };
