import type { Bell, Notices } from '../messaging/notice.ts';
import { paths } from '../paths.ts';

/** @collected by `notices.ts`. */
export const notices = {
  'saved-search': {
    group: 'search',
    roles: ['user'],
    bell: true,
    more: paths.manageAlerts,
    en: 'New jobs',
    km: 'ការងារថ្មី',
  },
  'saved-search-paused': {
    group: 'search',
    roles: ['user'],
    bell: true,
    mail: true,
    en: 'Paused searches',
    km: 'ការស្វែងរកដែលត្រូវបានផ្អាក',
  },
} as const satisfies Notices;

/** @collected by `notices.ts`. */
export const bell = {
  'job-alert': {
    category: 'saved-search',
    en: 'New jobs for “{alert}”: {count}',
    km: 'មានការងារថ្មីចំនួន {count} សម្រាប់ «{alert}»',
    to: ({ all = '' }) => all,
  },
  'company-follow': {
    category: 'saved-search',
    en: 'New jobs at {company}: {count}',
    km: '{company} មានការងារថ្មីចំនួន {count}',
    to: ({ all = '' }) => all,
  },
  'job-alert-paused': {
    category: 'saved-search-paused',
    en: 'Your saved search “{alert}” is paused, because one of its filters no longer exists.',
    km: 'បានផ្អាកការស្វែងរកដែលបានរក្សាទុក «{alert}» ព្រោះតម្រងមួយលែងមានហើយ។',
    to: () => paths.manageAlerts(),
  },
} as const satisfies Bell;
