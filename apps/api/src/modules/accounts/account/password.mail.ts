import { momentText } from '@acheep/contract/kernel/moment-text';
import { paths } from '@acheep/contract/paths';
import { footers } from '../../messaging/mail/mail-footer.ts';
import { mailKind } from '../../messaging/mail/mail-kind.ts';

/** `name` is empty if unconfirmed, and `code` if it expired while the mail was queued. */
export const resetCodeMail = mailKind({
  name: 'reset-code',
  title: { en: 'Password reset code', km: 'លេខកូដសម្រាប់ពាក្យសម្ងាត់ថ្មី' },
  necessary: 'It opens the account again.',
  priority: 'code',
  sample: {
    name: 'Sok Dara',
    email: 'dara@example.com',
    token: 'sample',
    code: '123456',
    key: 'sample',
    minutes: 10,
    hours: 24,
  },
  letter: (params, site) => ({
    subject: params.code
      ? {
          en: `${params.code} is your code for a new ${site.name} password`,
          km: `${params.code} ជាលេខកូដសម្រាប់ពាក្យសម្ងាត់ថ្មីនៅ ${site.name}`,
        }
      : { en: `Choose a new ${site.name} password`, km: `កំណត់ពាក្យសម្ងាត់ថ្មីនៅ ${site.name}` },
    text: params.code
      ? [
          {
            en: `Your code is ${params.code}. It works once and expires in ${params.minutes} minutes.`,
            km: `លេខកូដរបស់អ្នកគឺ ${params.code}។ លេខកូដនេះប្រើបានតែម្ដង ក្នុងរយៈពេល ${params.minutes} នាទី។`,
          },
          {
            en: `Enter it on the page where you asked for it. Or use this link, which works for ${params.hours} hours without a code:`,
            km: `សូមបំពេញលេខកូដនេះក្នុងទំព័រដែលអ្នកបានស្នើសុំ ឬបើកតំណខាងក្រោម ដែលប្រើបានក្នុងរយៈពេល ${params.hours} ម៉ោង ដោយមិនត្រូវការលេខកូដ៖`,
          },
        ]
      : {
          en: 'This e-mail is late and the code you asked for has expired. Use this link instead, no code needed:',
          km: 'អ៊ីមែលនេះមកដល់យឺត ហើយលេខកូដរបស់អ្នកបានផុតកំណត់។ សូមបើកតំណខាងក្រោមជំនួសវិញ ដោយមិនត្រូវការលេខកូដ៖',
        },
    action: { en: 'Choose a new password', km: 'កំណត់ពាក្យសម្ងាត់ថ្មី', to: paths.resetPassword(params) },
    footer: {
      en: 'If you didn’t ask for a new password, you can ignore this e-mail. Your password stays the same. Never share the code or the link with anyone.',
      km: 'ប្រសិនបើអ្នកមិនបានស្នើសុំទេ អ្នកមិនចាំបាច់ធ្វើអ្វីឡើយ ពាក្យសម្ងាត់របស់អ្នកនៅដដែល។ សូមកុំចែករំលែកលេខកូដ ឬតំណនេះទៅអ្នកណាឡើយ។',
    },
  }),
});

/** The team of the site sends it to somebody who has asked them for help. */
export const passwordLinkMail = mailKind({
  name: 'password-link',
  title: { en: 'Password link from the team', km: 'តំណប្ដូរពាក្យសម្ងាត់ពីក្រុមការងារ' },
  necessary: 'It opens the account again.',
  priority: 'account',
  sample: { name: 'Sok Dara', email: 'dara@example.com', token: 'sample', key: 'sample', hours: 24 },
  letter: (params, site) => ({
    subject: { en: `Choose a new ${site.name} password`, km: `កំណត់ពាក្យសម្ងាត់ថ្មីនៅ ${site.name}` },
    text: {
      en: `Our team has sent you this link to choose a new password. The link works once, for ${params.hours} hours.`,
      km: `ក្រុមការងាររបស់យើងបានផ្ញើតំណនេះជូន ដើម្បីឱ្យអ្នកកំណត់ពាក្យសម្ងាត់ថ្មី។ តំណនេះប្រើបានតែម្ដង ក្នុងរយៈពេល ${params.hours} ម៉ោង។`,
    },
    action: { en: 'Choose a new password', km: 'កំណត់ពាក្យសម្ងាត់ថ្មី', to: paths.resetPassword(params) },
    footer: {
      en: 'If you didn’t ask us for help, you can ignore this e-mail. Your password stays the same. Never share the link with anyone.',
      km: 'ប្រសិនបើអ្នកមិនបានសុំជំនួយពីយើងទេ អ្នកមិនចាំបាច់ធ្វើអ្វីឡើយ ពាក្យសម្ងាត់របស់អ្នកនៅដដែល។ សូមកុំចែករំលែកតំណនេះទៅអ្នកណាឡើយ។',
    },
  }),
});

interface PasswordChanged {
  name: string;
  /** Time of the change, ISO 8601. */
  at: string;
  /** What still opens the account beside the password, and what no longer does; none in mail of older versions. */
  left?: readonly string[];
  gone?: readonly string[];
}

export const passwordChangedMail = mailKind<PasswordChanged>({
  name: 'password-changed',
  title: { en: 'Password changed', km: 'បានប្ដូរពាក្យសម្ងាត់' },
  necessary: 'Whoever did not do it has to know.',
  priority: 'account',
  sample: {
    name: 'Sok Dara',
    at: '2026-11-20T09:05:00.000Z',
    left: ['Google (dara@example.com)'],
    gone: ['My phone (Passkey)'],
  },
  letter: ({ at, left = [], gone = [] }, site) => ({
    subject: { en: `Your ${site.name} password was changed`, km: `ពាក្យសម្ងាត់ ${site.name} របស់អ្នកត្រូវបានប្ដូរ` },
    text: [
      {
        en: `Your password was changed on ${momentText(at, 'en')} (Phnom Penh time). You’ve been signed out on your other devices.`,
        km: `ពាក្យសម្ងាត់គណនីរបស់អ្នកត្រូវបានប្ដូរនៅ${momentText(at, 'km')} (ម៉ោងនៅភ្នំពេញ)។ អ្នកត្រូវចូលគណនីម្ដងទៀតលើឧបករណ៍ផ្សេងទៀតទាំងអស់។`,
      },
      gone.length > 0 && {
        en: `These were added lately and no longer open your account: ${gone.join(', ')}`,
        km: `វិធីដែលទើបបន្ថែមថ្មីៗ ហើយលែងបើកគណនីរបស់អ្នក៖ ${gone.join(', ')}`,
      },
      left.length > 0 && {
        en: `These still open your account without the password: ${left.join(', ')}`,
        km: `វិធីដែលនៅតែបើកគណនីរបស់អ្នកដោយមិនត្រូវការពាក្យសម្ងាត់៖ ${left.join(', ')}`,
      },
      {
        en: 'If this wasn’t you, reset your password now: select “Forget Password?” in the sign-in window.',
        km: 'ប្រសិនបើមិនមែនជាអ្នកទេ សូមស្នើសុំពាក្យសម្ងាត់ថ្មីភ្លាមៗ ដោយចុច «ភ្លេចពាក្យសម្ងាត់មែនទេ?» នៅពេលចូលគណនី។',
      },
    ],
    action: { en: 'Sign in', km: 'ចូលគណនី', to: paths.login() },
    footer: footers.security,
  }),
});
