import type { Bell, Leads, Notices } from '../messaging/notice.ts';
import { paths } from '../paths.ts';

const ownRegistrations: Leads = () => paths.manageRegistrations();

/** @collected by `notices.ts`. */
export const notices = {
  registration: {
    group: 'gathering',
    roles: ['user', 'recruiter', 'trainer'],
    bell: true,
    en: 'Free seats, new times or places, and cancellations',
    km: 'កន្លែងទំនេរ ការប្ដូរពេលវេលា ឬទីកន្លែង និងការលុបចោល',
  },
  'gathering-soon': {
    group: 'gathering',
    roles: ['user', 'recruiter', 'trainer'],
    bell: true,
    mail: true,
    en: 'Reminder the day before a training or event',
    km: 'ការរំលឹកមួយថ្ងៃមុនវគ្គបណ្ដុះបណ្ដាល ឬព្រឹត្តិការណ៍',
  },
} as const satisfies Notices;

/** @collected by `notices.ts`. */
export const bell = {
  'registration-seat': {
    category: 'registration',
    en: 'A seat is free, and you’re now registered for “{title}”.',
    km: 'មានកន្លែងទំនេរ ឥឡូវអ្នកបានចុះឈ្មោះចូលរួម «{title}» ហើយ។',
    to: ownRegistrations,
  },
  'registration-changed': {
    category: 'registration',
    en: 'New time or place: “{title}”.',
    km: 'ពេល ឬទីកន្លែងថ្មី៖ «{title}»។',
    to: ownRegistrations,
  },
  'registration-off': {
    category: 'registration',
    en: '{company} has cancelled “{title}”.',
    km: '{company} បានលុបចោល «{title}»។',
    to: ownRegistrations,
  },
  'registration-removed': {
    category: 'registration',
    en: '{company} has cancelled your registration for “{title}”.',
    km: '{company} បានបោះបង់ការចុះឈ្មោះរបស់អ្នកក្នុង «{title}»។',
    to: ownRegistrations,
  },
  'registration-moved': {
    category: 'registration',
    en: '{company} has moved your registration to “{title}”.',
    km: '{company} បានប្ដូរការចុះឈ្មោះរបស់អ្នកទៅ «{title}»។',
    to: ownRegistrations,
  },
  'registration-soon': {
    category: 'gathering-soon',
    en: '“{title}” starts soon.',
    km: '«{title}» ជិតចាប់ផ្ដើមហើយ។',
    to: ownRegistrations,
  },
} as const satisfies Bell;
