import type { Bell, Leads, Notices } from '../messaging/notice.ts';
import { paths } from '../paths.ts';

const entry: Leads = ({ id = '' }) => paths.publicPost(id);

/** @collected by `notices.ts`. */
export const notices = {
  'post-comment': {
    group: 'post',
    roles: ['recruiter', 'trainer'],
    bell: true,
    en: 'Comments on our posts and replies to my comments',
    km: 'មតិលើការបង្ហោះរបស់យើង និងចម្លើយតបមតិរបស់ខ្ញុំ',
  },
} as const satisfies Notices;

/** @collected by `notices.ts`. */
export const bell = {
  'post-commented': {
    category: 'post-comment',
    en: '{company} commented on your post “{post}”.',
    km: '{company} បានផ្ដល់មតិលើការបង្ហោះរបស់អ្នក «{post}»។',
    to: entry,
  },
  'comment-answered': {
    category: 'post-comment',
    en: '{company} replied to your comment on “{post}”.',
    km: '{company} បានឆ្លើយតបមតិរបស់អ្នកលើ «{post}»។',
    to: entry,
  },
} as const satisfies Bell;
