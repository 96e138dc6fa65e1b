import type { Notices } from '../messaging/notice.ts';

/** @collected by `notices.ts`. */
export const notices = {
  member: {
    group: 'company',
    roles: ['recruiter'],
    mail: true,
    en: 'New colleagues',
    km: 'សហការីថ្មី',
  },
} as const satisfies Notices;
