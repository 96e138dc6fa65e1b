import type { Bell, Notices } from '../messaging/notice.ts';
import { paths } from '../paths.ts';

/** @collected by `notices.ts`. */
export const notices = {
  certificate: {
    group: 'gathering',
    roles: ['user', 'recruiter', 'trainer'],
    bell: true,
    mail: true,
    en: 'My certificates of attendance',
    km: 'វិញ្ញាបនបត្រចូលរួមរបស់ខ្ញុំ',
  },
} as const satisfies Notices;

/** @collected by `notices.ts`. */
export const bell = {
  'certificate-issued': {
    category: 'certificate',
    en: 'Your certificate of attendance for “{title}” is ready.',
    km: 'វិញ្ញាបនបត្រចូលរួម «{title}» របស់អ្នករួចរាល់ហើយ។',
    to: () => paths.certificates(),
  },
} as const satisfies Bell;
