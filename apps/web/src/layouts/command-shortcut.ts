import { adminPaths } from '@acheep/contract/admin-paths';
import type { NeedsRight } from '@acheep/contract/kernel/company-right';
import type { Localized } from '@acheep/contract/kernel/locale';
import type { Subject } from '@acheep/contract/kernel/permission';
import { paths } from '@acheep/contract/paths';
import { IconPlus, IconSettings, type TablerIcon } from '@tabler/icons-react';
import { may, type Who } from '../lib/may-do.ts';
import { pagesOf } from './menu-entries.ts';

/** What the command field leads to without asking for records. */
interface Shortcut extends NeedsRight {
  to: string;
  label: Localized;
  /** Other words by which somebody looks for it, in both languages. */
  keywords?: string;
  access: Subject;
  icon: TablerIcon;
}

const action = { icon: IconPlus };
/** What people do, by the page where they do it. */
const actions: readonly Shortcut[] = [
  {
    ...action,
    access: 'PostJob',
    to: paths.manageJobCreate(),
    label: { en: 'Post a job', km: 'ប្រកាសការងារ' },
    keywords: 'new vacancy advertise ថ្មី ជ្រើសរើស',
  },
  {
    ...action,
    access: 'AppliedJob',
    right: 'hire',
    to: paths.manageAppliedCreate(),
    label: { en: 'Add a candidate', km: 'បន្ថែមបេក្ខជន' },
    keywords: 'new applicant by hand ថ្មី',
  },
  {
    ...action,
    access: 'PostJob',
    right: 'bill',
    to: paths.package(),
    label: { en: 'Order a package', km: 'បញ្ជាទិញកញ្ចប់សេវា' },
    keywords: 'buy price pay ទិញ តម្លៃ',
  },
  {
    ...action,
    access: 'Company',
    right: 'manage',
    to: paths.profileTeam(),
    label: { en: 'Invite a colleague', km: 'អញ្ជើញសហការី' },
    keywords: 'team user add member ក្រុម',
  },
  {
    ...action,
    access: 'Trainer',
    to: paths.manageTrainingCreate(),
    label: { en: 'Post a training', km: 'ប្រកាសវគ្គបណ្ដុះបណ្ដាល' },
    keywords: 'new course class ថ្មី',
  },
  {
    ...action,
    access: 'PostEvent',
    to: paths.manageEventCreate(),
    label: { en: 'Post an event', km: 'ប្រកាសព្រឹត្តិការណ៍' },
    keywords: 'new ថ្មី',
  },
  {
    ...action,
    access: 'Admin',
    to: adminPaths.orderCreate(),
    label: { en: 'New order', km: 'ការបញ្ជាទិញថ្មី' },
    keywords: 'invoice bill company discount free វិក្កយបត្រ បញ្ចុះតម្លៃ',
  },
  {
    ...action,
    access: 'Admin',
    to: adminPaths.health(),
    label: { en: 'Back up now', km: 'បម្រុងទុកឥឡូវនេះ' },
    keywords: 'backup download restore ចម្លង',
  },
  {
    ...action,
    access: 'Admin',
    to: adminPaths.users(),
    label: { en: 'Invite an admin or editor', km: 'អញ្ជើញអ្នកគ្រប់គ្រង ឬអ្នករៀបចំអត្ថបទ' },
    keywords: 'add user staff second បន្ថែម',
  },
  {
    ...action,
    access: 'Admin',
    to: adminPaths.coupons(),
    label: { en: 'New coupon', km: 'កូដបញ្ចុះតម្លៃថ្មី' },
    keywords: 'discount promotion code ប្រូម៉ូសិន',
  },
  {
    ...action,
    access: 'Content',
    to: adminPaths.articleCreate(),
    label: { en: 'Write an article', km: 'សរសេរអត្ថបទ' },
    keywords: 'new tip policy prakas ថ្មី គន្លឹះ ប្រកាស',
  },
  {
    ...action,
    access: 'Admin',
    to: adminPaths.announcements(),
    label: { en: 'Send an announcement', km: 'ផ្ញើសេចក្ដីជូនដំណឹង' },
    keywords: 'mail newsletter everybody អ៊ីមែល',
  },
  {
    ...action,
    access: 'Admin',
    to: adminPaths.imports(),
    label: { en: 'Import from a file', km: 'នាំចូលពីឯកសារ' },
    keywords: 'csv upload jobs companies',
  },
  {
    ...action,
    access: 'Admin',
    to: adminPaths.apiKeys(),
    label: { en: 'Issue an API key', km: 'ចេញកូនសោ API' },
    keywords: 'new partner integration token ថ្មី ដៃគូ',
  },
];

const setting = { icon: IconSettings };
const settingsAt = (tab: string) => ({
  ...setting,
  access: 'Admin' as const,
  to: adminPaths.settings({ tab }),
});
/** What people set, by the page where they set it. */
const settings: readonly Shortcut[] = [
  {
    ...settingsAt('site'),
    label: { en: 'Site name, logo and colour', km: 'ឈ្មោះ ឡូហ្គោ និងពណ៌គេហទំព័រ' },
    keywords: 'settings brand color social facebook telegram links ការកំណត់ និមិត្តសញ្ញា',
  },
  {
    ...settingsAt('site'),
    label: { en: 'Support staff', km: 'បុគ្គលិកផ្នែកជំនួយ' },
    keywords: 'settings phone email help contact ការកំណត់ ទូរស័ព្ទ',
  },
  {
    ...settingsAt('site'),
    label: { en: 'Search engines', km: 'ម៉ាស៊ីនស្វែងរក' },
    keywords: 'settings seo google bing indexnow ការកំណត់',
  },
  {
    ...settingsAt('payment'),
    label: { en: 'KHQR and bank accounts', km: 'KHQR និងគណនីធនាគារ' },
    keywords: 'settings payment bakong aba acleda ការកំណត់ បង់ប្រាក់',
  },
  {
    ...settingsAt('invoicing'),
    label: { en: 'VAT and invoices', km: 'អាករលើតម្លៃបន្ថែម (VAT) និងវិក្កយបត្រ' },
    keywords: 'settings tax tin exchange rate riel seller number ការកំណត់ អាករ ពន្ធ អត្រាប្ដូរប្រាក់ រៀល',
  },
  {
    ...settingsAt('applying'),
    label: { en: 'Applying and signing up', km: 'ការដាក់ពាក្យ និងការចុះឈ្មោះ' },
    keywords: 'settings visitors easy apply roles ការកំណត់',
  },
  {
    ...settingsAt('applying'),
    label: { en: 'Approval of new jobs', km: 'ការអនុម័តការងារថ្មី' },
    keywords: 'settings moderation review waiting ការកំណត់ ត្រួតពិនិត្យ',
  },
  {
    ...settingsAt('applying'),
    label: { en: 'Order of search results', km: 'លំដាប់លទ្ធផលស្វែងរក' },
    keywords: 'settings ranking featured urgent ការកំណត់',
  },
  {
    ...setting,
    access: 'Admin',
    to: adminPaths.health(),
    label: { en: 'Backups', km: 'ច្បាប់ចម្លងបម្រុង' },
    keywords: 'restore download s3 បម្រុងទុក',
  },
  {
    ...setting,
    access: 'Admin',
    to: adminPaths.tasks(),
    label: { en: 'Background tasks', km: 'កិច្ចការស្វ័យប្រវត្តិ' },
    keywords: 'queue failed jobs worker cron retry scheduled',
  },
  {
    ...setting,
    access: 'AppliedJob',
    right: 'hire',
    to: paths.manageAppliedStage(),
    label: { en: 'Stages', km: 'ដំណាក់កាល' },
    keywords: 'settings pipeline board hiring ការកំណត់',
  },
  {
    ...setting,
    access: 'AppliedJob',
    right: 'hire',
    to: paths.manageApplied(),
    label: { en: 'Download candidates as CSV', km: 'ទាញយកបេក្ខជនជា CSV' },
    keywords: 'export excel table តារាង',
  },
  {
    ...setting,
    access: 'PostJob',
    right: 'bill',
    to: paths.manageOrders(),
    label: { en: 'Invoices and receipts', km: 'វិក្កយបត្រ និងបង្កាន់ដៃ' },
    keywords: 'bill vat tax pay អាករ បង់ប្រាក់',
  },
  {
    ...setting,
    access: 'Company',
    to: paths.profileCompany(),
    label: { en: 'Company logo, address and VAT TIN', km: 'ឡូហ្គោ អាសយដ្ឋាន និងលេខ អតប របស់ក្រុមហ៊ុន' },
    keywords: 'settings profile cover photos ការកំណត់ និមិត្តសញ្ញា',
  },
  {
    ...setting,
    access: 'Dashboard',
    to: paths.profile(),
    label: { en: 'Name, e-mail and ways to sign in', km: 'ឈ្មោះ អ៊ីមែល និងវិធីចូលគណនី' },
    keywords: 'settings account passkey phone google authenticator two-step language ការកំណត់ គណនី ទូរស័ព្ទ ភាសា',
  },
];

export type ShortcutFound = Pick<Shortcut, 'to' | 'label' | 'icon'>;

/** True if each word of the text is in the label, in either language, or in the other words. */
function isAbout({ label, keywords = '' }: Pick<Shortcut, 'label' | 'keywords'>, search: string): boolean {
  const said = `${label.en} ${label.km} ${keywords}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word));
}

const findIn = (all: readonly Shortcut[], user: Who, search: string) =>
  all.filter((one) => may(user, one) && isAbout(one, search));

export const actionsFound = (user: Who, search: string): ShortcutFound[] => findIn(actions, user, search);

/** Pages of a user's menu, all of them without a text; and with one what can be set, by its own words. */
export const pagesFound = (user: Who, search: string): ShortcutFound[] => [
  ...pagesOf(user).filter((page) => isAbout(page, search)),
  ...(search ? findIn(settings, user, search) : []),
];
