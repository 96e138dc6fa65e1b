import { paths } from '@acheep/contract/kernel/paths';
import { type RouteObject, redirect } from 'react-router-dom';
import { page, toOwnHome } from './page-route.ts';

/**
 * Public pages that one is led to from a mail or another page, below the routes of the tree that bear these ids. Loaded
 * with the first of them: every address in the tree itself costs each first visit the names of its files.
 */
export const visitorRoutes: Record<'root' | 'site', RouteObject[]> = {
  root: [
    {
      lazy: () => import('./layouts/empty-layout.tsx').then((m) => ({ Component: m.EmptyLayout })),
      children: [
        page('/reset-password', ['account', 'field'], () =>
          import('./features/accounts/account/reset-password-page.tsx').then((m) => m.ResetPasswordPage),
        ),
        page('/verify', ['account', 'field'], () =>
          import('./features/accounts/account/verify-page.tsx').then((m) => m.VerifyPage),
        ),
        page('/interview', ['interview', 'field'], () =>
          import('./features/hiring/interview/interview-page.tsx').then((m) => m.InterviewPage),
        ),
        page('/email-consent', ['mail-consent'], () =>
          import('./features/messaging/mail-consent/email-consent-page.tsx').then((m) => m.EmailConsentPage),
        ),
        page('/unsubscribe', ['job-alert'], () =>
          import('./features/jobs/job-alert/unsubscribe-page.tsx').then((m) => m.UnsubscribePage),
        ),
        page('/unsubscribe/company', ['mail-consent'], () =>
          import('./features/messaging/mail-consent/company-stop-page.tsx').then((m) => m.CompanyStopPage),
        ),
        page('/unsubscribe/invitation', ['invitation'], () =>
          import('./features/talent/invitation/invitation-stop-page.tsx').then((m) => m.InvitationStopPage),
        ),
        page('/unsubscribe/notification', ['notification'], () =>
          import('./features/messaging/notification/notice-stop-page.tsx').then((m) => m.NoticeStopPage),
        ),
        page('/join', ['team', 'account', 'field'], () =>
          import('./features/companies/team/join-page.tsx').then((m) => m.JoinPage),
        ),
        {
          ...page('/admin/login', ['account', 'field'], () =>
            import('./features/accounts/account/admin-login-page.tsx').then((m) => m.AdminLoginPage),
          ),
          loader: toOwnHome,
        },
      ],
    },
  ],
  site: [
    page('/job/:id/apply', ['application', 'field'], () =>
      import('./features/hiring/application/apply-page.tsx').then((m) => m.ApplyPage),
    ),
    page(
      '/search',
      ['search', 'job', 'company', 'gathering-card', 'article', 'post', 'widget', 'talent'],
      () => import('./features/jobs/site-search/search-page.tsx').then((m) => m.SearchPage),
    ),
    {
      ...page('/public-post', ['search', 'post', 'job', 'widget', 'gathering-card'], () =>
        import('./features/feed/post/found-post-page.tsx').then((m) => m.FoundPostPage),
      ),
      // All of them are the feed.
      loader: ({ request }) =>
        new URL(request.url).searchParams.has('search') ? null : redirect(paths.home()),
    },
    page('/public-post/:id', ['post', 'job', 'widget', 'gathering-card'], () =>
      import('./features/feed/post/public-post-page.tsx').then((m) => m.PublicPostPage),
    ),
    page('/hr-tips', ['article'], () =>
      import('./features/content/article/article-list-page.tsx').then((m) => m.TipListPage),
    ),
    page('/hr-tips/:id', ['article', 'job'], () =>
      import('./features/content/article/article-page.tsx').then((m) => m.TipPage),
    ),
    page('/policy', ['article'], () =>
      import('./features/content/article/article-list-page.tsx').then((m) => m.PolicyListPage),
    ),
    page('/policy/:id', ['article', 'job'], () =>
      import('./features/content/article/article-page.tsx').then((m) => m.PolicyPage),
    ),
    page('/prakas', ['article'], () =>
      import('./features/content/article/article-list-page.tsx').then((m) => m.PrakasListPage),
    ),
    page('/prakas/:id', ['article', 'job'], () =>
      import('./features/content/article/article-page.tsx').then((m) => m.PrakasPage),
    ),
    page('/tos', ['article'], () =>
      import('./features/content/article/article-text-page.tsx').then((m) => m.TosPage),
    ),
    page('/privacy', ['article'], () =>
      import('./features/content/article/article-text-page.tsx').then((m) => m.PrivacyPage),
    ),
    page('/nssf', ['article'], () =>
      import('./features/content/article/article-text-page.tsx').then((m) => m.NssfPage),
    ),
    page('/about', ['article'], () =>
      import('./features/content/article/article-text-page.tsx').then((m) => m.AboutPage),
    ),
    page('/vision', ['article'], () =>
      import('./features/content/article/article-text-page.tsx').then((m) => m.VisionPage),
    ),
    page('/user-guide', ['article'], () =>
      import('./features/content/article/article-text-page.tsx').then((m) => m.GuideListPage),
    ),
    page('/user-guide/:role', ['article'], () =>
      import('./features/content/article/article-text-page.tsx').then((m) => m.GuidePage),
    ),
    page('/certificate', ['certificate'], () =>
      import('./features/events/certificate/certificate-check-page.tsx').then((m) => m.CertificateCheckPage),
    ),
    page('/certificate/:number', ['certificate'], () =>
      import('./features/events/certificate/certificate-check-page.tsx').then((m) => m.CertificateCheckPage),
    ),
    page('/package', ['package'], () =>
      import('./features/billing/package/package-page.tsx').then((m) => m.PackagePage),
    ),
    page('/training', ['gathering', 'gathering-card'], () =>
      import('./features/events/gathering/gathering-list-page.tsx').then((m) => m.TrainingListPage),
    ),
    page('/training/:id', ['gathering', 'gathering-card', 'job', 'registration'], () =>
      import('./features/events/gathering/gathering-page.tsx').then((m) => m.TrainingPage),
    ),
    page('/event', ['gathering', 'gathering-card'], () =>
      import('./features/events/gathering/gathering-list-page.tsx').then((m) => m.EventListPage),
    ),
    page('/event/:id', ['gathering', 'gathering-card', 'job', 'registration'], () =>
      import('./features/events/gathering/gathering-page.tsx').then((m) => m.EventPage),
    ),
    page('/service', ['library', 'field'], () =>
      import('./features/content/library/library-page.tsx').then((m) => m.ServicePage),
    ),
    page('/access-rights', ['library', 'field'], () =>
      import('./features/content/library/library-page.tsx').then((m) => m.AccessRightsPage),
    ),
    page('/contact', ['library', 'field'], () =>
      import('./features/content/library/library-page.tsx').then((m) => m.ContactPage),
    ),
    page('/partner', ['partner'], () =>
      import('./features/platform/partner/partner-page.tsx').then((m) => m.PartnerPage),
    ),
    page('/seen-jobs', ['offline', 'job'], () =>
      import('./features/platform/offline/seen-job-page.tsx').then((m) => m.SeenJobPage),
    ),
    page('/career-report', ['career-report'], () =>
      import('./features/jobs/career-report/career-report-page.tsx').then((m) => m.CareerReportPage),
    ),
    page('/date-picker', ['block', 'field', 'widget'], () =>
      import('./features/platform/block/block-page.tsx').then((m) => m.BlockPage),
    ),
  ],
};
