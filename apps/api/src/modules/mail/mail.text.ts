import type { Locale } from '@acheep/contract/locale';
import type { MailParams, MailText, Site } from './mail.template.ts';

type Templates = { [T in keyof MailParams]: (params: MailParams[T], site: Site) => MailText };

const activationPath = (token: string) => `/verify?token=${encodeURIComponent(token)}`;

const en: Templates = {
  activation: ({ name, token, hours }, site) => ({
    subject: `Activate your ${site.name} account`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `Thank you for signing up at ${site.name}. Confirm that this e-mail address is yours, and your account is ready.`,
      `The link works for ${hours} hours.`,
    ],
    action: { label: 'Activate my account', url: site.url(activationPath(token), 'en') },
    footer: 'If you did not sign up, you can ignore this e-mail.',
  }),
  'already-registered': ({ name }, site) => ({
    subject: `You already have an account at ${site.name}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `Somebody, perhaps you, tried to sign up at ${site.name} with this e-mail address. It already has an account, so nothing was changed.`,
    ],
    action: { label: 'Sign in', url: site.url('/login', 'en') },
    footer: 'If this was not you, you can ignore this e-mail.',
  }),
};

const km: Templates = {
  activation: ({ name, token, hours }, site) => ({
    subject: `បើកដំណើរការគណនី ${site.name} របស់អ្នក`,
    greeting: `សួស្តី ${name}`,
    paragraphs: [
      `អរគុណដែលបានចុះឈ្មោះនៅ ${site.name}។ សូមបញ្ជាក់ថាអ៊ីមែលនេះជារបស់អ្នក ដើម្បីចាប់ផ្តើមប្រើគណនី។`,
      `តំណនេះប្រើបានក្នុងរយៈពេល ${hours} ម៉ោង។`,
    ],
    action: { label: 'បើកដំណើរការគណនី', url: site.url(activationPath(token), 'km') },
    footer: 'ប្រសិនបើអ្នកមិនបានចុះឈ្មោះទេ អ្នកមិនចាំបាច់ធ្វើអ្វីឡើយ។',
  }),
  'already-registered': ({ name }, site) => ({
    subject: `អ្នកមានគណនី ${site.name} រួចហើយ`,
    greeting: `សួស្តី ${name}`,
    paragraphs: [
      `មានអ្នកណាម្នាក់ ប្រហែលជាអ្នក បានព្យាយាមចុះឈ្មោះនៅ ${site.name} ដោយប្រើអ៊ីមែលនេះ។ អ៊ីមែលនេះមានគណនីរួចហើយ ដូច្នេះគ្មានអ្វីផ្លាស់ប្តូរទេ។`,
    ],
    action: { label: 'ចូលគណនី', url: site.url('/login', 'km') },
    footer: 'ប្រសិនបើមិនមែនជាអ្នកទេ អ្នកមិនចាំបាច់ធ្វើអ្វីឡើយ។',
  }),
};

export const templates: Record<Locale, Templates> = { en, km };
