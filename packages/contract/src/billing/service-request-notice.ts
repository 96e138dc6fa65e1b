import type { Bell, Notices } from '../messaging/notice.ts';
import { paths } from '../paths.ts';

/** @collected by `notices.ts`. */
export const notices = {
  'service-done': {
    group: 'order',
    roles: ['recruiter'],
    bell: true,
    mail: true,
    en: 'Fulfilled service requests',
    km: 'សេវាកម្មដែលយើងបានស្នើសុំ ហើយអនុវត្តរួច',
  },
} as const satisfies Notices;

/** @collected by `notices.ts`. */
export const bell = {
  'service-done': {
    category: 'service-done',
    en: 'We’ve fulfilled your request for “{title}”.',
    km: 'យើងបានអនុវត្តសេវាកម្ម «{title}» ដែលអ្នកបានស្នើសុំហើយ។',
    to: () => paths.manageServices(),
  },
} as const satisfies Bell;
