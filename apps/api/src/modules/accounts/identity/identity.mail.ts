import { momentText } from '@acheep/contract/kernel/moment-text';
import { paths } from '@acheep/contract/paths';
import type { MailKind } from '../../messaging/mail/mail-kind.ts';

interface Changed {
  name: string;
  /** Name of the provider. */
  provider: string;
  /** Time of the change, ISO 8601. */
  at: string;
}

const sample: Changed = { name: 'Sok Dara', provider: 'Google', at: '2026-03-02T03:05:00.000Z' };
const common = {
  necessary: 'Whoever did not do it has to know.',
  priority: 'account',
  isFree: true,
  sample,
} as const;

export const identityAddedMail: MailKind<Changed> = {
  ...common,
  name: 'identity-added',
  title: { en: 'New way to sign in', km: 'វិធីចូលគណនីថ្មី' },
  en: ({ name, provider, at }, site) => ({
    subject: `You can now sign in to ${site.name} with ${provider}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `Sign-in with ${provider} was added to your account on ${momentText(at, 'en')} (Phnom Penh time).`,
      `If that wasn’t you, remove it under “Ways to sign in” on your profile and change your password.`,
    ],
    action: { label: 'Check ways to sign in', url: site.url(paths.profile()) },
    footer: 'You’re receiving this e-mail because the ways to sign in to your account have changed.',
  }),
  km: ({ name, provider, at }, site) => ({
    subject: `ឥឡូវនេះ អ្នកអាចចូល ${site.name} ដោយប្រើ ${provider}`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `ការចូលដោយប្រើ ${provider} ត្រូវបានបន្ថែមលើគណនីរបស់អ្នកនៅ${momentText(at, 'km')} (ម៉ោងនៅភ្នំពេញ)។`,
      'បើមិនមែនអ្នកទេ សូមដកវិធីនេះចេញនៅត្រង់ «វិធីចូលគណនី» ក្នុងព័ត៌មានផ្ទាល់ខ្លួន ហើយប្ដូរពាក្យសម្ងាត់។',
    ],
    action: { label: 'ពិនិត្យវិធីចូលគណនី', url: site.url(paths.profile()) },
    footer: 'អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះវិធីចូលគណនីរបស់អ្នកបានផ្លាស់ប្ដូរ។',
  }),
};

export const identityRemovedMail: MailKind<Changed> = {
  ...common,
  name: 'identity-removed',
  title: { en: 'Way to sign in removed', km: 'បានដកវិធីចូលគណនីចេញ' },
  en: ({ name, provider, at }, site) => ({
    subject: `You can no longer sign in to ${site.name} with ${provider}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `Sign-in with ${provider} was removed from your account on ${momentText(at, 'en')} (Phnom Penh time).`,
      'If that wasn’t you, change your password and sign out of all devices.',
    ],
    action: { label: 'Check ways to sign in', url: site.url(paths.profile()) },
    footer: 'You’re receiving this e-mail because the ways to sign in to your account have changed.',
  }),
  km: ({ name, provider, at }, site) => ({
    subject: `អ្នកលែងអាចចូល ${site.name} ដោយប្រើ ${provider} ទៀតហើយ`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `ការចូលដោយប្រើ ${provider} ត្រូវបានដកចេញពីគណនីរបស់អ្នកនៅ${momentText(at, 'km')} (ម៉ោងនៅភ្នំពេញ)។`,
      'បើមិនមែនអ្នកទេ សូមប្ដូរពាក្យសម្ងាត់ ហើយចាកចេញពីគ្រប់ឧបករណ៍។',
    ],
    action: { label: 'ពិនិត្យវិធីចូលគណនី', url: site.url(paths.profile()) },
    footer: 'អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះវិធីចូលគណនីរបស់អ្នកបានផ្លាស់ប្ដូរ។',
  }),
};
