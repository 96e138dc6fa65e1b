import { momentText } from '@acheep/contract/kernel/moment-text';
import { paths } from '@acheep/contract/paths';
import { footers } from '../../messaging/mail/mail-footer.ts';
import { mailKind } from '../../messaging/mail/mail-kind.ts';

export interface FactorChange {
  name: string;
  /** Time of the event, ISO 8601. */
  at: string;
}

const sample: FactorChange = { name: 'Sok Dara', at: '2026-03-02T03:05:00.000Z' };
const common = {
  necessary: 'Whoever did not do it has to know.',
  priority: 'account',
} as const;
const help = {
  en: 'If that wasn’t you, change your password, check the ways to sign in on your profile, and tell the operators of the site.',
  km: 'បើមិនមែនអ្នកទេ សូមប្ដូរពាក្យសម្ងាត់ ពិនិត្យវិធីចូលគណនីក្នុងព័ត៌មានផ្ទាល់ខ្លួន ហើយប្រាប់អ្នកគ្រប់គ្រងគេហទំព័រ។',
};

export const secondFactorAddedMail = mailKind<FactorChange>({
  ...common,
  name: 'second-factor-added',
  title: { en: 'Authenticator app added', km: 'បានបន្ថែមកម្មវិធីបង្កើតលេខកូដ' },
  sample,
  letter: ({ at }, site) => ({
    subject: {
      en: `${site.name} now asks for a code when you sign in`,
      km: `ចាប់ពីពេលនេះ ${site.name} សុំលេខកូដពេលអ្នកចូលគណនី`,
    },
    text: [
      {
        en: `An authenticator app was added to your account on ${momentText(at, 'en')} (Phnom Penh time). From now on, you need its code to sign in. You’ve been signed out on your other devices.`,
        km: `កម្មវិធីបង្កើតលេខកូដត្រូវបានបន្ថែមលើគណនីរបស់អ្នកនៅ${momentText(at, 'km')} (ម៉ោងនៅភ្នំពេញ)។ ចាប់ពីពេលនេះ អ្នកត្រូវការលេខកូដពីកម្មវិធីនោះដើម្បីចូលគណនី។ អ្នកត្រូវចូលគណនីម្ដងទៀតលើឧបករណ៍ផ្សេងទៀត។`,
      },
      {
        en: 'Keep the recovery codes in a safe place: without the app, they are the only way to sign in.',
        km: 'សូមទុកលេខកូដបម្រុងនៅកន្លែងមានសុវត្ថិភាព។ បើគ្មានកម្មវិធីនោះទេ មានតែលេខកូដទាំងនេះទើបអាចចូលគណនីបាន។',
      },
      help,
    ],
    action: { en: 'Check ways to sign in', km: 'ពិនិត្យវិធីចូលគណនី', to: paths.profile() },
    footer: footers.security,
  }),
});

export const secondFactorRemovedMail = mailKind<FactorChange>({
  ...common,
  name: 'second-factor-removed',
  title: { en: 'Authenticator app removed', km: 'បានដកកម្មវិធីបង្កើតលេខកូដចេញ' },
  sample,
  letter: ({ at }, site) => ({
    subject: {
      en: `${site.name} no longer asks for a code when you sign in`,
      km: `${site.name} លែងសុំលេខកូដពេលអ្នកចូលគណនី`,
    },
    text: [
      {
        en: `The authenticator app was removed from your account on ${momentText(at, 'en')} (Phnom Penh time). Its codes and the recovery codes no longer work.`,
        km: `កម្មវិធីបង្កើតលេខកូដត្រូវបានដកចេញពីគណនីរបស់អ្នកនៅ${momentText(at, 'km')} (ម៉ោងនៅភ្នំពេញ)។ លេខកូដពីកម្មវិធីនោះ និងលេខកូដបម្រុងលែងប្រើបានហើយ។`,
      },
      help,
    ],
    action: { en: 'Check ways to sign in', km: 'ពិនិត្យវិធីចូលគណនី', to: paths.profile() },
    footer: footers.security,
  }),
});

export const secondFactorRecoveryMail = mailKind<FactorChange & { left: number }>({
  ...common,
  name: 'second-factor-recovery',
  title: { en: 'Recovery code used', km: 'បានប្រើលេខកូដបម្រុង' },
  sample: { ...sample, left: 9 },
  letter: ({ at, left }, site) => ({
    subject: {
      en: `A recovery code of your ${site.name} account was used`,
      km: `លេខកូដបម្រុងមួយនៃគណនី ${site.name} របស់អ្នកត្រូវបានប្រើ`,
    },
    text: [
      {
        en: `Someone used a recovery code instead of the authenticator app on ${momentText(at, 'en')} (Phnom Penh time). Recovery codes left: ${left}.`,
        km: `មានការប្រើលេខកូដបម្រុងជំនួសកម្មវិធីបង្កើតលេខកូដនៅ${momentText(at, 'km')} (ម៉ោងនៅភ្នំពេញ)។ លេខកូដបម្រុងនៅសល់៖ ${left}។`,
      },
      {
        en: 'For new ones, remove the authenticator app on your profile and add it again.',
        km: 'ដើម្បីបានលេខកូដថ្មី សូមដកកម្មវិធីបង្កើតលេខកូដចេញក្នុងព័ត៌មានផ្ទាល់ខ្លួន រួចបន្ថែមកម្មវិធីនោះម្ដងទៀត។',
      },
      help,
    ],
    action: { en: 'Check ways to sign in', km: 'ពិនិត្យវិធីចូលគណនី', to: paths.profile() },
    footer: footers.security,
  }),
});

export const secondFactorGuessedMail = mailKind<FactorChange & { most: number }>({
  ...common,
  name: 'second-factor-guessed',
  title: { en: 'Many wrong sign-in codes', km: 'លេខកូដចូលគណនីខុសច្រើនដង' },
  sample: { ...sample, most: 10 },
  letter: ({ at, most }, site) => ({
    subject: {
      en: `Many wrong sign-in codes on your ${site.name} account`,
      km: `មានការបំពេញលេខកូដខុសច្រើនដងលើគណនី ${site.name} របស់អ្នក`,
    },
    text: [
      {
        en: `Someone entered your correct password, then ${most} wrong codes. The last attempt was on ${momentText(at, 'en')} (Phnom Penh time). For a day, we accept only recovery codes.`,
        km: `មាននរណាម្នាក់បានបំពេញពាក្យសម្ងាត់ត្រឹមត្រូវនៃគណនីរបស់អ្នក រួចបំពេញលេខកូដខុស ${most} ដង។ លើកចុងក្រោយគឺនៅ${momentText(at, 'km')} (ម៉ោងនៅភ្នំពេញ)។ ក្នុងរយៈពេលមួយថ្ងៃ យើងទទួលតែលេខកូដបម្រុងប៉ុណ្ណោះ។`,
      },
      { en: 'If that wasn’t you, change your password now.', km: 'បើមិនមែនអ្នកទេ សូមប្ដូរពាក្យសម្ងាត់ឥឡូវនេះ។' },
    ],
    action: { en: 'Change password', km: 'ប្ដូរពាក្យសម្ងាត់', to: paths.updatePassword() },
    footer: footers.security,
  }),
});
