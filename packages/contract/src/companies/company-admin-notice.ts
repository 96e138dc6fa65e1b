import { adminPaths } from '../admin-paths.ts';
import type { Bell, Notices } from '../messaging/notice.ts';
import { paths } from '../paths.ts';

/** @collected by `notices.ts`. */
export const notices = {
  'company-record': {
    group: 'company',
    roles: ['recruiter', 'trainer'],
    bell: true,
    en: 'Verification and corrections of my company (e-mail always sent for corrections)',
    km: 'ការផ្ទៀងផ្ទាត់ និងការកែតម្រូវព័ត៌មានក្រុមហ៊ុនខ្ញុំ (ផ្ញើអ៊ីមែលជានិច្ចពេលមានការកែតម្រូវ)',
  },
  'company-to-verify': {
    group: 'company',
    roles: ['admin'],
    bell: true,
    mail: true,
    en: 'New companies to verify',
    km: 'ក្រុមហ៊ុនថ្មីដែលត្រូវផ្ទៀងផ្ទាត់',
  },
} as const satisfies Notices;

/** @collected by `notices.ts`. */
export const bell = {
  'company-corrected': {
    category: 'company-record',
    en: 'We’ve corrected the details of “{company}”. {reason}',
    km: 'យើងបានកែតម្រូវព័ត៌មានរបស់ «{company}»។ {reason}',
    to: () => paths.profileCompany(),
  },
  'company-verified': {
    category: 'company-record',
    en: '“{company}” is now verified.',
    km: '«{company}» ត្រូវបានផ្ទៀងផ្ទាត់ហើយ។',
    to: () => paths.profileCompany(),
  },
  'company-to-verify': {
    category: 'company-to-verify',
    one: {
      en: '“{company}” has signed up and is waiting for verification.',
      km: '«{company}» បានចុះឈ្មោះ ហើយរង់ចាំការផ្ទៀងផ្ទាត់។',
    },
    en: '{count} companies have signed up and are waiting for verification.',
    km: 'ក្រុមហ៊ុនចំនួន {count} បានចុះឈ្មោះ ហើយរង់ចាំការផ្ទៀងផ្ទាត់។',
    to: ({ id }) => (id ? adminPaths.company(id) : adminPaths.companies({ state: 'waiting' })),
  },
} as const satisfies Bell;
