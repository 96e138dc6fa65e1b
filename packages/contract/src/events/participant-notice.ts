import type { Bell } from '../messaging/notice.ts';
import { paths } from '../paths.ts';

/** @collected by `notices.ts`. */
export const bell = {
  'participant-message': {
    category: 'company-message',
    en: '{company} wrote to you about “{title}”: {subject}',
    km: '{company} បានផ្ញើសារមកអ្នកអំពី «{title}»៖ {subject}',
    to: ({ kind, id = '' }) => (kind === 'event' ? paths.event(id) : paths.training(id)),
  },
} as const satisfies Bell;
