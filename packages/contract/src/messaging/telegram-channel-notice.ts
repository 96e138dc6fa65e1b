import { adminPaths } from '../admin-paths.ts';
import type { Bell } from '../messaging/notice.ts';

/** @collected by `notices.ts`. */
export const bell = {
  'telegram-paused': {
    category: 'site-fault',
    en: 'Posting to the Telegram channel “{channel}” is paused, because Telegram no longer allows it.',
    km: 'ការផ្សាយក្នុងឆានែល Telegram «{channel}» ត្រូវបានផ្អាក ព្រោះ Telegram លែងអនុញ្ញាត។',
    to: () => adminPaths.telegramChannels(),
  },
} as const satisfies Bell;
