import type { Bell, Notices } from '../messaging/notice.ts';
import { paths } from '../paths.ts';

/** @collected by `notices.ts`. */
export const notices = {
  'telegram-chat': {
    group: 'account',
    roles: ['user', 'recruiter', 'trainer', 'editor', 'admin'],
    bell: true,
    en: 'Telegram chats that are linked with my account',
    km: 'ការភ្ជាប់ Telegram ជាមួយគណនីខ្ញុំ',
  },
} as const satisfies Notices;

/** @collected by `notices.ts`. */
export const bell = {
  'telegram-linked': {
    category: 'telegram-chat',
    en: 'The Telegram chat of “{chat}” now gets your notifications. If that wasn’t you, unlink it and change your password.',
    km: 'ឥឡូវ Telegram របស់ «{chat}» ទទួលការជូនដំណឹងរបស់អ្នក។ បើអ្នកមិនបានភ្ជាប់ទេ សូមផ្ដាច់ Telegram នោះ ហើយប្ដូរពាក្យសម្ងាត់។',
    to: () => paths.notificationPreference(),
  },
  'telegram-moved': {
    category: 'telegram-chat',
    en: 'The Telegram chat of “{chat}” was linked with another account and no longer gets your notifications.',
    km: 'Telegram របស់ «{chat}» ត្រូវបានភ្ជាប់ជាមួយគណនីផ្សេង ហើយលែងទទួលការជូនដំណឹងរបស់អ្នក។',
    to: () => paths.notificationPreference(),
  },
} as const satisfies Bell;
