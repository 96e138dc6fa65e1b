import type { Bell, Leads, Notices } from '../messaging/notice.ts';
import { paths } from '../paths.ts';

const entry: Leads = ({ id = '' }) => paths.publicPost(id);

/** @collected by `notices.ts`. */
export const notices = {
  'post-hidden': {
    group: 'post',
    roles: ['recruiter', 'trainer'],
    bell: true,
    en: 'Posts and comments removed from the site',
    km: 'ការបង្ហោះ និងមតិដែលត្រូវបានដកចេញ',
  },
} as const satisfies Notices;

/** @collected by `notices.ts`. */
export const bell = {
  'post-hidden': {
    category: 'post-hidden',
    en: 'We’ve removed your post “{post}” because it breaks our rules. {reason}',
    km: 'យើងបានដកការបង្ហោះរបស់អ្នក «{post}» ចេញ ព្រោះមិនគោរពតាមគោលការណ៍របស់យើង។ {reason}',
    to: () => paths.post(),
  },
  'comment-hidden': {
    category: 'post-hidden',
    en: 'We’ve removed your comment on “{post}” because it breaks our rules. {reason}',
    km: 'យើងបានដកមតិរបស់អ្នកលើ «{post}» ចេញ ព្រោះមិនគោរពតាមគោលការណ៍របស់យើង។ {reason}',
    to: entry,
  },
} as const satisfies Bell;
