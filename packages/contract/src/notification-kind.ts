import type { Localized } from './locale.ts';
import { paths } from './paths.ts';

/** What is told in the bell: its words, with the places that are filled in, and the page where it leads. */
interface Kind extends Localized {
  to(params: Readonly<Record<string, string>>): string;
}

const ownApplication: Kind['to'] = ({ id = '' }) => paths.manageUserAppliedDetail(id);
const ownRegistrations: Kind['to'] = () => paths.manageRegistrations();
const order: Kind['to'] = ({ id = '' }) => paths.manageOrder(id);

/** All that the bell tells. A new kind is a line here, and a `notify` in the transaction of what it tells of. */
export const notificationKinds = {
  'job-alert': {
    en: 'New jobs for “{alert}”: {count}',
    km: 'ការងារថ្មីសម្រាប់ «{alert}»៖ ចំនួន {count}',
    to: ({ all = '' }) => all,
  },
  'job-alert-paused': {
    en: 'Your saved search “{alert}” is paused: something that it asks for is gone.',
    km: 'បានផ្អាកការស្វែងរក «{alert}»៖ លក្ខខណ្ឌណាមួយលែងមានហើយ។',
    to: () => paths.manageAlerts(),
  },
  'application-shortlisted': {
    en: '{company} has short-listed you for “{jobTitle}”.',
    km: '{company} បានដាក់អ្នកក្នុងបញ្ជីសម្រាំងសម្រាប់ការងារ «{jobTitle}»។',
    to: ownApplication,
  },
  'application-rejected': {
    en: '{company} has decided on your application for “{jobTitle}”.',
    km: '{company} បានសម្រេចលើពាក្យសុំរបស់អ្នកសម្រាប់ការងារ «{jobTitle}»។',
    to: ownApplication,
  },
  'application-received': {
    en: '{company} is looking at your application for “{jobTitle}” again.',
    km: '{company} កំពុងពិនិត្យពាក្យសុំរបស់អ្នកសម្រាប់ការងារ «{jobTitle}» ឡើងវិញ។',
    to: ownApplication,
  },
  'application-withdrawn': {
    en: '{candidate} has withdrawn the application for “{jobTitle}”.',
    km: '{candidate} បានដកពាក្យសុំសម្រាប់ការងារ «{jobTitle}» វិញ។',
    to: ({ id = '' }) => paths.manageAppliedDetail(id),
  },
  'order-confirmed': {
    en: 'Your order {number} is confirmed: {title}.',
    km: 'ការបញ្ជាទិញលេខ {number} របស់អ្នកត្រូវបានបញ្ជាក់ហើយ៖ {title}។',
    to: order,
  },
  'order-cancelled': {
    en: 'Your order {number} is cancelled: {title}.',
    km: 'ការបញ្ជាទិញលេខ {number} របស់អ្នកត្រូវបានលុបចោល៖ {title}។',
    to: order,
  },
  'job-invitation': {
    en: '{company} invites you to apply for “{jobTitle}”.',
    km: '{company} អញ្ជើញអ្នកឱ្យដាក់ពាក្យសម្រាប់ការងារ «{jobTitle}»។',
    to: () => paths.manageInvitations(),
  },
  'training-invitation': {
    en: '{company} invites you to the training “{training}”.',
    km: '{company} អញ្ជើញអ្នកឱ្យចូលរួមវគ្គបណ្ដុះបណ្ដាល «{training}»។',
    to: () => paths.manageInvitations(),
  },
  'registration-seat': {
    en: 'A seat is free: you take part in “{title}”.',
    km: 'មានកៅអីទំនេរ៖ អ្នកអាចចូលរួម «{title}» បានហើយ។',
    to: ownRegistrations,
  },
  'registration-changed': {
    en: 'New time or place: “{title}”.',
    km: 'ពេល ឬទីកន្លែងថ្មី៖ «{title}»។',
    to: ownRegistrations,
  },
  'registration-off': {
    en: '{company} has called off “{title}”.',
    km: '{company} បានលុបចោល «{title}»។',
    to: ownRegistrations,
  },
  'registration-soon': {
    en: '“{title}” begins soon.',
    km: '«{title}» ជិតចាប់ផ្ដើមហើយ។',
    to: ownRegistrations,
  },
  'certificate-issued': {
    en: 'Your certificate of attendance is there: “{title}”.',
    km: 'វិញ្ញាបនបត្រចូលរួម «{title}» របស់អ្នករួចរាល់ហើយ។',
    to: () => paths.certificates(),
  },
  'resume-opened': {
    en: '{company} has opened your full CV.',
    km: '{company} បានបើកមើលប្រវត្តិរូបពេញលេញរបស់អ្នក។',
    to: () => paths.resume(),
  },
} as const satisfies Record<string, Kind>;
export type NotificationKind = keyof typeof notificationKinds;

type Places<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? Place | Places<Rest>
  : never;

/** What a kind is told with: all that its words have places for, and what its page is found by. */
export type NotificationParams<K extends NotificationKind> = Readonly<
  Record<Places<(typeof notificationKinds)[K]['en']>, string> & Record<string, string>
>;

/** The words with their places filled in. */
export const filledIn = (text: string, params: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (_, place: string) => params[place] ?? '');
