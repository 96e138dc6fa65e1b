import type { Bell, Leads, Notices } from '../messaging/notice.ts';
import { paths } from '../paths.ts';

const ownApplication: Leads = ({ id = '' }) => paths.manageUserAppliedDetail(id);
const candidate: Leads = ({ id = '' }) => paths.manageAppliedDetail(id);

/** @collected by `notices.ts`. */
export const notices = {
  'own-application': {
    group: 'application',
    roles: ['user'],
    bell: true,
    mail: true,
    en: 'Decisions on my applications',
    km: 'ការសម្រេចលើពាក្យសុំរបស់ខ្ញុំ',
  },
  'new-application': {
    group: 'candidate',
    roles: ['recruiter'],
    bell: true,
    mail: true,
    en: 'New applications',
    km: 'ពាក្យសុំថ្មី',
  },
  'application-withdrawn': {
    group: 'candidate',
    roles: ['recruiter'],
    bell: true,
    mail: true,
    en: 'Withdrawn applications',
    km: 'ពាក្យសុំដែលបេក្ខជនដកវិញ',
  },
} as const satisfies Notices;

/** @collected by `notices.ts`. */
export const bell = {
  'application-shortlisted': {
    category: 'own-application',
    en: '{company} has short-listed you for “{jobTitle}”.',
    km: '{company} បានដាក់អ្នកក្នុងបញ្ជីសម្រាំងសម្រាប់ការងារ «{jobTitle}»។',
    to: ownApplication,
  },
  'application-hired': {
    category: 'own-application',
    en: '{company} has hired you for “{jobTitle}”.',
    km: '{company} បានទទួលអ្នកឱ្យធ្វើការ «{jobTitle}»។',
    to: ownApplication,
  },
  'application-rejected': {
    category: 'own-application',
    en: '{company} has decided on your application for “{jobTitle}”.',
    km: '{company} បានសម្រេចលើពាក្យសុំរបស់អ្នកសម្រាប់ការងារ «{jobTitle}»។',
    to: ownApplication,
  },
  'application-received': {
    category: 'own-application',
    en: '{company} is reconsidering your application for “{jobTitle}”.',
    km: '{company} កំពុងពិនិត្យពាក្យសុំរបស់អ្នកសម្រាប់ការងារ «{jobTitle}» ឡើងវិញ។',
    to: ownApplication,
  },
  'application-new': {
    category: 'new-application',
    one: {
      en: '{candidate} has applied for “{jobTitle}”.',
      km: '{candidate} បានដាក់ពាក្យសុំការងារ «{jobTitle}»។',
    },
    en: '{count} new applications, the latest for “{jobTitle}”.',
    km: 'មានពាក្យសុំថ្មីចំនួន {count}។ ពាក្យសុំចុងក្រោយគឺសម្រាប់ការងារ «{jobTitle}»។',
    to: ({ id }) => (id ? paths.manageAppliedDetail(id) : paths.manageReceived()),
  },
  'application-withdrawn': {
    category: 'application-withdrawn',
    en: '{candidate} has withdrawn their application for “{jobTitle}”.',
    km: '{candidate} បានដកពាក្យសុំសម្រាប់ការងារ «{jobTitle}» វិញ។',
    to: candidate,
  },
  'application-restored': {
    category: 'application-withdrawn',
    en: '{candidate} has restored their application for “{jobTitle}”.',
    km: '{candidate} បានបន្តពាក្យសុំសម្រាប់ការងារ «{jobTitle}» ឡើងវិញ។',
    to: candidate,
  },
} as const satisfies Bell;
