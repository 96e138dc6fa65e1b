import type { Notices } from '../messaging/notice.ts';

/** @collected by `notices.ts`. */
export const notices = {
  announcement: {
    group: 'account',
    roles: ['user', 'recruiter', 'trainer'],
    mail: true,
    en: 'Announcements from the site',
    km: 'សេចក្ដីជូនដំណឹងរបស់គេហទំព័រ',
  },
} as const satisfies Notices;
