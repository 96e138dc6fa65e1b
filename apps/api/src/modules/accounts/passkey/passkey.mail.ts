import { momentText } from '@acheep/contract/kernel/moment-text';
import { paths } from '@acheep/contract/paths';
import type { MailKind } from '../../messaging/mail/mail-kind.ts';

interface Changed {
  name: string;
  /** Name that the owner has given it. */
  passkey: string;
  /** Time of the change, ISO 8601. */
  at: string;
}

const common = {
  necessary: 'Whoever did not do it has to know.',
  priority: 'account',
  isFree: true,
  sample: { name: 'Sok Dara', passkey: 'Phone', at: '2026-03-02T03:05:00.000Z' } as Changed,
} as const;
const footer = {
  en: 'You’re receiving this e-mail because the ways to sign in to your account have changed.',
  km: 'អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះវិធីចូលគណនីរបស់អ្នកបានផ្លាស់ប្ដូរ។',
};

export const passkeyAddedMail: MailKind<Changed> = {
  ...common,
  name: 'passkey-added',
  title: { en: 'Passkey added', km: 'បានបន្ថែម passkey' },
  en: ({ name, passkey, at }, site) => ({
    subject: `You can now sign in to ${site.name} with a passkey`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `The passkey “${passkey}” was added to your account on ${momentText(at, 'en')} (Phnom Penh time).`,
      'If that wasn’t you, remove it under “Ways to sign in” on your profile and change your password.',
    ],
    action: { label: 'Check ways to sign in', url: site.url(paths.profile()) },
    footer: footer.en,
  }),
  km: ({ name, passkey, at }, site) => ({
    subject: `ឥឡូវនេះ អ្នកអាចចូល ${site.name} ដោយប្រើ passkey`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `Passkey «${passkey}» ត្រូវបានបន្ថែមលើគណនីរបស់អ្នកនៅ${momentText(at, 'km')} (ម៉ោងនៅភ្នំពេញ)។`,
      'បើមិនមែនអ្នកទេ សូមដក passkey នេះចេញនៅត្រង់ «វិធីចូលគណនី» ក្នុងព័ត៌មានផ្ទាល់ខ្លួន ហើយប្ដូរពាក្យសម្ងាត់។',
    ],
    action: { label: 'ពិនិត្យវិធីចូលគណនី', url: site.url(paths.profile()) },
    footer: footer.km,
  }),
};

export const passkeyRemovedMail: MailKind<Changed> = {
  ...common,
  name: 'passkey-removed',
  title: { en: 'Passkey removed', km: 'បានដក passkey ចេញ' },
  en: ({ name, passkey, at }, site) => ({
    subject: `A passkey of your ${site.name} account was removed`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `The passkey “${passkey}” was removed from your account on ${momentText(at, 'en')} (Phnom Penh time). It no longer signs you in.`,
      'If that wasn’t you, change your password and sign out of all devices.',
    ],
    action: { label: 'Check ways to sign in', url: site.url(paths.profile()) },
    footer: footer.en,
  }),
  km: ({ name, passkey, at }, site) => ({
    subject: `Passkey មួយនៃគណនី ${site.name} របស់អ្នកត្រូវបានដកចេញ`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `Passkey «${passkey}» ត្រូវបានដកចេញពីគណនីរបស់អ្នកនៅ${momentText(at, 'km')} (ម៉ោងនៅភ្នំពេញ) ហើយលែងប្រើចូលគណនីបានទៀត។`,
      'បើមិនមែនអ្នកទេ សូមប្ដូរពាក្យសម្ងាត់ ហើយចាកចេញពីគ្រប់ឧបករណ៍។',
    ],
    action: { label: 'ពិនិត្យវិធីចូលគណនី', url: site.url(paths.profile()) },
    footer: footer.km,
  }),
};
