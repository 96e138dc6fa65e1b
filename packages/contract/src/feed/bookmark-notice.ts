import type { Bell, Notices } from '../messaging/notice.ts';
import { paths } from '../paths.ts';

/** @collected by `notices.ts`. */
export const notices = {
  'saved-closing': {
    group: 'search',
    roles: ['user', 'recruiter', 'trainer'],
    bell: true,
    mail: true,
    en: 'Saved jobs, trainings and events that close soon',
    km: 'ការងារ វគ្គបណ្ដុះបណ្ដាល និងព្រឹត្តិការណ៍ដែលខ្ញុំបានរក្សាទុក ហើយជិតផុតកំណត់',
  },
} as const satisfies Notices;

/** @collected by `notices.ts`. */
export const bell = {
  'saved-closing': {
    category: 'saved-closing',
    one: {
      en: '“{title}”, which you saved, closes soon.',
      km: '«{title}» ដែលអ្នកបានរក្សាទុក ជិតផុតកំណត់ហើយ។',
    },
    en: '{count} of your saved jobs, trainings and events close soon.',
    km: 'ការងារ វគ្គបណ្ដុះបណ្ដាល និងព្រឹត្តិការណ៍ដែលអ្នកបានរក្សាទុកចំនួន {count} ជិតផុតកំណត់ហើយ។',
    to: ({ path }) => path ?? paths.manageBookmarked(),
  },
} as const satisfies Bell;
