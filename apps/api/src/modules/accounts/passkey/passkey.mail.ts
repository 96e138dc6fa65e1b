import { momentText } from '@acheep/contract/kernel/moment-text';
import { paths } from '@acheep/contract/paths';
import { footers } from '../../messaging/mail/mail-footer.ts';
import { type MailKind, mailKind } from '../../messaging/mail/mail-kind.ts';

const common = {
  necessary: 'Whoever did not do it has to know.',
  priority: 'account',
  sample: { name: 'Sok Dara', passkey: 'Phone', at: '2026-03-02T03:05:00.000Z' },
} satisfies Partial<MailKind<object>>;

export const passkeyAddedMail = mailKind({
  ...common,
  name: 'passkey-added',
  title: { en: 'Passkey added', km: 'បានបន្ថែម passkey' },
  letter: ({ passkey, at }, site) => ({
    subject: {
      en: `You can now sign in to ${site.name} with a passkey`,
      km: `ឥឡូវនេះ អ្នកអាចចូល ${site.name} ដោយប្រើ passkey`,
    },
    text: [
      {
        en: `The passkey “${passkey}” was added to your account on ${momentText(at, 'en')} (Phnom Penh time).`,
        km: `Passkey «${passkey}» ត្រូវបានបន្ថែមលើគណនីរបស់អ្នកនៅ${momentText(at, 'km')} (ម៉ោងនៅភ្នំពេញ)។`,
      },
      {
        en: 'If that wasn’t you, remove it under “Ways to sign in” on your profile and change your password.',
        km: 'បើមិនមែនអ្នកទេ សូមដក passkey នេះចេញនៅត្រង់ «វិធីចូលគណនី» ក្នុងព័ត៌មានផ្ទាល់ខ្លួន ហើយប្ដូរពាក្យសម្ងាត់។',
      },
    ],
    action: { en: 'Check ways to sign in', km: 'ពិនិត្យវិធីចូលគណនី', to: paths.profile() },
    footer: footers.signInChanged,
  }),
});

export const passkeyRemovedMail = mailKind({
  ...common,
  name: 'passkey-removed',
  title: { en: 'Passkey removed', km: 'បានដក passkey ចេញ' },
  letter: ({ passkey, at }, site) => ({
    subject: {
      en: `A passkey of your ${site.name} account was removed`,
      km: `Passkey មួយនៃគណនី ${site.name} របស់អ្នកត្រូវបានដកចេញ`,
    },
    text: [
      {
        en: `The passkey “${passkey}” was removed from your account on ${momentText(at, 'en')} (Phnom Penh time). It no longer signs you in.`,
        km: `Passkey «${passkey}» ត្រូវបានដកចេញពីគណនីរបស់អ្នកនៅ${momentText(at, 'km')} (ម៉ោងនៅភ្នំពេញ) ហើយលែងប្រើចូលគណនីបានទៀត។`,
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
