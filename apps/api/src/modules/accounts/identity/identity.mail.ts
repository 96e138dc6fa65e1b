import { momentText } from '@acheep/contract/kernel/moment-text';
import { paths } from '@acheep/contract/paths';
import { footers } from '../../messaging/mail/mail-footer.ts';
import { type MailKind, mailKind } from '../../messaging/mail/mail-kind.ts';

const common = {
  necessary: 'Whoever did not do it has to know.',
  priority: 'account',
  sample: { name: 'Sok Dara', provider: 'Google', at: '2026-03-02T03:05:00.000Z' },
} satisfies Partial<MailKind<object>>;

export const identityAddedMail = mailKind({
  ...common,
  name: 'identity-added',
  title: { en: 'New way to sign in', km: 'វិធីចូលគណនីថ្មី' },
  letter: ({ provider, at }, site) => ({
    subject: {
      en: `You can now sign in to ${site.name} with ${provider}`,
      km: `ឥឡូវនេះ អ្នកអាចចូល ${site.name} ដោយប្រើ ${provider}`,
    },
    text: [
      {
        en: `Sign-in with ${provider} was added to your account on ${momentText(at, 'en')} (Phnom Penh time).`,
        km: `ការចូលដោយប្រើ ${provider} ត្រូវបានបន្ថែមលើគណនីរបស់អ្នកនៅ${momentText(at, 'km')} (ម៉ោងនៅភ្នំពេញ)។`,
      },
      {
        en: `If that wasn’t you, remove it under “Ways to sign in” on your profile and change your password.`,
        km: 'បើមិនមែនអ្នកទេ សូមដកវិធីនេះចេញនៅត្រង់ «វិធីចូលគណនី» ក្នុងព័ត៌មានផ្ទាល់ខ្លួន ហើយប្ដូរពាក្យសម្ងាត់។',
      },
    ],
    action: { en: 'Check ways to sign in', km: 'ពិនិត្យវិធីចូលគណនី', to: paths.profile() },
    footer: footers.signInChanged,
  }),
});

export const identityRemovedMail = mailKind({
  ...common,
  name: 'identity-removed',
  title: { en: 'Way to sign in removed', km: 'បានដកវិធីចូលគណនីចេញ' },
  letter: ({ provider, at }, site) => ({
    subject: {
      en: `You can no longer sign in to ${site.name} with ${provider}`,
      km: `អ្នកលែងអាចចូល ${site.name} ដោយប្រើ ${provider} ទៀតហើយ`,
    },
    text: [
      {
        en: `Sign-in with ${provider} was removed from your account on ${momentText(at, 'en')} (Phnom Penh time).`,
        km: `ការចូលដោយប្រើ ${provider} ត្រូវបានដកចេញពីគណនីរបស់អ្នកនៅ${momentText(at, 'km')} (ម៉ោងនៅភ្នំពេញ)។`,
      },
      {
        en: 'If that wasn’t you, change your password and sign out of all devices.',
        km: 'បើមិនមែនអ្នកទេ សូមប្ដូរពាក្យសម្ងាត់ ហើយចាកចេញពីគ្រប់ឧបករណ៍។',
      },
    ],
    action: { en: 'Check ways to sign in', km: 'ពិនិត្យវិធីចូលគណនី', to: paths.profile() },
    footer: footers.signInChanged,
  }),
});
