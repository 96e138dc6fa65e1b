import type { Bell, Notices } from '../messaging/notice.ts';
import { paths } from '../paths.ts';

/** @collected by `notices.ts`. */
export const notices = {
  'resume-opened': {
    group: 'invitation',
    roles: ['user'],
    bell: true,
    en: 'Companies that open my full CV',
    km: 'ក្រុមហ៊ុនដែលបើកមើលប្រវត្តិរូបពេញលេញរបស់ខ្ញុំ',
  },
} as const satisfies Notices;

/** @collected by `notices.ts`. */
export const bell = {
  'resume-opened': {
    category: 'resume-opened',
    en: '{company} has opened your full CV.',
    km: '{company} បានបើកមើលប្រវត្តិរូបពេញលេញរបស់អ្នក។',
    to: () => paths.resume(),
  },
} as const satisfies Bell;
