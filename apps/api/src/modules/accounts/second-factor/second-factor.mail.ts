import { momentText } from '@acheep/contract/kernel/moment-text';
import { paths } from '@acheep/contract/paths';
import type { MailKind } from '../../messaging/mail/mail-kind.ts';

export interface FactorChange {
  name: string;
  /** Time of the event, ISO 8601. */
  at: string;
}

const sample: FactorChange = { name: 'Sok Dara', at: '2026-03-02T03:05:00.000Z' };
const common = {
  necessary: 'Whoever did not do it has to know.',
  priority: 'account',
  isFree: true,
} as const;
const footer = {
  en: 'You’re receiving this e-mail because it’s about the security of your account.',
  km: 'អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះមានរឿងទាក់ទងនឹងសុវត្ថិភាពគណនីរបស់អ្នក។',
};
const help = {
  en: 'If that wasn’t you, change your password, check the ways to sign in on your profile, and tell the operators of the site.',
  km: 'បើមិនមែនអ្នកទេ សូមប្ដូរពាក្យសម្ងាត់ ពិនិត្យវិធីចូលគណនីក្នុងព័ត៌មានផ្ទាល់ខ្លួន ហើយប្រាប់អ្នកគ្រប់គ្រងគេហទំព័រ។',
};

export const secondFactorAddedMail: MailKind<FactorChange> = {
  ...common,
  name: 'second-factor-added',
  title: { en: 'Authenticator app added', km: 'បានបន្ថែមកម្មវិធីបង្កើតលេខកូដ' },
  sample,
  en: ({ name, at }, site) => ({
    subject: `${site.name} now asks for a code when you sign in`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `An authenticator app was added to your account on ${momentText(at, 'en')} (Phnom Penh time). From now on, you need its code to sign in. You’ve been signed out on your other devices.`,
      'Keep the recovery codes in a safe place: without the app, they are the only way to sign in.',
      help.en,
    ],
    action: { label: 'Check ways to sign in', url: site.url(paths.profile()) },
    footer: footer.en,
  }),
  km: ({ name, at }, site) => ({
    subject: `ចាប់ពីពេលនេះ ${site.name} សុំលេខកូដពេលអ្នកចូលគណនី`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `កម្មវិធីបង្កើតលេខកូដត្រូវបានបន្ថែមលើគណនីរបស់អ្នកនៅ${momentText(at, 'km')} (ម៉ោងនៅភ្នំពេញ)។ ចាប់ពីពេលនេះ អ្នកត្រូវការលេខកូដពីកម្មវិធីនោះដើម្បីចូលគណនី។ អ្នកត្រូវចូលគណនីម្ដងទៀតលើឧបករណ៍ផ្សេងទៀត។`,
      'សូមទុកលេខកូដបម្រុងនៅកន្លែងមានសុវត្ថិភាព។ បើគ្មានកម្មវិធីនោះទេ មានតែលេខកូដទាំងនេះទើបអាចចូលគណនីបាន។',
      help.km,
    ],
    action: { label: 'ពិនិត្យវិធីចូលគណនី', url: site.url(paths.profile()) },
    footer: footer.km,
  }),
};

export const secondFactorRemovedMail: MailKind<FactorChange> = {
  ...common,
  name: 'second-factor-removed',
  title: { en: 'Authenticator app removed', km: 'បានដកកម្មវិធីបង្កើតលេខកូដចេញ' },
  sample,
  en: ({ name, at }, site) => ({
    subject: `${site.name} no longer asks for a code when you sign in`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `The authenticator app was removed from your account on ${momentText(at, 'en')} (Phnom Penh time). Its codes and the recovery codes no longer work.`,
      help.en,
    ],
    action: { label: 'Check ways to sign in', url: site.url(paths.profile()) },
    footer: footer.en,
  }),
  km: ({ name, at }, site) => ({
    subject: `${site.name} លែងសុំលេខកូដពេលអ្នកចូលគណនី`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `កម្មវិធីបង្កើតលេខកូដត្រូវបានដកចេញពីគណនីរបស់អ្នកនៅ${momentText(at, 'km')} (ម៉ោងនៅភ្នំពេញ)។ លេខកូដពីកម្មវិធីនោះ និងលេខកូដបម្រុងលែងប្រើបានហើយ។`,
      help.km,
    ],
    action: { label: 'ពិនិត្យវិធីចូលគណនី', url: site.url(paths.profile()) },
    footer: footer.km,
  }),
};

export const secondFactorRecoveryMail: MailKind<FactorChange & { left: number }> = {
  ...common,
  name: 'second-factor-recovery',
  title: { en: 'Recovery code used', km: 'បានប្រើលេខកូដបម្រុង' },
  sample: { ...sample, left: 9 },
  en: ({ name, at, left }, site) => ({
    subject: `A recovery code of your ${site.name} account was used`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `Someone used a recovery code instead of the authenticator app on ${momentText(at, 'en')} (Phnom Penh time). Recovery codes left: ${left}.`,
      'For new ones, remove the authenticator app on your profile and add it again.',
      help.en,
    ],
    action: { label: 'Check ways to sign in', url: site.url(paths.profile()) },
    footer: footer.en,
  }),
  km: ({ name, at, left }, site) => ({
    subject: `លេខកូដបម្រុងមួយនៃគណនី ${site.name} របស់អ្នកត្រូវបានប្រើ`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `មានការប្រើលេខកូដបម្រុងជំនួសកម្មវិធីបង្កើតលេខកូដនៅ${momentText(at, 'km')} (ម៉ោងនៅភ្នំពេញ)។ លេខកូដបម្រុងនៅសល់៖ ${left}។`,
      'ដើម្បីបានលេខកូដថ្មី សូមដកកម្មវិធីបង្កើតលេខកូដចេញក្នុងព័ត៌មានផ្ទាល់ខ្លួន រួចបន្ថែមកម្មវិធីនោះម្ដងទៀត។',
      help.km,
    ],
    action: { label: 'ពិនិត្យវិធីចូលគណនី', url: site.url(paths.profile()) },
    footer: footer.km,
  }),
};

export const secondFactorGuessedMail: MailKind<FactorChange & { most: number }> = {
  ...common,
  name: 'second-factor-guessed',
  title: { en: 'Many wrong sign-in codes', km: 'លេខកូដចូលគណនីខុសច្រើនដង' },
  sample: { ...sample, most: 10 },
  en: ({ name, at, most }, site) => ({
    subject: `Many wrong sign-in codes on your ${site.name} account`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `Someone entered your correct password, then ${most} wrong codes. The last attempt was on ${momentText(at, 'en')} (Phnom Penh time). For a day, we accept only recovery codes.`,
      'If that wasn’t you, change your password now.',
    ],
    action: { label: 'Change password', url: site.url(paths.updatePassword()) },
    footer: footer.en,
  }),
  km: ({ name, at, most }, site) => ({
    subject: `មានការបំពេញលេខកូដខុសច្រើនដងលើគណនី ${site.name} របស់អ្នក`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `មាននរណាម្នាក់បានបំពេញពាក្យសម្ងាត់ត្រឹមត្រូវនៃគណនីរបស់អ្នក រួចបំពេញលេខកូដខុស ${most} ដង។ លើកចុងក្រោយគឺនៅ${momentText(at, 'km')} (ម៉ោងនៅភ្នំពេញ)។ ក្នុងរយៈពេលមួយថ្ងៃ យើងទទួលតែលេខកូដបម្រុងប៉ុណ្ណោះ។`,
      'បើមិនមែនអ្នកទេ សូមប្ដូរពាក្យសម្ងាត់ឥឡូវនេះ។',
    ],
    action: { label: 'ប្ដូរពាក្យសម្ងាត់', url: site.url(paths.updatePassword()) },
    footer: footer.km,
  }),
};
