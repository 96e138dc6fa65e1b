import { momentText } from '@acheep/contract/kernel/moment-text';
import type { MailKind } from '../../messaging/mail/mail-kind.ts';

interface Params {
  name: string;
  operator: string;
  reason: string;
  at: string;
}

export const impersonatedMail: MailKind<Params> = {
  name: 'account-looked-at',
  necessary: 'Nobody looks at an account without its owner knowing.',
  priority: 'account',
  sample: {
    name: 'Sok Dara',
    operator: 'Chan Sophea',
    reason: 'You wrote to us that your CV is not shown.',
    at: '2026-11-23T02:30:00.000Z',
  },
  en: ({ name, operator, reason, at }, site) => ({
    subject: `Our support is looking at your ${site.name} account`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `${operator} of ${site.name} has opened your account as you see it, at ${momentText(at, 'en')}, for half an hour at most. They can read, and change nothing. Your private files stay closed to them.`,
      `The reason: ${reason}`,
    ],
    footer: 'If you do not know why, write to the support of the site.',
  }),
  km: ({ name, operator, reason, at }, site) => ({
    subject: `ផ្នែកជំនួយកំពុងមើលគណនី ${site.name} របស់អ្នក`,
    greeting: `សួស្ដី ${name},`,
    paragraphs: [
      `${operator} ពី ${site.name} បានបើកមើលគណនីរបស់អ្នក ដូចដែលអ្នកមើលឃើញ នៅ${momentText(at, 'km')} ក្នុងរយៈពេលយ៉ាងយូរកន្លះម៉ោង។ គាត់អាចមើលបានតែប៉ុណ្ណោះ មិនអាចកែប្រែអ្វីឡើយ ហើយមិនអាចបើកឯកសារឯកជនរបស់អ្នកបានទេ។`,
      `មូលហេតុ៖ ${reason}`,
    ],
    footer: 'ប្រសិនបើអ្នកមិនដឹងមូលហេតុ សូមទាក់ទងផ្នែកជំនួយរបស់គេហទំព័រ។',
  }),
};
