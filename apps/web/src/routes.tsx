import { paths } from '@acheep/contract/paths';
import {
  matchRoutes,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  redirect,
} from 'react-router-dom';
import { NotFoundPage, RouteErrorPage } from './features/error/error-page.tsx';
import { DefaultLayout } from './layouts/default-layout.tsx';
import { RootLayout } from './layouts/root-layout.tsx';
import { openAuth } from './lib/auth-dialog.ts';
import { loadNamespace } from './lib/i18n.ts';
import { getSession } from './lib/session.ts';
import { page } from './page-route.ts';

/** Whoever is signed in has nothing to do where one signs in. */
function toOwnHome() {
  return getSession() && redirect(paths.dashboard());
}

/** The feed of the home page, which nobody waits for. */
const loadFeed = async () => {
  const [{ HomeFeed }] = await Promise.all([
    import('./features/post/home-feed.tsx'),
    loadNamespace('post'),
    loadNamespace('widget'),
  ]);
  return HomeFeed;
};

/** The tree without the account's pages: what everybody loads first. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: RootLayout,
    ErrorBoundary: RouteErrorPage,
    hydrateFallbackElement: <></>,
    children: [
      {
        lazy: () => import('./layouts/empty-layout.tsx').then((m) => ({ Component: m.EmptyLayout })),
        children: [
          page('/reset-password', ['account'], () =>
            import('./features/account/reset-password-page.tsx').then((m) => m.ResetPasswordPage),
          ),
          page('/verify', ['account'], () =>
            import('./features/account/verify-page.tsx').then((m) => m.VerifyPage),
          ),
          page('/interview', ['interview'], () =>
            import('./features/interview/interview-page.tsx').then((m) => m.InterviewPage),
          ),
          page('/unsubscribe', ['job-alert'], () =>
            import('./features/job-alert/unsubscribe-page.tsx').then((m) => m.UnsubscribePage),
          ),
          page('/unsubscribe/invitation', ['invitation'], () =>
            import('./features/invitation/invitation-stop-page.tsx').then((m) => m.InvitationStopPage),
          ),
          page('/join', ['team', 'account'], () =>
            import('./features/team/join-page.tsx').then((m) => m.JoinPage),
          ),
          {
            ...page('/admin/login', ['account'], () =>
              import('./features/account/admin-login-page.tsx').then((m) => m.AdminLoginPage),
            ),
            loader: toOwnHome,
          },
        ],
      },
      {
        Component: DefaultLayout,
        children: [
          {
            id: 'site',
            ErrorBoundary: RouteErrorPage,
            children: [
              {
                ...page('/', ['home', 'job'], () =>
                  import('./features/home/home-page.tsx').then((m) => m.homePage(loadFeed)),
                ),
                // The newest jobs are the job feature's; the home page gives them their place, as it does the feed.
                children: [
                  page('', ['job'], () => import('./features/job/job-latest.tsx').then((m) => m.JobLatest)),
                ],
              },
              page('/job', ['job'], () =>
                import('./features/job/job-list-page.tsx').then((m) => m.JobListPage),
              ),
              page('/job/:id', ['job'], () => import('./features/job/job-page.tsx').then((m) => m.JobPage)),
              page('/job/:id/apply', ['application'], () =>
                import('./features/application/apply-page.tsx').then((m) => m.ApplyPage),
              ),
              { path: '/public-post', loader: () => redirect(paths.home()) },
              page('/public-post/:id', ['post', 'job', 'widget'], () =>
                import('./features/post/public-post-page.tsx').then((m) => m.PublicPostPage),
              ),
              page('/company', ['company'], () =>
                import('./features/company/company-list-page.tsx').then((m) => m.CompanyListPage),
              ),
              {
                ...page('/company/:id', ['company', 'job'], () =>
                  import('./features/company/company-page.tsx').then((m) => m.CompanyPage),
                ),
                // As on the home page: the jobs are the job feature's.
                children: [
                  page('', ['job'], () =>
                    import('./features/job/job-of-company.tsx').then((m) => m.JobOfCompany),
                  ),
                ],
              },
              page('/package', ['package'], () =>
                import('./features/package/package-page.tsx').then((m) => m.PackagePage),
              ),
              {
                path: '/login',
                element: <></>,
                loader: () => {
                  const home = toOwnHome();
                  if (!home) openAuth('login');
                  return home ?? redirect(paths.home());
                },
              },
              page('/date-picker', ['block', 'widget'], () =>
                import('./features/block/block-page.tsx').then((m) => m.BlockPage),
              ),
              page('/error', [], () => import('./features/error/error-page.tsx').then((m) => m.ErrorPage)),
              { path: '*', Component: NotFoundPage },
            ],
          },
        ],
      },
    ],
  },
];

/** Adds the account's pages to the tree when an address is asked for that no public page has. */
export const withAccountRoutes =
  (basename: string): PatchRoutesOnNavigationFunction =>
  async ({ path, patch }) => {
    if (matchRoutes(routes, path, basename)?.at(-1)?.route.path !== '*') return;
    const { accountRoutes } = await import('./account-routes.tsx');
    for (const [id, below] of Object.entries(accountRoutes)) patch(id, below);
  };
