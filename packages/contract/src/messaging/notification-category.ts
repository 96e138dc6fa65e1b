import type { Localized } from '../kernel/locale.ts';
import type { OptionOf, Options } from '../kernel/option.ts';
import type { Role } from '../kernel/role.ts';
import { paths } from '../paths.ts';

/** Groups of notifications, in the order of the preferences page. */
export const notificationGroups = {
  application: { en: 'My applications', km: 'ពាក្យសុំរបស់ខ្ញុំ' },
  search: { en: 'Saved searches', km: 'ការស្វែងរកដែលបានរក្សាទុក' },
  invitation: { en: 'Invitations and my CV', km: 'ការអញ្ជើញ និងប្រវត្តិរូបរបស់ខ្ញុំ' },
  candidate: { en: 'Candidates', km: 'បេក្ខជន' },
  job: { en: 'Jobs', km: 'ការងារ' },
  company: { en: 'Company', km: 'ក្រុមហ៊ុន' },
  gathering: { en: 'Trainings and events', km: 'វគ្គបណ្ដុះបណ្ដាល និងព្រឹត្តិការណ៍' },
  post: { en: 'Posts, comments and likes', km: 'ការបង្ហោះ មតិ និងការចូលចិត្ត' },
  order: { en: 'Orders', km: 'ការបញ្ជាទិញ' },
  enquiry: { en: 'Enquiries and reports', km: 'ការសាកសួរ និងការរាយការណ៍' },
  account: { en: 'My account', km: 'គណនីរបស់ខ្ញុំ' },
} satisfies Options;

export const notificationChannels = {
  bell: { en: 'Site', km: 'គេហទំព័រ' },
  mail: { en: 'E-mail', km: 'អ៊ីមែល' },
  push: { en: 'Device', km: 'ឧបករណ៍' },
  telegram: { en: 'Telegram', km: 'តាម Telegram' },
} satisfies Options;
export type NotificationChannel = OptionOf<typeof notificationChannels>;

/** Notification that users can switch on and off. */
interface CategoryOfNotifications extends Localized {
  group: OptionOf<typeof notificationGroups>;
  roles: readonly Role[];
  /** Default for the bell; omitted where the bell never shows it. */
  bell?: boolean;
  /** Default for e-mail; omitted where it is never mailed. */
  mail?: boolean;
  /** Some e-mails about it are always sent, besides those that can be chosen. */
  isMailed?: true;
  /** Registered devices and a Telegram chat receive what the bell shows; false where they do not by default. */
  push?: false;
  /** Page with further preferences. */
  more?: () => string;
}

/**
 * All notifications that users can switch on and off, by channel. A new one is a line here: its bell kind names it in
 * `notification-kind.ts`, its mails in their `notice`. Mails whose absence would harm the recipient are not listed:
 * they state why they are `necessary`.
 */
export const notificationCategories = {
  'own-application': {
    group: 'application',
    roles: ['user'],
    bell: true,
    mail: true,
    en: 'Decisions on my applications',
    km: 'ការសម្រេចលើពាក្យសុំរបស់ខ្ញុំ',
  },
  'own-interview-soon': {
    group: 'application',
    roles: ['user'],
    bell: true,
    mail: true,
    en: 'Reminder the day before my interview',
    km: 'ការរំលឹកមួយថ្ងៃមុនការសម្ភាសរបស់ខ្ញុំ',
  },
  'own-interview': {
    group: 'application',
    roles: ['user'],
    bell: true,
    mail: true,
    en: 'Interview times that a company proposes or withdraws',
    km: 'ម៉ោងសម្ភាសដែលក្រុមហ៊ុនស្នើ ឬដកវិញ',
  },
  'company-message': {
    group: 'application',
    roles: ['user', 'recruiter', 'trainer'],
    bell: true,
    mail: true,
    en: 'Messages from companies I applied to or registered with',
    km: 'សារពីក្រុមហ៊ុនដែលខ្ញុំបានដាក់ពាក្យ ឬចុះឈ្មោះជាមួយ',
  },
  'saved-search': {
    group: 'search',
    roles: ['user'],
    bell: true,
    more: paths.manageAlerts,
    en: 'New jobs',
    km: 'ការងារថ្មី',
  },
  'saved-closing': {
    group: 'search',
    roles: ['user', 'recruiter', 'trainer'],
    bell: true,
    mail: true,
    en: 'Saved jobs, trainings and events that close soon',
    km: 'ការងារ វគ្គបណ្ដុះបណ្ដាល និងព្រឹត្តិការណ៍ដែលខ្ញុំបានរក្សាទុក ហើយជិតផុតកំណត់',
  },
  'saved-search-paused': {
    group: 'search',
    roles: ['user'],
    bell: true,
    mail: true,
    en: 'Paused searches',
    km: 'ការស្វែងរកដែលត្រូវបានផ្អាក',
  },
  invitation: {
    group: 'invitation',
    roles: ['user'],
    bell: true,
    mail: true,
    more: paths.manageInvitations,
    en: 'Invitations to jobs and trainings',
    km: 'ការអញ្ជើញឱ្យដាក់ពាក្យការងារ ឬចូលរួមវគ្គបណ្ដុះបណ្ដាល',
  },
  'resume-opened': {
    group: 'invitation',
    roles: ['user'],
    bell: true,
    en: 'Companies that open my full CV',
    km: 'ក្រុមហ៊ុនដែលបើកមើលប្រវត្តិរូបពេញលេញរបស់ខ្ញុំ',
  },
  'new-application': {
    group: 'candidate',
    roles: ['recruiter'],
    bell: true,
    mail: true,
    en: 'New applications',
    km: 'ពាក្យសុំថ្មី',
  },
  'application-withdrawn': {
    group: 'candidate',
    roles: ['recruiter'],
    bell: true,
    mail: true,
    en: 'Withdrawn applications',
    km: 'ពាក្យសុំដែលបេក្ខជនដកវិញ',
  },
  'interview-answer': {
    group: 'candidate',
    roles: ['recruiter'],
    bell: true,
    isMailed: true,
    en: 'Answers to interview proposals',
    km: 'ចម្លើយរបស់បេក្ខជនចំពោះម៉ោងសម្ភាសដែលបានស្នើ',
  },
  'interview-ahead': {
    group: 'candidate',
    roles: ['recruiter'],
    bell: true,
    mail: true,
    en: 'Reminder the day before an interview',
    km: 'ការរំលឹកមួយថ្ងៃមុនការសម្ភាស',
  },
  'job-life': {
    group: 'job',
    roles: ['recruiter'],
    bell: true,
    mail: true,
    en: 'Published, closing and closed jobs',
    km: 'ការងារដែលបានផ្សាយ ជិតបិទ ឬបានបិទ',
  },
  member: {
    group: 'company',
    roles: ['recruiter'],
    mail: true,
    en: 'New colleagues',
    km: 'សហការីថ្មី',
  },
  'company-merge': {
    group: 'company',
    roles: ['recruiter', 'trainer'],
    bell: true,
    isMailed: true,
    en: 'Mergers of my company with another',
    km: 'ការបញ្ចូលក្រុមហ៊ុនខ្ញុំជាមួយក្រុមហ៊ុនផ្សេង',
  },
  'company-record': {
    group: 'company',
    roles: ['recruiter', 'trainer'],
    bell: true,
    en: 'Verification and corrections of my company (e-mail always sent for corrections)',
    km: 'ការផ្ទៀងផ្ទាត់ និងការកែតម្រូវព័ត៌មានក្រុមហ៊ុនខ្ញុំ (ផ្ញើអ៊ីមែលជានិច្ចពេលមានការកែតម្រូវ)',
  },
  'post-comment': {
    group: 'post',
    roles: ['recruiter', 'trainer'],
    bell: true,
    en: 'Comments on our posts and replies to my comments',
    km: 'មតិលើការបង្ហោះរបស់យើង និងចម្លើយតបមតិរបស់ខ្ញុំ',
  },
  'post-like': {
    group: 'post',
    roles: ['recruiter', 'trainer'],
    bell: true,
    push: false,
    en: 'Likes of our posts',
    km: 'ការចូលចិត្តលើការបង្ហោះរបស់យើង',
  },
  'post-news': {
    group: 'post',
    roles: ['recruiter', 'trainer'],
    mail: true,
    en: 'Daily summary of unread comments and likes',
    km: 'សេចក្ដីសង្ខេបប្រចាំថ្ងៃនៃមតិ និងការចូលចិត្តដែលមិនទាន់អាន',
  },
  'post-hidden': {
    group: 'post',
    roles: ['recruiter', 'trainer'],
    bell: true,
    en: 'Posts and comments removed from the site',
    km: 'ការបង្ហោះ និងមតិដែលត្រូវបានដកចេញ',
  },
  report: {
    group: 'post',
    roles: ['user', 'recruiter', 'trainer', 'admin'],
    bell: true,
    en: 'Outcomes of my reports',
    km: 'លទ្ធផលនៃការរាយការណ៍របស់ខ្ញុំ',
  },
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
  certificate: {
    group: 'gathering',
    roles: ['user', 'recruiter', 'trainer'],
    bell: true,
    mail: true,
    en: 'My certificates of attendance',
    km: 'វិញ្ញាបនបត្រចូលរួមរបស់ខ្ញុំ',
  },
  order: {
    group: 'order',
    roles: ['recruiter'],
    bell: true,
    isMailed: true,
    en: 'Confirmed and cancelled orders',
    km: 'ការបញ្ជាទិញដែលបានបញ្ជាក់ ឬបោះបង់',
  },
  'order-end': {
    group: 'order',
    roles: ['recruiter'],
    mail: true,
    en: 'Packages that end soon or have ended',
    km: 'កញ្ចប់សេវាដែលជិតផុតកំណត់ ឬផុតកំណត់ហើយ',
  },
  'service-done': {
    group: 'order',
    roles: ['recruiter'],
    bell: true,
    mail: true,
    en: 'Fulfilled service requests',
    km: 'សេវាកម្មដែលយើងបានស្នើសុំ ហើយអនុវត្តរួច',
  },
  'order-slip': {
    group: 'order',
    roles: ['admin'],
    bell: true,
    mail: true,
    en: 'Payment slips for orders',
    km: 'បង្កាន់ដៃបង់ប្រាក់សម្រាប់ការបញ្ជាទិញ',
  },
  'company-to-verify': {
    group: 'company',
    roles: ['admin'],
    bell: true,
    mail: true,
    en: 'New companies to verify',
    km: 'ក្រុមហ៊ុនថ្មីដែលត្រូវផ្ទៀងផ្ទាត់',
  },
  enquiry: {
    group: 'enquiry',
    roles: ['admin'],
    bell: true,
    mail: true,
    en: 'Enquiries about services, and messages to us',
    km: 'ការសាកសួរអំពីសេវាកម្ម និងសារផ្ញើមកយើង',
  },
  moderation: {
    group: 'enquiry',
    roles: ['admin'],
    bell: true,
    en: 'Reports of jobs, companies, posts and comments',
    km: 'ការរាយការណ៍អំពីការងារ ក្រុមហ៊ុន ការបង្ហោះ និងមតិ',
  },
  'site-fault': {
    group: 'account',
    roles: ['admin'],
    bell: true,
    mail: true,
    en: 'Backups and connections of the site that have stopped working',
    km: 'ការបម្រុងទុក និងការតភ្ជាប់របស់គេហទំព័រដែលឈប់ដំណើរការ',
  },
  announcement: {
    group: 'account',
    roles: ['user', 'recruiter', 'trainer'],
    mail: true,
    en: 'Announcements from the site',
    km: 'សេចក្ដីជូនដំណឹងរបស់គេហទំព័រ',
  },
  'telegram-chat': {
    group: 'account',
    roles: ['user', 'recruiter', 'trainer', 'editor', 'admin'],
    bell: true,
    en: 'Telegram chats that are linked with my account',
    km: 'ការភ្ជាប់ Telegram ជាមួយគណនីខ្ញុំ',
  },
  'account-look': {
    group: 'account',
    roles: ['user', 'recruiter', 'trainer'],
    bell: true,
    isMailed: true,
    en: 'Support views of my account',
    km: 'ការចូលមើលគណនីខ្ញុំដោយផ្នែកជំនួយ',
  },
} as const satisfies Record<string, CategoryOfNotifications>;
export type NotificationCategory = keyof typeof notificationCategories;

/** Categories available on a channel. */
export type CategoryOn<C extends NotificationChannel> = {
  [N in NotificationCategory]: (typeof notificationCategories)[N] extends Record<C, boolean> ? N : never;
}[NotificationCategory];

/** Default of a category on a channel; null where it is not available there. */
export function notifiedByDefault(name: NotificationCategory, channel: NotificationChannel): boolean | null {
  const { push, ...told }: CategoryOfNotifications = notificationCategories[name];
  return channel === 'push' || channel === 'telegram'
    ? told.bell === undefined
      ? null
      : (push ?? told.bell)
    : (told[channel] ?? null);
}

/** Categories that a role can choose from. */
export const categoriesOf = (role: Role): readonly NotificationCategory[] =>
  (Object.keys(notificationCategories) as NotificationCategory[]).filter((name) =>
    (notificationCategories[name] as CategoryOfNotifications).roles.includes(role),
  );
