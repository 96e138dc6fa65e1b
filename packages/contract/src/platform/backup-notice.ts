import { adminPaths } from '../admin-paths.ts';
import type { Bell, Notices } from '../messaging/notice.ts';

/** @collected by `notices.ts`. */
export const notices = {
  'site-fault': {
    group: 'account',
    roles: ['admin'],
    bell: true,
    mail: true,
    en: 'Backups and connections of the site that have stopped working',
    km: 'ការបម្រុងទុក និងការតភ្ជាប់របស់គេហទំព័រដែលឈប់ដំណើរការ',
  },
} as const satisfies Notices;

/** @collected by `notices.ts`. */
export const bell = {
  'backup-fault': {
    category: 'site-fault',
    en: 'Something is wrong with the backups of the site. See System status.',
    km: 'ការបម្រុងទុកទិន្នន័យគេហទំព័រមានបញ្ហា។ សូមមើលស្ថានភាពប្រព័ន្ធ។',
    to: () => adminPaths.health(),
  },
} as const satisfies Bell;
