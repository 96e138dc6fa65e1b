import { momentText } from '@acheep/contract/kernel/moment-text';
import { mailKind } from '../../messaging/mail/mail-kind.ts';

export const impersonatedMail = mailKind({
  name: 'account-looked-at',
  title: { en: 'Support viewed the account', km: 'ផ្នែកជំនួយមើលគណនី' },
  necessary: 'Nobody looks at an account without its owner knowing.',
  priority: 'account',
  sample: {
    name: 'Sok Dara',
    operator: 'Chan Sophea',
    reason: 'You wrote to us that your CV isn’t shown.',
    at: '2026-11-23T02:30:00.000Z',
  },
  letter: ({ operator, reason, at }, site) => ({
    subject: {
      en: `Our support team viewed your ${site.name} account`,
      km: `ផ្នែកជំនួយបានមើលគណនី ${site.name} របស់អ្នក`,
    },
    text: [
      {
        en: `${operator} from ${site.name} opened your account, as you see it, on ${momentText(at, 'en')}, for up to half an hour. They can’t change anything or open your private files.`,
        km: `${operator} ពី ${site.name} បានបើកមើលគណនីរបស់អ្នក ដូចដែលអ្នកមើលឃើញ នៅ${momentText(at, 'km')} ក្នុងរយៈពេលយ៉ាងយូរកន្លះម៉ោង។ បុគ្គលិករូបនេះអាចត្រឹមតែមើលប៉ុណ្ណោះ មិនអាចកែប្រែអ្វី ឬបើកឯកសារឯកជនរបស់អ្នកបានទេ។`,
      },
      { en: `Reason: ${reason}`, km: `មូលហេតុ៖ ${reason}` },
    ],
    footer: {
      en: 'If you don’t know why, contact our support team.',
      km: 'ប្រសិនបើអ្នកមិនដឹងមូលហេតុ សូមទាក់ទងផ្នែកជំនួយរបស់គេហទំព័រ។',
    },
  }),
});
