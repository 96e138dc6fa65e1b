import { momentText } from '@acheep/contract/kernel/moment-text';
import { paths } from '@acheep/contract/kernel/paths';
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
          `Your code is ${params.code}. It works once, for ${params.minutes} minutes.`,
          `Type it on the page that asked for it. Or open this link, which needs no code and works for ${params.hours} hours:`,
        ]
      : [
          'This e-mail reaches you late: the code that you asked for no longer works. Open this link instead, which needs no code:',
        ],
    action: { label: 'Choose a new password', url: site.url(paths.resetPassword(params)) },
    footer:
      'If you did not ask for a new password, you can ignore this e-mail: your password stays as it is. Never give the code or the link to anybody.',
  }),
  km: (params, site) => ({
    subject: params.code
      ? `${params.code} ជាលេខកូដសម្រាប់ពាក្យសម្ងាត់ថ្មីនៅ ${site.name}`
      : `កំណត់ពាក្យសម្ងាត់ថ្មីនៅ ${site.name}`,
    greeting: suosdei(params.name),
    paragraphs: params.code
      ? [
          `លេខកូដរបស់អ្នកគឺ ${params.code}។ វាប្រើបានតែម្ដង ក្នុងរយៈពេល ${params.minutes} នាទី។`,
          `សូមវាយលេខកូដនេះក្នុងទំព័រដែលអ្នកបានស្នើសុំ។ ឬបើកតំណនេះ ដែលមិនត្រូវការលេខកូដ ហើយប្រើបានក្នុងរយៈពេល ${params.hours} ម៉ោង៖`,
        ]
      : ['អ៊ីមែលនេះមកដល់យឺត ហើយលេខកូដដែលអ្នកបានស្នើសុំផុតកំណត់ហើយ។ សូមបើកតំណនេះជំនួសវិញ ដោយមិនត្រូវការលេខកូដទេ៖'],
    action: { label: 'កំណត់ពាក្យសម្ងាត់ថ្មី', url: site.url(paths.resetPassword(params)) },
    footer: 'ប្រសិនបើអ្នកមិនបានស្នើសុំទេ អ្នកមិនចាំបាច់ធ្វើអ្វីឡើយ ពាក្យសម្ងាត់របស់អ្នកនៅដដែល។ កុំឱ្យលេខកូដ ឬតំណនេះទៅអ្នកណាឱ្យសោះ។',
  }),
};

/** `at`: time of the change, ISO 8601. */
export const passwordChangedMail: MailKind<{ name: string; at: string }> = {
  name: 'password-changed',
  necessary: 'Whoever did not do it has to know.',
  priority: 'account',
  sample: { name: 'Sok Dara', at: '2026-11-20T09:05:00.000Z' },
  en: ({ name, at }, site) => ({
    subject: `Your ${site.name} password was changed`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `The password of your account was changed on ${momentText(at, 'en')} (Phnom Penh time). Wherever else you were signed in, you are signed out.`,
      'If this was not you, ask for a new password at once: “Forget Password?” is in the sign-in window.',
    ],
    action: { label: 'Sign in', url: site.url(paths.login()) },
    footer: `You receive this e-mail because it concerns the safety of your account at ${site.name}.`,
  }),
  km: ({ name, at }, site) => ({
    subject: `ពាក្យសម្ងាត់ ${site.name} របស់អ្នកត្រូវបានប្ដូរ`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `ពាក្យសម្ងាត់គណនីរបស់អ្នកត្រូវបានប្ដូរនៅ${momentText(at, 'km')} (ម៉ោងនៅភ្នំពេញ)។ គណនីបានចេញពីឧបករណ៍ផ្សេងទៀតទាំងអស់ដែលអ្នកបានចូល។`,
      'ប្រសិនបើមិនមែនជាអ្នកទេ សូមស្នើសុំពាក្យសម្ងាត់ថ្មីភ្លាមៗ ដោយចុច «ភ្លេចពាក្យសម្ងាត់មែនទេ?» នៅពេលចូលគណនី។',
    ],
    action: { label: 'ចូលគណនី', url: site.url(paths.login()) },
    footer: `អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះវាទាក់ទងនឹងសុវត្ថិភាពគណនីរបស់អ្នកនៅ ${site.name}។`,
  }),
};
