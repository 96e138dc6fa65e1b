import type { Localized } from '../kernel/locale.ts';
import type { OptionOf, Options } from '../kernel/option.ts';
import { paths } from '../kernel/paths.ts';
import type { Role } from '../kernel/role.ts';

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
  enquiry: { en: 'Enquiries', km: 'ការសាកសួរ' },
  account: { en: 'My account', km: 'គណនីរបស់ខ្ញុំ' },
} satisfies Options;

export const notificationChannels = {
  bell: { en: 'Bell', km: 'កណ្ដឹង' },
  mail: { en: 'E-mail', km: 'អ៊ីមែល' },
  push: { en: 'Device', km: 'ឧបករណ៍' },
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
  /** Registered devices receive what the bell shows; false where push is off by default. */
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
    en: 'A decision on my application',
    km: 'ការសម្រេចលើពាក្យសុំរបស់ខ្ញុំ',
  },
  'own-interview-soon': {
    group: 'application',
    roles: ['user'],
    mail: true,
    en: 'The day before my interview',
    km: 'មួយថ្ងៃមុនការសម្ភាសរបស់ខ្ញុំ',
  },
  'own-interview': {
    group: 'application',
    roles: ['user'],
    bell: true,
    mail: true,
    en: 'Interview times that a company proposes or takes back',
    km: 'ពេលសម្ភាសដែលក្រុមហ៊ុនស្នើ ឬដកវិញ',
  },
  'company-message': {
    group: 'application',
    roles: ['user', 'recruiter', 'trainer'],
    mail: true,
    en: 'What a company writes to me because I applied or registered with it',
    km: 'សារពីក្រុមហ៊ុន ដែលខ្ញុំបានដាក់ពាក្យ ឬចុះឈ្មោះជាមួយ',
  },
  'saved-search': {
    group: 'search',
    roles: ['user'],
    bell: true,
    more: paths.manageAlerts,
    en: 'New jobs',
    km: 'ការងារថ្មី',
  },
  'saved-search-paused': {
    group: 'search',
    roles: ['user'],
    bell: true,
    mail: true,
    en: 'A search that is paused',
    km: 'ការស្វែងរកដែលត្រូវបានផ្អាក',
  },
  invitation: {
    group: 'invitation',
    roles: ['user'],
    bell: true,
    mail: true,
    more: paths.manageInvitations,
    en: 'An invitation to a job or a training',
    km: 'ការអញ្ជើញទៅការងារ ឬវគ្គបណ្ដុះបណ្ដាល',
  },
  'resume-opened': {
    group: 'invitation',
    roles: ['user'],
    bell: true,
    en: 'A company opens my full CV',
    km: 'ក្រុមហ៊ុនបើកមើលប្រវត្តិរូបពេញលេញរបស់ខ្ញុំ',
  },
  'new-application': {
    group: 'candidate',
    roles: ['recruiter'],
    bell: true,
    mail: true,
    en: 'A new application',
    km: 'ពាក្យសុំថ្មី',
  },
  'application-withdrawn': {
    group: 'candidate',
    roles: ['recruiter'],
    bell: true,
    mail: true,
    en: 'An application that is withdrawn',
    km: 'ពាក្យសុំដែលបេក្ខជនដកវិញ',
  },
  'interview-answer': {
    group: 'candidate',
    roles: ['recruiter'],
    bell: true,
    en: 'A candidate answers an interview proposal (an e-mail always comes)',
    km: 'បេក្ខជនឆ្លើយតបការស្នើសម្ភាស (តែងតែមានអ៊ីមែលជានិច្ច)',
  },
  'interview-ahead': {
    group: 'candidate',
    roles: ['recruiter'],
    mail: true,
    en: 'The day before an interview',
    km: 'មួយថ្ងៃមុនការសម្ភាស',
  },
  'job-life': {
    group: 'job',
    roles: ['recruiter'],
    bell: true,
    mail: true,
    en: 'A job that is published, closes soon or has closed',
    km: 'ការងារដែលបានផ្សាយ ជិតបិទ ឬបានបិទ',
  },
  member: {
    group: 'company',
    roles: ['recruiter'],
    mail: true,
    en: 'A colleague joins the company',
    km: 'សហការីម្នាក់ចូលរួមក្រុមហ៊ុន',
  },
  'company-merge': {
    group: 'company',
    roles: ['recruiter', 'trainer'],
    bell: true,
    en: 'My company is merged with another (an e-mail always comes)',
    km: 'ក្រុមហ៊ុនខ្ញុំត្រូវបានបញ្ចូលជាមួយក្រុមហ៊ុនមួយទៀត (តែងតែមានអ៊ីមែលជានិច្ច)',
  },
  'company-record': {
    group: 'company',
    roles: ['recruiter', 'trainer'],
    bell: true,
    en: 'We verify my company or correct what it shows (an e-mail always comes with a correction)',
    km: 'យើងផ្ទៀងផ្ទាត់ក្រុមហ៊ុនខ្ញុំ ឬកែតម្រូវព័ត៌មាន (ការកែតម្រូវតែងតែមានអ៊ីមែលជានិច្ច)',
  },
  'post-comment': {
    group: 'post',
    roles: ['recruiter', 'trainer'],
    bell: true,
    en: 'A comment on our post, or an answer to my comment',
    km: 'មតិលើការបង្ហោះរបស់យើង ឬចម្លើយតបមតិរបស់ខ្ញុំ',
  },
  'post-like': {
    group: 'post',
    roles: ['recruiter', 'trainer'],
    bell: true,
    push: false,
    en: 'People who like our post',
    km: 'អ្នកចូលចិត្តការបង្ហោះរបស់យើង',
  },
  'post-news': {
    group: 'post',
    roles: ['recruiter', 'trainer'],
    mail: true,
    en: 'Unread comments and likes, once a day',
    km: 'មតិ និងការចូលចិត្តដែលខ្ញុំមិនទាន់អានក្នុងកណ្ដឹង ម្ដងក្នុងមួយថ្ងៃ',
  },
  'post-hidden': {
    group: 'post',
    roles: ['recruiter', 'trainer'],
    bell: true,
    en: 'A post or comment that is taken off the site',
    km: 'ការបង្ហោះ ឬមតិដែលត្រូវបានដកចេញ',
  },
  report: {
    group: 'post',
    roles: ['user', 'recruiter', 'trainer', 'admin'],
    bell: true,
    en: 'What became of my report',
    km: 'លទ្ធផលនៃការរាយការណ៍របស់ខ្ញុំ',
  },
  registration: {
    group: 'gathering',
    roles: ['user', 'recruiter', 'trainer'],
    bell: true,
    en: 'A free seat, a new time or place, or that it is called off',
    km: 'កៅអីទំនេរ ការប្ដូរពេលវេលា ឬទីកន្លែង ឬការលុបចោល',
  },
  'gathering-soon': {
    group: 'gathering',
    roles: ['user', 'recruiter', 'trainer'],
    bell: true,
    mail: true,
    en: 'The day before it begins',
    km: 'មួយថ្ងៃមុនចាប់ផ្ដើម',
  },
  certificate: {
    group: 'gathering',
    roles: ['user', 'recruiter', 'trainer'],
    bell: true,
    mail: true,
    en: 'A certificate of attendance for me',
    km: 'វិញ្ញាបនបត្រចូលរួមរបស់ខ្ញុំ',
  },
  order: {
    group: 'order',
    roles: ['recruiter'],
    bell: true,
    en: 'An order that is confirmed or cancelled (an e-mail always comes)',
    km: 'ការបញ្ជាទិញដែលបានបញ្ជាក់ ឬបោះបង់ (តែងតែមានអ៊ីមែលជានិច្ច)',
  },
  'order-end': {
    group: 'order',
    roles: ['recruiter'],
    mail: true,
    en: 'A package that ends soon or has ended',
    km: 'កញ្ចប់សេវាដែលជិតផុតកំណត់ ឬផុតកំណត់ហើយ',
  },
  'service-done': {
    group: 'order',
    roles: ['recruiter'],
    bell: true,
    mail: true,
    en: 'A service that we asked for is carried out',
    km: 'សេវាកម្មដែលយើងបានស្នើសុំ ត្រូវបានអនុវត្តហើយ',
  },
  'order-slip': {
    group: 'order',
    roles: ['admin'],
    bell: true,
    mail: true,
    en: 'A payment slip for an order',
    km: 'បង្កាន់ដៃបង់ប្រាក់សម្រាប់ការបញ្ជាទិញ',
  },
  'company-to-verify': {
    group: 'company',
    roles: ['admin'],
    bell: true,
    mail: true,
    en: 'A new company to verify',
    km: 'ក្រុមហ៊ុនថ្មីដែលត្រូវផ្ទៀងផ្ទាត់',
  },
  enquiry: {
    group: 'enquiry',
    roles: ['admin'],
    bell: true,
    mail: true,
    en: 'Somebody asks about a service, or writes to us',
    km: 'មានគេសាកសួរអំពីសេវាកម្ម ឬផ្ញើសារមកយើង',
  },
  announcement: {
    group: 'account',
    roles: ['user', 'recruiter', 'trainer'],
    mail: true,
    en: 'Announcements of the site',
    km: 'សេចក្ដីជូនដំណឹងរបស់គេហទំព័រ',
  },
  'account-look': {
    group: 'account',
    roles: ['user', 'recruiter', 'trainer'],
    bell: true,
    en: 'Our support looks at my account (an e-mail always comes)',
    km: 'ផ្នែកជំនួយមើលគណនីរបស់ខ្ញុំ (តែងតែមានអ៊ីមែលជានិច្ច)',
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
  return channel === 'push'
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
