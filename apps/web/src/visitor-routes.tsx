import { paths } from '@acheep/contract/paths';
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
          import('./features/account/reset-password-page.tsx').then((m) => m.ResetPasswordPage),
        ),
        page('/verify', ['account', 'field'], () =>
          import('./features/account/verify-page.tsx').then((m) => m.VerifyPage),
        ),
        page('/interview', ['interview', 'field'], () =>
          import('./features/interview/interview-page.tsx').then((m) => m.InterviewPage),
        ),
        page('/email-consent', ['mail-consent'], () =>
          import('./features/mail-consent/email-consent-page.tsx').then((m) => m.EmailConsentPage),
        ),
        page('/unsubscribe', ['job-alert'], () =>
          import('./features/job-alert/unsubscribe-page.tsx').then((m) => m.UnsubscribePage),
        ),
        page('/unsubscribe/company', ['mail-consent'], () =>
          import('./features/mail-consent/company-stop-page.tsx').then((m) => m.CompanyStopPage),
        ),
        page('/unsubscribe/invitation', ['invitation'], () =>
          import('./features/invitation/invitation-stop-page.tsx').then((m) => m.InvitationStopPage),
        ),
        page('/unsubscribe/notification', ['notification'], () =>
          import('./features/notification/notice-stop-page.tsx').then((m) => m.NoticeStopPage),
        ),
        page('/join', ['team', 'account', 'field'], () =>
          import('./features/team/join-page.tsx').then((m) => m.JoinPage),
        ),
        {
          ...page('/admin/login', ['account', 'field'], () =>
            import('./features/account/admin-login-page.tsx').then((m) => m.AdminLoginPage),
          ),
          loader: toOwnHome,
        },
      ],
    },
  ],
  site: [
    page('/job/:id/apply', ['application', 'field'], () =>
      import('./features/application/apply-page.tsx').then((m) => m.ApplyPage),
    ),
    page(
      '/search',
      ['search', 'job', 'company', 'gathering-card', 'article', 'post', 'widget', 'talent'],
      () => import('./features/site-search/search-page.tsx').then((m) => m.SearchPage),
    ),
    {
      ...page('/public-post', ['search', 'post', 'job', 'widget', 'gathering-card'], () =>
        import('./features/post/found-post-page.tsx').then((m) => m.FoundPostPage),
      ),
      // All of them are the feed.
      loader: ({ request }) =>
        new URL(request.url).searchParams.has('search') ? null : redirect(paths.home()),
    },
    page('/public-post/:id', ['post', 'job', 'widget', 'gathering-card'], () =>
      import('./features/post/public-post-page.tsx').then((m) => m.PublicPostPage),
    ),
    page('/hr-tips', ['article'], () =>
      import('./features/article/article-list-page.tsx').then((m) => m.TipListPage),
    ),
    page('/hr-tips/:id', ['article', 'job'], () =>
      import('./features/article/article-page.tsx').then((m) => m.TipPage),
    ),
    page('/policy', ['article'], () =>
      import('./features/article/article-list-page.tsx').then((m) => m.PolicyListPage),
    ),
    page('/policy/:id', ['article', 'job'], () =>
      import('./features/article/article-page.tsx').then((m) => m.PolicyPage),
    ),
    page('/prakas', ['article'], () =>
      import('./features/article/article-list-page.tsx').then((m) => m.PrakasListPage),
    ),
    page('/prakas/:id', ['article', 'job'], () =>
      import('./features/article/article-page.tsx').then((m) => m.PrakasPage),
    ),
    page('/tos', ['article'], () =>
      import('./features/article/article-text-page.tsx').then((m) => m.TosPage),
    ),
    page('/privacy', ['article'], () =>
      import('./features/article/article-text-page.tsx').then((m) => m.PrivacyPage),
    ),
    page('/nssf', ['article'], () =>
      import('./features/article/article-text-page.tsx').then((m) => m.NssfPage),
    ),
    page('/about', ['article'], () =>
      import('./features/article/article-text-page.tsx').then((m) => m.AboutPage),
    ),
    page('/vision', ['article'], () =>
      import('./features/article/article-text-page.tsx').then((m) => m.VisionPage),
    ),
    page('/user-guide', ['article'], () =>
      import('./features/article/article-text-page.tsx').then((m) => m.GuideListPage),
    ),
    page('/user-guide/:role', ['article'], () =>
      import('./features/article/article-text-page.tsx').then((m) => m.GuidePage),
    ),
    page('/certificate', ['certificate'], () =>
      import('./features/certificate/certificate-check-page.tsx').then((m) => m.CertificateCheckPage),
    ),
    page('/certificate/:number', ['certificate'], () =>
      import('./features/certificate/certificate-check-page.tsx').then((m) => m.CertificateCheckPage),
    ),
    page('/package', ['package'], () =>
      import('./features/package/package-page.tsx').then((m) => m.PackagePage),
    ),
    page('/training', ['gathering', 'gathering-card'], () =>
      import('./features/gathering/gathering-list-page.tsx').then((m) => m.TrainingListPage),
    ),
    page('/training/:id', ['gathering', 'gathering-card', 'job', 'registration'], () =>
      import('./features/gathering/gathering-page.tsx').then((m) => m.TrainingPage),
    ),
    page('/event', ['gathering', 'gathering-card'], () =>
      import('./features/gathering/gathering-list-page.tsx').then((m) => m.EventListPage),
    ),
    page('/event/:id', ['gathering', 'gathering-card', 'job', 'registration'], () =>
      import('./features/gathering/gathering-page.tsx').then((m) => m.EventPage),
    ),
    page('/service', ['library', 'field'], () =>
      import('./features/library/library-page.tsx').then((m) => m.ServicePage),
    ),
    page('/access-rights', ['library', 'field'], () =>
      import('./features/library/library-page.tsx').then((m) => m.AccessRightsPage),
    ),
    page('/contact', ['library', 'field'], () =>
      import('./features/library/library-page.tsx').then((m) => m.ContactPage),
    ),
    page('/partner', ['partner'], () =>
      import('./features/partner/partner-page.tsx').then((m) => m.PartnerPage),
    ),
    page('/seen-jobs', ['offline', 'job'], () =>
      import('./features/offline/seen-job-page.tsx').then((m) => m.SeenJobPage),
    ),
    page('/career-report', ['career-report'], () =>
      import('./features/career-report/career-report-page.tsx').then((m) => m.CareerReportPage),
    ),
    page('/date-picker', ['block', 'field', 'widget'], () =>
      import('./features/block/block-page.tsx').then((m) => m.BlockPage),
    ),
  ],
};
