import type { RouteObject } from 'react-router-dom';
import { accountPage, accountWords } from './account-page.ts';
import { consoleRoutes } from './console-routes.tsx';
import { loadNamespaces } from './lib/i18n.ts';
import { page } from './page-route.ts';

/** What belongs to an account, below the routes of the tree that bear these ids. Loaded with the first page of it. */
export const accountRoutes: Record<'root' | 'site', RouteObject[]> = {
  root: [
    {
      lazy: () => import('./layouts/empty-layout.tsx').then((m) => ({ Component: m.EmptyLayout })),
      children: [
        accountPage('admin', '/admin/order/:id/invoice', ['order', 'package'], () =>
          import('./features/billing/order-admin/admin-invoice-page.tsx').then((m) => m.AdminInvoicePage),
        ),
        accountPage(
          'manage-training-id',
          '/manage-training/:id/participants/print',
          ['participant', 'field'],
          () => import('./features/events/participant/sheet-page.tsx').then((m) => m.SheetPage),
        ),
        accountPage('manage-event-id', '/manage-event/:id/participants/print', ['participant', 'field'], () =>
          import('./features/events/participant/sheet-page.tsx').then((m) => m.SheetPage),
        ),
        accountPage('resume', '/resume/print', ['resume'], () =>
          import('./features/talent/resume/resume-print-page.tsx').then((m) => m.ResumePrintPage),
        ),
        accountPage('manage-order-id', '/manage-order/:id/invoice', ['order', 'package'], () =>
          import('./features/billing/order/order-invoice-page.tsx').then((m) => m.OrderInvoicePage),
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
          import('./features/platform/dashboard/dashboard-page.tsx').then((m) => m.DashboardPage),
        ),
        accountPage('talent-saved', '/talent/saved', ['talent', 'saved-talent', 'invitation'], () =>
          import('./features/talent/saved-talent/saved-talent-page.tsx').then((m) => m.SavedTalentPage),
        ),
        accountPage('talent-invited', '/talent/invited', ['invitation'], () =>
          import('./features/talent/invitation/invited-page.tsx').then((m) => m.InvitedPage),
        ),
        accountPage('manage-invitation', '/manage-invitation', ['invitation'], () =>
          import('./features/talent/invitation/invitation-page.tsx').then((m) => m.InvitationPage),
        ),
        accountPage('post', '/post', ['post', 'widget', 'gathering-card'], () =>
          import('./features/feed/post/own-post-list-page.tsx').then((m) => m.OwnPostListPage),
        ),
        accountPage('post-job-old', '/post/job-old', ['job-post'], () =>
          import('./features/jobs/job-post/own-job-list-page.tsx').then((m) => m.OldJobsPage),
        ),
        accountPage('manage-job', '/manage-job', ['job-post'], () =>
          import('./features/jobs/job-post/own-job-list-page.tsx').then((m) => m.AllJobsPage),
        ),
        accountPage('manage-job-active', '/manage-job/active', ['job-post'], () =>
          import('./features/jobs/job-post/own-job-list-page.tsx').then((m) => m.ActiveJobsPage),
        ),
        accountPage('manage-job-closed', '/manage-job/closed', ['job-post'], () =>
          import('./features/jobs/job-post/own-job-list-page.tsx').then((m) => m.ClosedJobsPage),
        ),
        accountPage('manage-job-draft', '/manage-job/draft', ['job-post'], () =>
          import('./features/jobs/job-post/own-job-list-page.tsx').then((m) => m.DraftJobsPage),
        ),
        accountPage('manage-job-create', '/manage-job/create', ['job-post', 'package'], () =>
          import('./features/jobs/job-post/job-create-page.tsx').then((m) => m.JobCreatePage),
        ),
        accountPage('manage-job-id', '/manage-job/:id', ['job-post', 'package'], () =>
          import('./features/jobs/job-post/job-edit-page.tsx').then((m) => m.JobEditPage),
        ),
        accountPage('manage-job-id', '/manage-job/:id/numbers', ['fit', 'job-number'], () =>
          import('./features/jobs/job-number/job-numbers-page.tsx').then((m) => m.JobNumbersPage),
        ),
        accountPage('manage-job-id', '/manage-job/:id/preview', ['job', 'job-post'], () =>
          import('./features/jobs/job/job-preview-page.tsx').then((m) => m.JobPreviewPage),
        ),
        accountPage('manage-training', '/manage-training', ['gathering-post'], () =>
          import('./features/events/gathering-post/own-gathering-list-page.tsx').then(
            (m) => m.AllTrainingsPage,
          ),
        ),
        accountPage('manage-training-active', '/manage-training/active', ['gathering-post'], () =>
          import('./features/events/gathering-post/own-gathering-list-page.tsx').then(
            (m) => m.ActiveTrainingsPage,
          ),
        ),
        accountPage('manage-training-closed', '/manage-training/closed', ['gathering-post'], () =>
          import('./features/events/gathering-post/own-gathering-list-page.tsx').then(
            (m) => m.ClosedTrainingsPage,
          ),
        ),
        accountPage('manage-training-draft', '/manage-training/draft', ['gathering-post'], () =>
          import('./features/events/gathering-post/own-gathering-list-page.tsx').then(
            (m) => m.DraftTrainingsPage,
          ),
        ),
        accountPage('manage-training-create', '/manage-training/create', ['gathering-post'], () =>
          import('./features/events/gathering-post/gathering-create-page.tsx').then(
            (m) => m.TrainingCreatePage,
          ),
        ),
        accountPage('manage-training-id', '/manage-training/:id', ['gathering-post'], () =>
          import('./features/events/gathering-post/gathering-edit-page.tsx').then((m) => m.TrainingEditPage),
        ),
        accountPage('manage-event', '/manage-event', ['gathering-post'], () =>
          import('./features/events/gathering-post/own-gathering-list-page.tsx').then((m) => m.OwnEventsPage),
        ),
        accountPage('manage-event-create', '/manage-event/create', ['gathering-post'], () =>
          import('./features/events/gathering-post/gathering-create-page.tsx').then((m) => m.EventCreatePage),
        ),
        accountPage('manage-event-id', '/manage-event/:id', ['gathering-post'], () =>
          import('./features/events/gathering-post/gathering-edit-page.tsx').then((m) => m.EventEditPage),
        ),
        accountPage(
          'manage-applied',
          '/manage-applied',
          ['application', 'candidate-message', 'service-request'],
          () => import('./features/hiring/application/received-page.tsx').then((m) => m.ReceivedPage),
        ),
        accountPage('manage-applied', '/manage-applied/job', ['application', 'service-request'], () =>
          import('./features/hiring/application/applied-job-page.tsx').then((m) => m.AppliedJobPage),
        ),
        accountPage('manage-applied-create', '/manage-applied/create', ['application'], () =>
          import('./features/hiring/application/candidate-create-page.tsx').then(
            (m) => m.CandidateCreatePage,
          ),
        ),
        accountPage('manage-applied-template', '/manage-applied/template', ['candidate-message'], () =>
          import('./features/hiring/message-template/message-template-page.tsx').then(
            (m) => m.MessageTemplatePage,
          ),
        ),
        accountPage(
          'manage-shortlist',
          '/manage-shortlist',
          ['application', 'candidate-message', 'service-request'],
          () => import('./features/hiring/application/received-page.tsx').then((m) => m.ShortlistPage),
        ),
        accountPage(
          'manage-rejected',
          '/manage-rejected',
          ['application', 'candidate-message', 'service-request'],
          () => import('./features/hiring/application/received-page.tsx').then((m) => m.RejectedPage),
        ),
        {
          ...accountPage(
            'manage-applied-id',
            '/manage-applied/:id',
            ['application', 'candidate-message'],
            () =>
              import('./features/hiring/application/received-detail-page.tsx').then(
                (m) => m.ReceivedDetailPage,
              ),
          ),
          // As on the home page: the interviews are the interview feature's.
          children: [
            page('', ['interview', 'field'], () =>
              import('./features/hiring/interview/candidate-interview.tsx').then((m) => m.CandidateInterview),
            ),
          ],
        } as RouteObject,
        accountPage('manage-interview', '/manage-interview', ['interview'], () =>
          import('./features/hiring/interview/interview-list-page.tsx').then((m) => m.InterviewListPage),
        ),
        accountPage('manage-order', '/manage-order', ['order', 'package'], () =>
          import('./features/billing/order/order-list-page.tsx').then((m) => m.OrderListPage),
        ),
        accountPage('manage-order-id', '/manage-order/:id', ['order', 'package'], () =>
          import('./features/billing/order/order-page.tsx').then((m) => m.OrderPage),
        ),
        accountPage('manage-service', '/manage-service', ['service-request'], () =>
          import('./features/billing/service-request/service-request-page.tsx').then(
            (m) => m.ServiceRequestPage,
          ),
        ),
        accountPage('manage-user-applied', '/manage-user-applied', ['application'], () =>
          import('./features/hiring/application/user-applied-page.tsx').then((m) => m.UserAppliedPage),
        ),
        {
          ...accountPage(
            'manage-user-applied',
            '/manage-user-applied/:id',
            ['application', 'candidate-message'],
            () =>
              import('./features/hiring/application/user-applied-detail-page.tsx').then(
                (m) => m.UserAppliedDetailPage,
              ),
          ),
          children: [
            page('', ['interview'], () =>
              import('./features/hiring/interview/own-interview-panel.tsx').then((m) => m.OwnInterviewPanel),
            ),
          ],
        } as RouteObject,
        accountPage('resume', '/resume', ['resume'], () =>
          import('./features/talent/resume/resume-page.tsx').then((m) => m.ResumePage),
        ),
        accountPage('resume-edit', '/resume/edit', ['resume'], () =>
          import('./features/talent/resume/resume-edit-page.tsx').then((m) => m.ResumeEditPage),
        ),
        accountPage('manage-bookmarked', '/manage-bookmarked', ['bookmark', 'gathering-card', 'job'], () =>
          import('./features/feed/bookmark/bookmark-page.tsx').then((m) => m.BookmarkPage),
        ),
        accountPage('manage-registration', '/manage-registration', ['registration'], () =>
          import('./features/events/registration/registration-page.tsx').then((m) => m.RegistrationPage),
        ),
        accountPage('manage-registration', '/manage-registration/certificate', ['registration'], () =>
          import('./features/events/registration/certificate-page.tsx').then((m) => m.CertificatePage),
        ),
        accountPage('manage-training-id', '/manage-training/:id/participants', ['participant', 'field'], () =>
          import('./features/events/participant/participant-page.tsx').then((m) => m.ParticipantPage),
        ),
        accountPage('manage-event-id', '/manage-event/:id/participants', ['participant', 'field'], () =>
          import('./features/events/participant/participant-page.tsx').then((m) => m.ParticipantPage),
        ),
        accountPage('notification', '/notification', ['notification'], () =>
          import('./features/messaging/notification/notification-page.tsx').then((m) => m.NotificationPage),
        ),
        accountPage('notification', '/notification/choice', ['notification'], () =>
          import('./features/messaging/notification/notice-choice-page.tsx').then((m) => m.NoticeChoicePage),
        ),
        accountPage('manage-alert', '/manage-alert', ['job-alert'], () =>
          import('./features/jobs/job-alert/alert-page.tsx').then((m) => m.AlertPage),
        ),
        accountPage('ignore-company', '/ignore-company', ['ignored-company'], () =>
          import('./features/companies/ignored-company/ignored-company-page.tsx').then(
            (m) => m.IgnoredCompanyPage,
          ),
        ),
        accountPage('ignore-company-id', '/ignore-company/:id', ['ignored-company'], () =>
          import('./features/companies/ignored-company/ignored-company-page.tsx').then(
            (m) => m.IgnoredCompanyPage,
          ),
        ),
        ...consoleRoutes,
        accountPage('update-password', '/update-password', ['account'], () =>
          import('./features/accounts/account/update-password-page.tsx').then((m) => m.UpdatePasswordPage),
        ),
        accountPage('profile', '/profile', ['account'], () =>
          import('./features/accounts/account/profile-page.tsx').then((m) => m.ProfilePage),
        ),
        accountPage('profile', '/profile/data', ['privacy'], () =>
          import('./features/accounts/privacy/data-page.tsx').then((m) => m.DataPage),
        ),
        accountPage('profile', '/profile/company', ['company', 'company-widget'], () =>
          import('./features/companies/company/company-form-page.tsx').then((m) => m.CompanyFormPage),
        ),
        accountPage('profile', '/profile/team', ['team'], () =>
          import('./features/companies/team/team-page.tsx').then((m) => m.TeamPage),
        ),
      ],
    },
  ],
};
