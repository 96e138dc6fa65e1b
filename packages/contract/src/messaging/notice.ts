import type { Localized } from '../kernel/locale.ts';
import type { OptionOf, Options } from '../kernel/option.ts';
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

/** What somebody is told of, and can switch on and off by channel. */
export interface Notice extends Localized {
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
 * Notices of a noun. Its bell kinds and its mails name them in `category`; mails whose absence would harm the recipient
 * name none, and state why they are `necessary`.
 */
export type Notices = Readonly<Record<string, Notice>>;

export type FilledPlaces = Readonly<Record<string, string>>;
/** The page that a notification leads to. */
export type Leads = (params: FilledPlaces) => string;

/**
 * Bell notification: text with placeholders, linked page, and the notice by which users switch it off. `{at}` and
 * `{format}` are written in the reader's language.
 */
export interface Kind extends Localized {
  category: string;
  /**
   * Gathered while unread: one notification for all of a user, whose `{count}` grows. This is its text, with
   * placeholders of its own, as long as there is only one; of several it keeps the placeholders of the main text.
   */
  one?: Localized;
  to: Leads;
}
/** Bell notifications of a noun, each with a `notify` in the transaction of its event. */
export type Bell = Readonly<Record<string, Kind>>;
