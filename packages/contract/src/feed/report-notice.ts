import { adminPaths } from '../admin-paths.ts';
import type { Bell, Notices } from '../messaging/notice.ts';
import { paths } from '../paths.ts';

/** @collected by `notices.ts`. */
export const notices = {
  report: {
    group: 'post',
    roles: ['user', 'recruiter', 'trainer', 'admin'],
    bell: true,
    en: 'Outcomes of my reports',
    km: 'លទ្ធផលនៃការរាយការណ៍របស់ខ្ញុំ',
  },
  moderation: {
    group: 'enquiry',
    roles: ['admin'],
    bell: true,
    en: 'Reports of jobs, companies, posts and comments',
    km: 'ការរាយការណ៍អំពីការងារ ក្រុមហ៊ុន ការបង្ហោះ និងមតិ',
  },
} as const satisfies Notices;

/** @collected by `notices.ts`. */
export const bell = {
  'report-hidden': {
    category: 'report',
    en: 'Thank you for your report. We’ve removed “{about}”. {answer}',
    km: 'អរគុណសម្រាប់ការរាយការណ៍។ យើងបានដក «{about}» ចេញហើយ។ {answer}',
    to: () => paths.notifications(),
  },
  'report-refused': {
    category: 'report',
    en: 'Thank you for your report. We’ve reviewed “{about}” and decided to keep it. {answer}',
    km: 'អរគុណសម្រាប់ការរាយការណ៍។ យើងបានពិនិត្យ «{about}» ហើយសម្រេចទុកនៅដដែល។ {answer}',
    to: () => paths.notifications(),
  },
  'report-received': {
    category: 'moderation',
    one: {
      en: 'A report is waiting for your decision.',
      km: 'មានការរាយការណ៍មួយរង់ចាំការសម្រេចរបស់អ្នក។',
    },
    en: '{count} reports are waiting for your decision.',
    km: 'មានការរាយការណ៍ចំនួន {count} រង់ចាំការសម្រេចរបស់អ្នក។',
    to: () => adminPaths.reports(),
  },
  'job-held': {
    category: 'moderation',
    en: '“{title}” has been hidden because {reporters} people reported it. Please review it.',
    km: 'ការងារ «{title}» ត្រូវបានលាក់ ព្រោះមានអ្នករាយការណ៍ {reporters} នាក់។ សូមពិនិត្យ។',
    to: () => adminPaths.reports(),
  },
  'job-reported': {
    category: 'moderation',
    one: {
      en: 'Several people have reported “{title}”. It stays open until you decide.',
      km: 'មានអ្នករាយការណ៍ច្រើននាក់អំពីការងារ «{title}»។ ការងារនេះនៅបន្តផ្សាយ រហូតដល់អ្នកសម្រេច។',
    },
    en: '{count} jobs have been reported by several people each. They stay open until you decide.',
    km: 'ការងារចំនួន {count} មានអ្នករាយការណ៍ច្រើននាក់។ ការងារទាំងនេះនៅបន្តផ្សាយ រហូតដល់អ្នកសម្រេច។',
    to: () => adminPaths.reports(),
  },
} as const satisfies Bell;
