import type { Bell, Notices } from '../messaging/notice.ts';
import { paths } from '../paths.ts';

/** @collected by `notices.ts`. */
export const notices = {
  'account-look': {
    group: 'account',
    roles: ['user', 'recruiter', 'trainer'],
    bell: true,
    isMailed: true,
    en: 'Support views of my account',
    km: 'ការចូលមើលគណនីខ្ញុំដោយផ្នែកជំនួយ',
  },
} as const satisfies Notices;

/** @collected by `notices.ts`. */
export const bell = {
  'account-looked-at': {
    category: 'account-look',
    en: '{operator} from our support team has viewed your account. Reason: {reason}',
    km: '{operator} ពីផ្នែកជំនួយបានមើលគណនីរបស់អ្នក។ មូលហេតុ៖ {reason}',
    to: () => paths.notifications(),
  },
} as const satisfies Bell;
