import type { Bell, Leads, Notices } from '../messaging/notice.ts';
import { paths } from '../paths.ts';

const ownJob: Leads = ({ id = '' }) => paths.manageJobEdit(id);

/** @collected by `notices.ts`. */
export const notices = {
  'job-life': {
    group: 'job',
    roles: ['recruiter'],
    bell: true,
    mail: true,
    en: 'Published, closing and closed jobs',
    km: 'ការងារដែលបានផ្សាយ ជិតបិទ ឬបានបិទ',
  },
} as const satisfies Notices;

/** @collected by `notices.ts`. */
export const bell = {
  'job-published': {
    category: 'job-life',
    en: 'Your job “{jobTitle}” has been published.',
    km: 'ការងារ «{jobTitle}» របស់អ្នកត្រូវបានផ្សាយហើយ។',
    to: ({ id = '' }) => paths.job(id),
  },
  'job-not-published': {
    category: 'job-life',
    en: 'Your job “{jobTitle}” couldn’t be published and is still a draft.',
    km: 'ការងារ «{jobTitle}» របស់អ្នកមិនអាចផ្សាយបានទេ ហើយនៅជាសេចក្ដីព្រាង។',
    to: ownJob,
  },
  'job-waits': {
    category: 'job-life',
    en: 'Your job “{jobTitle}” is waiting for approval.',
    km: 'ការងារ «{jobTitle}» របស់អ្នកកំពុងរង់ចាំការអនុម័ត។',
    to: ownJob,
  },
  'job-refused': {
    category: 'job-life',
    en: 'Your job “{jobTitle}” wasn’t approved.',
    km: 'ការងារ «{jobTitle}» របស់អ្នកមិនបានអនុម័តទេ។',
    to: ownJob,
  },
  'job-stopped': {
    category: 'job-life',
    en: 'We’ve closed your job “{jobTitle}”.',
    km: 'យើងបានបិទការងារ «{jobTitle}» របស់អ្នក។',
    to: ownJob,
  },
  'job-lifted': {
    category: 'job-life',
    en: 'We’ve reopened your job “{jobTitle}”.',
    km: 'យើងបានបើកការងារ «{jobTitle}» របស់អ្នកឡើងវិញ។',
    to: ownJob,
  },
  'job-closes-soon': {
    category: 'job-life',
    en: 'Your job “{jobTitle}” closes soon. Days left: {days}',
    km: 'ការងារ «{jobTitle}» របស់អ្នកជិតបិទហើយ។ នៅសល់ {days} ថ្ងៃទៀត។',
    to: ownJob,
  },
  'job-closed': {
    category: 'job-life',
    en: 'Your job “{jobTitle}” has reached its closing date.',
    km: 'ការងារ «{jobTitle}» របស់អ្នកបានផុតកំណត់ហើយ។',
    to: ownJob,
  },
} as const satisfies Bell;
