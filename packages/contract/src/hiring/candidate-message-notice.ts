import type { Bell, Leads, Notices } from '../messaging/notice.ts';
import { paths } from '../paths.ts';

const ownApplication: Leads = ({ id = '' }) => paths.manageUserAppliedDetail(id);

/** @collected by `notices.ts`. */
export const notices = {
  'company-message': {
    group: 'application',
    roles: ['user', 'recruiter', 'trainer'],
    bell: true,
    mail: true,
    en: 'Messages from companies I applied to or registered with',
    km: 'សារពីក្រុមហ៊ុនដែលខ្ញុំបានដាក់ពាក្យ ឬចុះឈ្មោះជាមួយ',
  },
} as const satisfies Notices;

/** @collected by `notices.ts`. */
export const bell = {
  'company-message': {
    category: 'company-message',
    en: '{company} wrote to you about “{jobTitle}”: {subject}',
    km: '{company} បានផ្ញើសារមកអ្នកអំពីការងារ «{jobTitle}»៖ {subject}',
    to: ownApplication,
  },
} as const satisfies Bell;
