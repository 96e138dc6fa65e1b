import { momentText } from '@acheep/contract/kernel/moment-text';
import { paths } from '@acheep/contract/paths';
import type { MailKind } from '../../messaging/mail/mail-kind.ts';

const hello = (name: string) => (name ? `Hello ${name},` : 'Hello,');
const suosdei = (name: string) => (name ? `សួស្ដី ${name}` : 'សួស្ដី');

/** `name` is empty if unconfirmed, and `code` if it expired while the mail was queued. */
interface ResetCode {
  name: string;
  email: string;
  token: string;
  code: string;
  key: string;
  minutes: number;
  hours: number;
}

export const resetCodeMail: MailKind<ResetCode> = {
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
  en: (params, site) => ({
    subject: params.code
      ? `${params.code} is your code for a new ${site.name} password`
      : `Choose a new ${site.name} password`,
    greeting: hello(params.name),
    paragraphs: params.code
      ? [
          `Your code is ${params.code}. It works once and expires in ${params.minutes} minutes.`,
          `Enter it on the page where you asked for it. Or use this link, which works for ${params.hours} hours without a code:`,
        ]
      : [
          'This e-mail is late and the code you asked for has expired. Use this link instead, no code needed:',
        ],
    action: { label: 'Choose a new password', url: site.url(paths.resetPassword(params)) },
    footer:
      'If you didn’t ask for a new password, you can ignore this e-mail. Your password stays the same. Never share the code or the link with anyone.',
  }),
  km: (params, site) => ({
    subject: params.code
      ? `${params.code} ជាលេខកូដសម្រាប់ពាក្យសម្ងាត់ថ្មីនៅ ${site.name}`
      : `កំណត់ពាក្យសម្ងាត់ថ្មីនៅ ${site.name}`,
    greeting: suosdei(params.name),
    paragraphs: params.code
      ? [
          `លេខកូដរបស់អ្នកគឺ ${params.code}។ លេខកូដនេះប្រើបានតែម្ដង ក្នុងរយៈពេល ${params.minutes} នាទី។`,
          `សូមបំពេញលេខកូដនេះក្នុងទំព័រដែលអ្នកបានស្នើសុំ ឬបើកតំណខាងក្រោម ដែលប្រើបានក្នុងរយៈពេល ${params.hours} ម៉ោង ដោយមិនត្រូវការលេខកូដ៖`,
        ]
      : ['អ៊ីមែលនេះមកដល់យឺត ហើយលេខកូដរបស់អ្នកបានផុតកំណត់។ សូមបើកតំណខាងក្រោមជំនួសវិញ ដោយមិនត្រូវការលេខកូដ៖'],
    action: { label: 'កំណត់ពាក្យសម្ងាត់ថ្មី', url: site.url(paths.resetPassword(params)) },
    footer:
      'ប្រសិនបើអ្នកមិនបានស្នើសុំទេ អ្នកមិនចាំបាច់ធ្វើអ្វីឡើយ ពាក្យសម្ងាត់របស់អ្នកនៅដដែល។ សូមកុំចែករំលែកលេខកូដ ឬតំណនេះទៅអ្នកណាឡើយ។',
  }),
};

interface PasswordChanged {
  name: string;
  /** Time of the change, ISO 8601. */
  at: string;
  /** What still opens the account beside the password, and what no longer does; none in mail of older versions. */
  left?: readonly string[];
  gone?: readonly string[];
}

const list = (words: string, ways: readonly string[] = []) =>
  ways.length > 0 ? [`${words} ${ways.join(', ')}`] : [];

export const passwordChangedMail: MailKind<PasswordChanged> = {
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
  en: ({ name, at, left, gone }, site) => ({
    subject: `Your ${site.name} password was changed`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `Your password was changed on ${momentText(at, 'en')} (Phnom Penh time). You’ve been signed out on your other devices.`,
      ...list('These were added lately and no longer open your account:', gone),
      ...list('These still open your account without the password:', left),
      'If this wasn’t you, reset your password now: select “Forget Password?” in the sign-in window.',
    ],
    action: { label: 'Sign in', url: site.url(paths.login()) },
    footer: `You’re receiving this e-mail because it’s about the security of your account at ${site.name}.`,
  }),
  km: ({ name, at, left, gone }, site) => ({
    subject: `ពាក្យសម្ងាត់ ${site.name} របស់អ្នកត្រូវបានប្ដូរ`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `ពាក្យសម្ងាត់គណនីរបស់អ្នកត្រូវបានប្ដូរនៅ${momentText(at, 'km')} (ម៉ោងនៅភ្នំពេញ)។ អ្នកត្រូវចូលគណនីម្ដងទៀតលើឧបករណ៍ផ្សេងទៀតទាំងអស់។`,
      ...list('វិធីដែលទើបបន្ថែមថ្មីៗ ហើយលែងបើកគណនីរបស់អ្នក៖', gone),
      ...list('វិធីដែលនៅតែបើកគណនីរបស់អ្នកដោយមិនត្រូវការពាក្យសម្ងាត់៖', left),
      'ប្រសិនបើមិនមែនជាអ្នកទេ សូមស្នើសុំពាក្យសម្ងាត់ថ្មីភ្លាមៗ ដោយចុច «ភ្លេចពាក្យសម្ងាត់មែនទេ?» នៅពេលចូលគណនី។',
    ],
    action: { label: 'ចូលគណនី', url: site.url(paths.login()) },
    footer: `អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះមានរឿងទាក់ទងនឹងសុវត្ថិភាពគណនីរបស់អ្នកនៅ ${site.name}។`,
  }),
};
