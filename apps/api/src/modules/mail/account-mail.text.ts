import { timeZone } from '@acheep/contract/calendar';
import type { Locale } from '@acheep/contract/locale';
import type { MailParams, MailText, Site } from './mail.template.ts';

type AccountMail =
  | 'activation'
  | 'already-registered'
  | 'reset-code'
  | 'password-changed'
  | 'account-disabled'
  | 'account-deleted';
type Templates = { [T in AccountMail]: (params: MailParams[T], site: Site) => MailText };

const activationPath = (token: string) => `/verify?token=${encodeURIComponent(token)}`;
const resetPath = ({ token, email, key }: MailParams['reset-code']) =>
  `/reset-password?token=${encodeURIComponent(token)}&email=${encodeURIComponent(email)}&key=${encodeURIComponent(key)}`;

const hello = (name: string) => (name ? `Hello ${name},` : 'Hello,');
const suosdei = (name: string) => (name ? `សួស្ដី ${name}` : 'សួស្ដី');

const moment = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
const momentOf = (at: string) => moment.format(new Date(at)).replace(' ', ' | ');

const en: Templates = {
  activation: ({ token, hours, days }, site) => ({
    subject: `Activate your ${site.name} account`,
    greeting: hello(''),
    paragraphs: [
      `Thank you for signing up at ${site.name}. Confirm that this e-mail address is yours, and your account is ready.`,
      `The link works for ${hours} hours. An account that is not activated is deleted after ${days} days.`,
    ],
    action: { label: 'Activate my account', url: site.url(activationPath(token), 'en') },
    footer: 'If you did not sign up, you can ignore this e-mail.',
  }),
  'already-registered': (_params, site) => ({
    subject: `You already have an account at ${site.name}`,
    greeting: hello(''),
    paragraphs: [
      `Somebody, perhaps you, tried to sign up at ${site.name} with this e-mail address. It already has an account, so nothing was changed.`,
    ],
    action: { label: 'Sign in', url: site.url('/login', 'en') },
    footer: 'If this was not you, you can ignore this e-mail.',
  }),
  'reset-code': (params, site) => ({
    subject: `${params.code} is your code for a new ${site.name} password`,
    greeting: hello(params.name),
    paragraphs: [
      `Your code is ${params.code}. It works once, for ${params.minutes} minutes.`,
      `Type it on the page that asked for it. Or open this link, which needs no code and works for ${params.hours} hours:`,
    ],
    action: { label: 'Choose a new password', url: site.url(resetPath(params), 'en') },
    footer:
      'If you did not ask for a new password, you can ignore this e-mail: your password stays as it is. Never give the code or the link to anybody.',
  }),
  'password-changed': ({ name, at }, site) => ({
    subject: `Your ${site.name} password was changed`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `The password of your account was changed on ${momentOf(at)} (Phnom Penh time). Wherever else you were signed in, you are signed out.`,
      'If this was not you, ask for a new password at once: "Forget Password?" is in the sign-in window.',
    ],
    action: { label: 'Sign in', url: site.url('/login', 'en') },
    footer: `You receive this e-mail because it concerns the safety of your account at ${site.name}.`,
  }),
  'account-disabled': ({ name, reason }, site) => ({
    subject: `Your ${site.name} account has been disabled`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `Your account at ${site.name} has been disabled. You are signed out everywhere, and what you posted is not shown any more.`,
      `The reason: ${reason}`,
    ],
    footer: 'If you think this is a mistake, answer to the support of the site.',
  }),
  'account-deleted': ({ name }, site) => ({
    subject: `Your ${site.name} account has been deleted`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `Your account at ${site.name} has been deleted, as you asked: your profile, your files, your applications and all that you posted.`,
      'Copies in backups are gone within 30 days. This is the last e-mail that you get from us.',
    ],
    footer: 'If this was not you, answer to the support of the site.',
  }),
};

const km: Templates = {
  activation: ({ token, hours, days }, site) => ({
    subject: `បើកដំណើរការគណនី ${site.name} របស់អ្នក`,
    greeting: suosdei(''),
    paragraphs: [
      `អរគុណដែលបានចុះឈ្មោះនៅ ${site.name}។ សូមបញ្ជាក់ថាអ៊ីមែលនេះជារបស់អ្នក ដើម្បីចាប់ផ្ដើមប្រើគណនី។`,
      `តំណនេះប្រើបានក្នុងរយៈពេល ${hours} ម៉ោង។ គណនីដែលមិនបានបើកដំណើរការ នឹងត្រូវលុបក្រោយ ${days} ថ្ងៃ។`,
    ],
    action: { label: 'បើកដំណើរការគណនី', url: site.url(activationPath(token), 'km') },
    footer: 'ប្រសិនបើអ្នកមិនបានចុះឈ្មោះទេ អ្នកមិនចាំបាច់ធ្វើអ្វីឡើយ។',
  }),
  'already-registered': (_params, site) => ({
    subject: `អ្នកមានគណនី ${site.name} រួចហើយ`,
    greeting: suosdei(''),
    paragraphs: [
      `មានអ្នកណាម្នាក់ ប្រហែលជាអ្នក បានព្យាយាមចុះឈ្មោះនៅ ${site.name} ដោយប្រើអ៊ីមែលនេះ។ អ៊ីមែលនេះមានគណនីរួចហើយ ដូច្នេះគ្មានអ្វីផ្លាស់ប្ដូរទេ។`,
    ],
    action: { label: 'ចូលគណនី', url: site.url('/login', 'km') },
    footer: 'ប្រសិនបើមិនមែនជាអ្នកទេ អ្នកមិនចាំបាច់ធ្វើអ្វីឡើយ។',
  }),
  'reset-code': (params, site) => ({
    subject: `${params.code} ជាលេខកូដសម្រាប់ពាក្យសម្ងាត់ថ្មីនៅ ${site.name}`,
    greeting: suosdei(params.name),
    paragraphs: [
      `លេខកូដរបស់អ្នកគឺ ${params.code}។ វាប្រើបានតែម្ដង ក្នុងរយៈពេល ${params.minutes} នាទី។`,
      `សូមវាយលេខកូដនេះក្នុងទំព័រដែលអ្នកបានស្នើសុំ។ ឬបើកតំណនេះ ដែលមិនត្រូវការលេខកូដ ហើយប្រើបានក្នុងរយៈពេល ${params.hours} ម៉ោង៖`,
    ],
    action: { label: 'កំណត់ពាក្យសម្ងាត់ថ្មី', url: site.url(resetPath(params), 'km') },
    footer: 'ប្រសិនបើអ្នកមិនបានស្នើសុំទេ អ្នកមិនចាំបាច់ធ្វើអ្វីឡើយ ពាក្យសម្ងាត់របស់អ្នកនៅដដែល។ កុំឱ្យលេខកូដ ឬតំណនេះទៅអ្នកណាឱ្យសោះ។',
  }),
  'password-changed': ({ name, at }, site) => ({
    subject: `ពាក្យសម្ងាត់ ${site.name} របស់អ្នកត្រូវបានប្ដូរ`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `ពាក្យសម្ងាត់គណនីរបស់អ្នកត្រូវបានប្ដូរនៅថ្ងៃ ${momentOf(at)} (ម៉ោងនៅភ្នំពេញ)។ ឧបករណ៍ផ្សេងទៀតដែលអ្នកបានចូលគណនី ត្រូវបានចាកចេញទាំងអស់។`,
      'ប្រសិនបើមិនមែនជាអ្នកទេ សូមស្នើសុំពាក្យសម្ងាត់ថ្មីភ្លាមៗ ដោយចុច «ភ្លេចពាក្យសម្ងាត់?» នៅពេលចូលគណនី។',
    ],
    action: { label: 'ចូលគណនី', url: site.url('/login', 'km') },
    footer: `អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះវាទាក់ទងនឹងសុវត្ថិភាពគណនីរបស់អ្នកនៅ ${site.name}។`,
  }),
  'account-disabled': ({ name, reason }, site) => ({
    subject: `គណនី ${site.name} របស់អ្នកត្រូវបានបិទ`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `គណនីរបស់អ្នកនៅ ${site.name} ត្រូវបានបិទមិនឱ្យប្រើ។ អ្នកត្រូវបានចេញពីគណនីគ្រប់ឧបករណ៍ ហើយអ្វីដែលអ្នកបានផ្សាយលែងបង្ហាញទៀតហើយ។`,
      `មូលហេតុ៖ ${reason}`,
    ],
    footer: 'ប្រសិនបើអ្នកគិតថានេះជាការភាន់ច្រឡំ សូមទាក់ទងផ្នែកជំនួយរបស់គេហទំព័រ។',
  }),
  'account-deleted': ({ name }, site) => ({
    subject: `គណនី ${site.name} របស់អ្នកត្រូវបានលុប`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `គណនីរបស់អ្នកនៅ ${site.name} ត្រូវបានលុបតាមសំណើរបស់អ្នក រួមទាំងប្រវត្តិរូប ឯកសារ ពាក្យសុំការងារ និងអ្វីៗដែលអ្នកបានផ្សាយ។`,
      'ច្បាប់ចម្លងបម្រុងទុកនឹងត្រូវលុបក្នុងរយៈពេល 30 ថ្ងៃ។ នេះជាអ៊ីមែលចុងក្រោយពីយើង។',
    ],
    footer: 'ប្រសិនបើមិនមែនជាអ្នកទេ សូមទាក់ទងផ្នែកជំនួយរបស់គេហទំព័រ។',
  }),
};

/** The mails about an account itself. */
export const accountTemplates: Record<Locale, Templates> = { en, km };
