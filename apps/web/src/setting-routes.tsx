import type { RouteObject } from 'react-router-dom';
import { accountPage } from './account-page.ts';

/** What the operator sets, hands out and looks after. */
export const settingRoutes: RouteObject[] = [
  accountPage('admin', '/admin/api-key', ['api-key'], () =>
    import('./features/api-key/api-key-page.tsx').then((m) => m.ApiKeyPage),
  ),
  accountPage('admin', '/admin/setting', ['operator-setting'], () =>
    import('./features/operator-setting/operator-setting-page.tsx').then((m) => m.OperatorSettingPage),
  ),
  accountPage('admin', '/admin/health', ['site-health'], () =>
    import('./features/site-health/site-health-page.tsx').then((m) => m.SiteHealthPage),
  ),
  accountPage('admin', '/admin/task', ['task-admin'], () =>
    import('./features/task-admin/task-admin-page.tsx').then((m) => m.TaskAdminPage),
  ),
  accountPage('admin', '/admin/mail-template', ['task-admin'], () =>
    import('./features/task-admin/mail-template-page.tsx').then((m) => m.MailTemplatePage),
  ),
];
