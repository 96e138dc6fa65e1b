import type { Bell, Notices } from '../messaging/notice.ts';
import { paths } from '../paths.ts';

/** @collected by `notices.ts`. */
export const notices = {
  'company-merge': {
    group: 'company',
    roles: ['recruiter', 'trainer'],
    bell: true,
    isMailed: true,
    en: 'Mergers of my company with another',
    km: 'ការបញ្ចូលក្រុមហ៊ុនខ្ញុំជាមួយក្រុមហ៊ុនផ្សេង',
  },
} as const satisfies Notices;

/** @collected by `notices.ts`. */
export const bell = {
  'company-merged': {
    category: 'company-merge',
    en: '“{gone}” has been merged into “{company}”.',
    km: '«{gone}» ត្រូវបានបញ្ចូលទៅក្នុង «{company}»។',
    to: () => paths.profileTeam(),
  },
} as const satisfies Bell;
