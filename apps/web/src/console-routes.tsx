import type { RouteObject } from 'react-router-dom';
import { accountPage } from './account-page.ts';

/** The console: pages of the operator, and of editors. */
export const consoleRoutes: RouteObject[] = [
  accountPage('admin', '/admin', ['admin'], () =>
    import('./features/accounts/admin/user-list-page.tsx').then((m) => m.UserListPage),
  ),
  accountPage('admin', '/admin/user/:id', ['admin'], () =>
    import('./features/accounts/admin/user-page.tsx').then((m) => m.UserPage),
  ),
  accountPage('admin', '/admin/order', ['order-admin', 'order', 'package'], () =>
    import('./features/billing/order-admin/order-admin-list-page.tsx').then((m) => m.AdminOrderListPage),
  ),
  accountPage('admin', '/admin/order/:id', ['order-admin', 'order', 'package'], () =>
    import('./features/billing/order-admin/order-admin-page.tsx').then((m) => m.AdminOrderPage),
  ),
  accountPage('admin', '/admin/moderation', ['job-admin'], () =>
    import('./features/jobs/job-admin/waiting-job-page.tsx').then((m) => m.WaitingJobPage),
  ),
  accountPage('admin', '/admin/report', ['report-admin'], () =>
    import('./features/feed/report-admin/report-admin-page.tsx').then((m) => m.ReportAdminPage),
  ),
  accountPage('admin', '/admin/post', ['report-admin'], () =>
    import('./features/feed/report-admin/said-page.tsx').then((m) => m.AdminPostsPage),
  ),
  accountPage('admin', '/admin/comment', ['report-admin'], () =>
    import('./features/feed/report-admin/said-page.tsx').then((m) => m.AdminCommentsPage),
  ),
  accountPage('admin', '/admin/job', ['job-admin'], () =>
    import('./features/jobs/job-admin/job-admin-page.tsx').then((m) => m.JobAdminPage),
  ),
  accountPage('admin', '/admin/package', ['package-admin', 'package'], () =>
    import('./features/billing/package-admin/package-admin-page.tsx').then((m) => m.PackageAdminPage),
  ),
  accountPage('admin-service', '/admin/service', ['service-admin'], () =>
    import('./features/billing/service-admin/service-admin-page.tsx').then((m) => m.ServiceAdminPage),
  ),
  accountPage('admin', '/admin/search', ['search-term', 'reference-admin', 'field'], () =>
    import('./features/jobs/search-term/search-term-page.tsx').then((m) => m.SearchTermPage),
  ),
  accountPage('admin', '/admin/reference', ['reference-admin', 'field'], () =>
    import('./features/jobs/reference-admin/reference-page.tsx').then((m) => m.ReferencePage),
  ),
  accountPage('admin', '/admin/screening', ['screening'], () =>
    import('./features/hiring/application/screening-list-page.tsx').then((m) => m.ScreeningListPage),
  ),
  accountPage('admin', '/admin/screening/:id', ['screening', 'application'], () =>
    import('./features/hiring/application/screening-page.tsx').then((m) => m.ScreeningPage),
  ),
  accountPage(
    'admin',
    '/admin/screening/application/:id',
    ['screening', 'application', 'candidate-message'],
    () => import('./features/hiring/application/screened-page.tsx').then((m) => m.ScreenedPage),
  ),
  accountPage('admin', '/admin/enquiry', ['enquiry-admin', 'service-request'], () =>
    import('./features/content/enquiry-admin/enquiry-admin-page.tsx').then((m) => m.EnquiryAdminPage),
  ),
  accountPage('admin-banner', '/admin/banner', ['banner-admin', 'banner'], () =>
    import('./features/content/banner-admin/banner-admin-page.tsx').then((m) => m.BannerAdminPage),
  ),
  accountPage('admin', '/admin/company', ['company-merge'], () =>
    import('./features/companies/company-merge/duplicate-list-page.tsx').then((m) => m.DuplicateListPage),
  ),
  accountPage('admin', '/admin/company/distinct', ['company-merge'], () =>
    import('./features/companies/company-merge/distinct-list-page.tsx').then((m) => m.DistinctListPage),
  ),
  accountPage('admin', '/admin/company/:id/merge', ['company-merge'], () =>
    import('./features/companies/company-merge/company-merge-page.tsx').then((m) => m.CompanyMergePage),
  ),
  accountPage('admin', '/admin/import', ['import-admin'], () =>
    import('./features/platform/import-admin/import-list-page.tsx').then((m) => m.ImportListPage),
  ),
  accountPage('admin', '/admin/import/:id', ['import-admin'], () =>
    import('./features/platform/import-admin/import-page.tsx').then((m) => m.ImportPage),
  ),
  accountPage('admin', '/admin/revenue', ['revenue'], () =>
    import('./features/billing/revenue/revenue-page.tsx').then((m) => m.RevenuePage),
  ),
  accountPage('admin-article', '/admin/article', ['article-admin'], () =>
    import('./features/content/article-admin/article-admin-page.tsx').then((m) => m.ArticleAdminPage),
  ),
  accountPage('admin-article', '/admin/article/create', ['article-admin', 'widget'], () =>
    import('./features/content/article-admin/article-edit-page.tsx').then((m) => m.ArticleCreatePage),
  ),
  accountPage('admin-article', '/admin/article/:id', ['article-admin', 'widget'], () =>
    import('./features/content/article-admin/article-edit-page.tsx').then((m) => m.ArticleEditPage),
  ),
  accountPage('admin-article', '/admin/article/:id/preview', ['article-admin', 'article'], () =>
    import('./features/content/article-admin/article-preview-page.tsx').then((m) => m.ArticlePreviewPage),
  ),
  accountPage('admin', '/admin/audit', ['admin'], () =>
    import('./features/accounts/admin/audit-page.tsx').then((m) => m.AuditPage),
  ),
  accountPage('admin', '/admin/api-key', ['api-key'], () =>
    import('./features/platform/api-key/api-key-page.tsx').then((m) => m.ApiKeyPage),
  ),
  accountPage('admin', '/admin/setting', ['operator-setting'], () =>
    import('./features/platform/operator-setting/operator-setting-page.tsx').then(
      (m) => m.OperatorSettingPage,
    ),
  ),
  accountPage('admin', '/admin/health', ['site-health'], () =>
    import('./features/platform/site-health/site-health-page.tsx').then((m) => m.SiteHealthPage),
  ),
  accountPage('admin', '/admin/task', ['task-admin'], () =>
    import('./features/platform/task-admin/task-admin-page.tsx').then((m) => m.TaskAdminPage),
  ),
  accountPage('admin', '/admin/mail-template', ['task-admin'], () =>
    import('./features/platform/task-admin/mail-template-page.tsx').then((m) => m.MailTemplatePage),
  ),
];
