import type { Bell, Leads, Notices } from '../messaging/notice.ts';
import { paths } from '../paths.ts';

const entry: Leads = ({ id = '' }) => paths.publicPost(id);

/** @collected by `notices.ts`. */
export const notices = {
  'post-like': {
    group: 'post',
    roles: ['recruiter', 'trainer'],
    bell: true,
    push: false,
    en: 'Likes of our posts',
    km: 'ការចូលចិត្តលើការបង្ហោះរបស់យើង',
  },
} as const satisfies Notices;

/** @collected by `notices.ts`. */
export const bell = {
  // One notification for all likes, updated while unread.
  'post-liked': {
    category: 'post-like',
    en: 'People who like your post “{post}”: {count}',
    km: 'អ្នកចូលចិត្តការបង្ហោះរបស់អ្នក «{post}»៖ {count} នាក់',
    to: entry,
  },
} as const satisfies Bell;
