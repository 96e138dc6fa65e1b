import type { Notices } from '../messaging/notice.ts';

/** @collected by `notices.ts`. */
export const notices = {
  'post-news': {
    group: 'post',
    roles: ['recruiter', 'trainer'],
    mail: true,
    en: 'Daily summary of unread comments and likes',
    km: 'សេចក្ដីសង្ខេបប្រចាំថ្ងៃនៃមតិ និងការចូលចិត្តដែលមិនទាន់អាន',
  },
} as const satisfies Notices;
