import type { RouteObject } from 'react-router-dom';
import { accountPage, accountWords } from './account-page.ts';
import { loadNamespaces } from './lib/i18n.ts';
import { page } from './page-route.ts';
import { settingRoutes } from './setting-routes.tsx';

/** What belongs to an account, below the routes of the tree that bear these ids. Loaded with the first page of it. */
export const accountRoutes: Record<'root' | 'site', RouteObject[]> = {
  root: [
    {
      lazy: () => import('./layouts/empty-layout.tsx').then((m) => ({ Component: m.EmptyLayout })),
      children: [
        accountPage('admin', '/admin/order/:id/invoice', ['order', 'package'], () =>
          import('./features/order-admin/admin-invoice-page.tsx').then((m) => m.AdminInvoicePage),
        ),
        accountPage(
          'manage-training-id',
          '/manage-training/:id/participants/print',
          ['participant', 'field'],
          () => import('./features/participant/sheet-page.tsx').then((m) => m.SheetPage),
        ),
        accountPage('manage-event-id', '/manage-event/:id/participants/print', ['participant', 'field'], () =>
          import('./features/participant/sheet-page.tsx').then((m) => m.SheetPage),
        ),
        accountPage('resume', '/resume/print', ['resume'], () =>
          import('./features/resume/resume-print-page.tsx').then((m) => m.ResumePrintPage),
        ),
        accountPage('manage-order-id', '/manage-order/:id/invoice', ['order', 'package'], () =>
          import('./features/order/order-invoice-page.tsx').then((m) => m.OrderInvoicePage),
        ),
      ],
    },
  ],
  site: [
    accountPage('talent-search', '/talent/search', ['talent', 'saved-talent'], () =>
      import('./features/talent/talent-list-page.tsx').then((m) => m.TalentListPage),
    ),
    accountPage(
      'talent-search-id',
      '/talent/search/:id',
      ['talent', 'resume', 'saved-talent', 'invitation'],
      () => import('./features/talent/talent-page.tsx').then((m) => m.TalentPage),
    ),
    accountPage('resume-search', '/resume/search', ['talent'], () =>
      import('./features/talent/resume-list-page.tsx').then((m) => m.ResumeListPage),
    ),
    accountPage('resume-search-id', '/resume/search/:id', ['talent', 'resume'], () =>
      import('./features/talent/found-resume-page.tsx').then((m) => m.FoundResumePage),
    ),
    {
      lazy: async () => {
        const [{ DashboardLayout }] = await Promise.all([
          import('./layouts/dashboard-layout.tsx'),
          loadNamespaces(accountWords),
        ]);
        return { Component: DashboardLayout };
      },
      children: [
        accountPage('dashboard', '/dashboard', ['dashboard', 'fit'], () =>
          import('./features/dashboard/dashboard-page.tsx').then((m) => m.DashboardPage),
        ),
        accountPage('talent-saved', '/talent/saved', ['talent', 'saved-talent', 'invitation'], () =>
          import('./features/saved-talent/saved-talent-page.tsx').then((m) => m.SavedTalentPage),
        ),
        accountPage('talent-invited', '/talent/invited', ['invitation'], () =>
          import('./features/invitation/invited-page.tsx').then((m) => m.InvitedPage),
        ),
        accountPage('manage-invitation', '/manage-invitation', ['invitation'], () =>
          import('./features/invitation/invitation-page.tsx').then((m) => m.InvitationPage),
        ),
        accountPage('post', '/post', ['post', 'widget', 'gathering-card'], () =>
          import('./features/post/own-post-list-page.tsx').then((m) => m.OwnPostListPage),
        ),
        accountPage('post-job-old', '/post/job-old', ['job-post'], () =>
          import('./features/job-post/own-job-list-page.tsx').then((m) => m.OldJobsPage),
        ),
        accountPage('manage-job', '/manage-job', ['job-post'], () =>
          import('./features/job-post/own-job-list-page.tsx').then((m) => m.AllJobsPage),
        ),
        accountPage('manage-job-active', '/manage-job/active', ['job-post'], () =>
          import('./features/job-post/own-job-list-page.tsx').then((m) => m.ActiveJobsPage),
        ),
        accountPage('manage-job-closed', '/manage-job/closed', ['job-post'], () =>
          import('./features/job-post/own-job-list-page.tsx').then((m) => m.ClosedJobsPage),
        ),
        accountPage('manage-job-draft', '/manage-job/draft', ['job-post'], () =>
          import('./features/job-post/own-job-list-page.tsx').then((m) => m.DraftJobsPage),
        ),
        accountPage('manage-job-create', '/manage-job/create', ['job-post', 'package'], () =>
          import('./features/job-post/job-create-page.tsx').then((m) => m.JobCreatePage),
        ),
        accountPage('manage-job-id', '/manage-job/:id', ['job-post', 'package'], () =>
          import('./features/job-post/job-edit-page.tsx').then((m) => m.JobEditPage),
        ),
        accountPage('manage-job-id', '/manage-job/:id/numbers', ['fit', 'job-number'], () =>
          import('./features/job-number/job-numbers-page.tsx').then((m) => m.JobNumbersPage),
        ),
        accountPage('manage-job-id', '/manage-job/:id/preview', ['job', 'job-post'], () =>
          import('./features/job/job-preview-page.tsx').then((m) => m.JobPreviewPage),
        ),
        accountPage('manage-training', '/manage-training', ['gathering-post'], () =>
          import('./features/gathering-post/own-gathering-list-page.tsx').then((m) => m.AllTrainingsPage),
        ),
        accountPage('manage-training-active', '/manage-training/active', ['gathering-post'], () =>
          import('./features/gathering-post/own-gathering-list-page.tsx').then((m) => m.ActiveTrainingsPage),
        ),
        accountPage('manage-training-closed', '/manage-training/closed', ['gathering-post'], () =>
          import('./features/gathering-post/own-gathering-list-page.tsx').then((m) => m.ClosedTrainingsPage),
        ),
        accountPage('manage-training-draft', '/manage-training/draft', ['gathering-post'], () =>
          import('./features/gathering-post/own-gathering-list-page.tsx').then((m) => m.DraftTrainingsPage),
        ),
        accountPage('manage-training-create', '/manage-training/create', ['gathering-post'], () =>
          import('./features/gathering-post/gathering-create-page.tsx').then((m) => m.TrainingCreatePage),
        ),
        accountPage('manage-training-id', '/manage-training/:id', ['gathering-post'], () =>
          import('./features/gathering-post/gathering-edit-page.tsx').then((m) => m.TrainingEditPage),
        ),
        accountPage('manage-event', '/manage-event', ['gathering-post'], () =>
          import('./features/gathering-post/own-gathering-list-page.tsx').then((m) => m.OwnEventsPage),
        ),
        accountPage('manage-event-create', '/manage-event/create', ['gathering-post'], () =>
          import('./features/gathering-post/gathering-create-page.tsx').then((m) => m.EventCreatePage),
        ),
        accountPage('manage-event-id', '/manage-event/:id', ['gathering-post'], () =>
          import('./features/gathering-post/gathering-edit-page.tsx').then((m) => m.EventEditPage),
        ),
        accountPage(
          'manage-applied',
          '/manage-applied',
          ['application', 'candidate-message', 'service-request'],
          () => import('./features/application/received-page.tsx').then((m) => m.ReceivedPage),
        ),
        accountPage('manage-applied', '/manage-applied/job', ['application', 'service-request'], () =>
          import('./features/application/applied-job-page.tsx').then((m) => m.AppliedJobPage),
        ),
        accountPage('manage-applied-create', '/manage-applied/create', ['application'], () =>
          import('./features/application/candidate-create-page.tsx').then((m) => m.CandidateCreatePage),
        ),
        accountPage('manage-applied-template', '/manage-applied/template', ['candidate-message'], () =>
          import('./features/message-template/message-template-page.tsx').then((m) => m.MessageTemplatePage),
        ),
        accountPage(
          'manage-shortlist',
          '/manage-shortlist',
          ['application', 'candidate-message', 'service-request'],
          () => import('./features/application/received-page.tsx').then((m) => m.ShortlistPage),
        ),
        accountPage(
          'manage-rejected',
          '/manage-rejected',
          ['application', 'candidate-message', 'service-request'],
          () => import('./features/application/received-page.tsx').then((m) => m.RejectedPage),
        ),
        {
          ...accountPage(
            'manage-applied-id',
            '/manage-applied/:id',
            ['application', 'candidate-message'],
            () => import('./features/application/received-detail-page.tsx').then((m) => m.ReceivedDetailPage),
          ),
          // As on the home page: the interviews are the interview feature's.
          children: [
            page('', ['interview', 'field'], () =>
              import('./features/interview/candidate-interview.tsx').then((m) => m.CandidateInterview),
            ),
          ],
        } as RouteObject,
        accountPage('manage-interview', '/manage-interview', ['interview'], () =>
          import('./features/interview/interview-list-page.tsx').then((m) => m.InterviewListPage),
        ),
        accountPage('manage-order', '/manage-order', ['order', 'package'], () =>
          import('./features/order/order-list-page.tsx').then((m) => m.OrderListPage),
        ),
        accountPage('manage-order-id', '/manage-order/:id', ['order', 'package'], () =>
          import('./features/order/order-page.tsx').then((m) => m.OrderPage),
        ),
        accountPage('manage-service', '/manage-service', ['service-request'], () =>
          import('./features/service-request/service-request-page.tsx').then((m) => m.ServiceRequestPage),
        ),
        accountPage('manage-user-applied', '/manage-user-applied', ['application'], () =>
          import('./features/application/user-applied-page.tsx').then((m) => m.UserAppliedPage),
        ),
        {
          ...accountPage(
            'manage-user-applied',
            '/manage-user-applied/:id',
            ['application', 'candidate-message'],
            () =>
              import('./features/application/user-applied-detail-page.tsx').then(
                (m) => m.UserAppliedDetailPage,
              ),
          ),
          children: [
            page('', ['interview'], () =>
              import('./features/interview/own-interview-panel.tsx').then((m) => m.OwnInterviewPanel),
            ),
          ],
        } as RouteObject,
        accountPage('resume', '/resume', ['resume'], () =>
          import('./features/resume/resume-page.tsx').then((m) => m.ResumePage),
        ),
        accountPage('resume-edit', '/resume/edit', ['resume'], () =>
          import('./features/resume/resume-edit-page.tsx').then((m) => m.ResumeEditPage),
        ),
        accountPage('manage-bookmarked', '/manage-bookmarked', ['bookmark', 'gathering-card', 'job'], () =>
          import('./features/bookmark/bookmark-page.tsx').then((m) => m.BookmarkPage),
        ),
        accountPage('manage-registration', '/manage-registration', ['registration'], () =>
          import('./features/registration/registration-page.tsx').then((m) => m.RegistrationPage),
        ),
        accountPage('manage-registration', '/manage-registration/certificate', ['registration'], () =>
          import('./features/registration/certificate-page.tsx').then((m) => m.CertificatePage),
        ),
        accountPage('manage-training-id', '/manage-training/:id/participants', ['participant', 'field'], () =>
          import('./features/participant/participant-page.tsx').then((m) => m.ParticipantPage),
        ),
        accountPage('manage-event-id', '/manage-event/:id/participants', ['participant', 'field'], () =>
          import('./features/participant/participant-page.tsx').then((m) => m.ParticipantPage),
        ),
        accountPage('notification', '/notification', ['notification'], () =>
          import('./features/notification/notification-page.tsx').then((m) => m.NotificationPage),
        ),
        accountPage('notification', '/notification/choice', ['notification'], () =>
          import('./features/notification/notice-choice-page.tsx').then((m) => m.NoticeChoicePage),
        ),
        accountPage('manage-alert', '/manage-alert', ['job-alert'], () =>
          import('./features/job-alert/alert-page.tsx').then((m) => m.AlertPage),
        ),
        accountPage('ignore-company', '/ignore-company', ['ignored-company'], () =>
          import('./features/ignored-company/ignored-company-page.tsx').then((m) => m.IgnoredCompanyPage),
        ),
        accountPage('ignore-company-id', '/ignore-company/:id', ['ignored-company'], () =>
          import('./features/ignored-company/ignored-company-page.tsx').then((m) => m.IgnoredCompanyPage),
        ),
        accountPage('admin', '/admin', ['admin'], () =>
          import('./features/admin/user-list-page.tsx').then((m) => m.UserListPage),
        ),
        accountPage('admin', '/admin/user/:id', ['admin'], () =>
          import('./features/admin/user-page.tsx').then((m) => m.UserPage),
        ),
        accountPage('admin', '/admin/order', ['order-admin', 'order', 'package'], () =>
          import('./features/order-admin/order-admin-list-page.tsx').then((m) => m.AdminOrderListPage),
        ),
        accountPage('admin', '/admin/order/:id', ['order-admin', 'order', 'package'], () =>
          import('./features/order-admin/order-admin-page.tsx').then((m) => m.AdminOrderPage),
        ),
        accountPage('admin', '/admin/moderation', ['job-admin'], () =>
          import('./features/job-admin/waiting-job-page.tsx').then((m) => m.WaitingJobPage),
        ),
        accountPage('admin', '/admin/report', ['report-admin'], () =>
          import('./features/report-admin/report-admin-page.tsx').then((m) => m.ReportAdminPage),
        ),
        accountPage('admin', '/admin/post', ['report-admin'], () =>
          import('./features/report-admin/said-page.tsx').then((m) => m.AdminPostsPage),
        ),
        accountPage('admin', '/admin/comment', ['report-admin'], () =>
          import('./features/report-admin/said-page.tsx').then((m) => m.AdminCommentsPage),
        ),
        accountPage('admin', '/admin/job', ['job-admin'], () =>
          import('./features/job-admin/job-admin-page.tsx').then((m) => m.JobAdminPage),
        ),
        accountPage('admin', '/admin/package', ['package-admin', 'package'], () =>
          import('./features/package-admin/package-admin-page.tsx').then((m) => m.PackageAdminPage),
        ),
        accountPage('admin-service', '/admin/service', ['service-admin'], () =>
          import('./features/service-admin/service-admin-page.tsx').then((m) => m.ServiceAdminPage),
        ),
        accountPage('admin', '/admin/search', ['search-term', 'reference-admin', 'field'], () =>
          import('./features/search-term/search-term-page.tsx').then((m) => m.SearchTermPage),
        ),
        accountPage('admin', '/admin/reference', ['reference-admin', 'field'], () =>
          import('./features/reference-admin/reference-page.tsx').then((m) => m.ReferencePage),
        ),
        accountPage('admin', '/admin/screening', ['screening'], () =>
          import('./features/application/screening-list-page.tsx').then((m) => m.ScreeningListPage),
        ),
        accountPage('admin', '/admin/screening/:id', ['screening', 'application'], () =>
          import('./features/application/screening-page.tsx').then((m) => m.ScreeningPage),
        ),
        accountPage(
          'admin',
          '/admin/screening/application/:id',
          ['screening', 'application', 'candidate-message'],
          () => import('./features/application/screened-page.tsx').then((m) => m.ScreenedPage),
        ),
        accountPage('admin', '/admin/enquiry', ['enquiry-admin', 'service-request'], () =>
          import('./features/enquiry-admin/enquiry-admin-page.tsx').then((m) => m.EnquiryAdminPage),
        ),
        accountPage('admin-banner', '/admin/banner', ['banner-admin', 'banner'], () =>
          import('./features/banner-admin/banner-admin-page.tsx').then((m) => m.BannerAdminPage),
        ),
        accountPage('admin', '/admin/company', ['company-merge'], () =>
          import('./features/company-merge/duplicate-list-page.tsx').then((m) => m.DuplicateListPage),
        ),
        accountPage('admin', '/admin/company/distinct', ['company-merge'], () =>
          import('./features/company-merge/distinct-list-page.tsx').then((m) => m.DistinctListPage),
        ),
        accountPage('admin', '/admin/company/:id/merge', ['company-merge'], () =>
          import('./features/company-merge/company-merge-page.tsx').then((m) => m.CompanyMergePage),
        ),
        accountPage('admin', '/admin/import', ['import-admin'], () =>
          import('./features/import-admin/import-list-page.tsx').then((m) => m.ImportListPage),
        ),
        accountPage('admin', '/admin/import/:id', ['import-admin'], () =>
          import('./features/import-admin/import-page.tsx').then((m) => m.ImportPage),
        ),
        accountPage('admin', '/admin/revenue', ['revenue'], () =>
          import('./features/revenue/revenue-page.tsx').then((m) => m.RevenuePage),
        ),
        ...settingRoutes,
        accountPage('admin-article', '/admin/article', ['article-admin'], () =>
          import('./features/article-admin/article-admin-page.tsx').then((m) => m.ArticleAdminPage),
        ),
        accountPage('admin-article', '/admin/article/create', ['article-admin', 'widget'], () =>
          import('./features/article-admin/article-edit-page.tsx').then((m) => m.ArticleCreatePage),
        ),
        accountPage('admin-article', '/admin/article/:id', ['article-admin', 'widget'], () =>
          import('./features/article-admin/article-edit-page.tsx').then((m) => m.ArticleEditPage),
        ),
        accountPage('admin-article', '/admin/article/:id/preview', ['article-admin', 'article'], () =>
          import('./features/article-admin/article-preview-page.tsx').then((m) => m.ArticlePreviewPage),
        ),
        accountPage('admin', '/admin/audit', ['admin'], () =>
          import('./features/admin/audit-page.tsx').then((m) => m.AuditPage),
        ),
        accountPage('update-password', '/update-password', ['account'], () =>
          import('./features/account/update-password-page.tsx').then((m) => m.UpdatePasswordPage),
        ),
        accountPage('profile', '/profile', ['account'], () =>
          import('./features/account/profile-page.tsx').then((m) => m.ProfilePage),
        ),
        accountPage('profile', '/profile/data', ['privacy'], () =>
          import('./features/privacy/data-page.tsx').then((m) => m.DataPage),
        ),
        accountPage('profile', '/profile/company', ['company', 'company-widget'], () =>
          import('./features/company/company-form-page.tsx').then((m) => m.CompanyFormPage),
        ),
        accountPage('profile', '/profile/team', ['team'], () =>
          import('./features/team/team-page.tsx').then((m) => m.TeamPage),
        ),
      ],
    },
  ],
};
