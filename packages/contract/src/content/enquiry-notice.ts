import { adminPaths } from '../admin-paths.ts';
import type { Bell, Notices } from '../messaging/notice.ts';

/** @collected by `notices.ts`. */
export const notices = {
  enquiry: {
    group: 'enquiry',
    roles: ['admin'],
    bell: true,
    mail: true,
    en: 'Enquiries about services, and messages to us',
    km: 'ការសាកសួរអំពីសេវាកម្ម និងសារផ្ញើមកយើង',
  },
} as const satisfies Notices;

/** @collected by `notices.ts`. */
export const bell = {
  'enquiry-received': {
    category: 'enquiry',
    en: '{from} has sent a message: “{subject}”',
    km: '{from} បានផ្ញើសារ៖ «{subject}»',
    to: () => adminPaths.enquiries({ status: 'open' }),
  },
} as const satisfies Bell;
