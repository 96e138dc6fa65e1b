import { paths } from '@acheep/contract/kernel/paths';
import type { MailKind } from '../../messaging/mail/mail-kind.ts';

export const testMail: MailKind<{ name: string }> = {
  name: 'test',
  necessary: 'Its reader has just asked for it.',
  priority: 'account',
  isFree: true,
  sample: { name: 'Sok Dara' },
  en: ({ name }, site) => ({
    subject: `Test mail of ${site.name}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `This e-mail has come all the way from ${site.name} to you. If it was in the spam folder, the domain lacks SPF, DKIM or DMARC: “Health of the site” says which.`,
    ],
    action: { label: 'It has arrived', url: site.url(paths.dashboard({ mail: 'arrived' })) },
    footer: 'You receive this e-mail because you have asked for it on the dashboard.',
  }),
  km: ({ name }, site) => ({
    subject: `អ៊ីមែលសាកល្បងរបស់ ${site.name}`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `អ៊ីមែលនេះបានមកពី ${site.name} ដល់អ្នកហើយ។ បើវាធ្លាក់ក្នុងថតសារឥតបានការ domain ខ្វះ SPF, DKIM ឬ DMARC៖ «សុខភាពគេហទំព័រ» ប្រាប់ថាខ្វះមួយណា។`,
    ],
    action: { label: 'អ៊ីមែលមកដល់ហើយ', url: site.url(paths.dashboard({ mail: 'arrived' })) },
    footer: 'អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកបានស្នើវានៅផ្ទាំងគ្រប់គ្រង។',
  }),
};
