import { paths } from '@acheep/contract/paths';
import { mailKind } from '../../messaging/mail/mail-kind.ts';

export const testMail = mailKind({
  name: 'test',
  title: { en: 'Test e-mail', km: 'អ៊ីមែលសាកល្បង' },
  necessary: 'Its reader has just asked for it.',
  priority: 'account',
  isFree: true,
  sample: { name: 'Sok Dara' },
  letter: (_params, site) => ({
    subject: { en: `Test e-mail from ${site.name}`, km: `អ៊ីមែលសាកល្បងរបស់ ${site.name}` },
    text: {
      en: `This test e-mail from ${site.name} has reached you. If you found it in your spam folder, your domain lacks SPF, DKIM or DMARC. “System status” shows which.`,
      km: `អ៊ីមែលសាកល្បងពី ${site.name} បានមកដល់អ្នកហើយ។ បើអ៊ីមែលនេះស្ថិតក្នុងថតសារឥតបានការ (Spam) មានន័យថា domain របស់អ្នកខ្វះ SPF, DKIM ឬ DMARC។ សូមមើល «ស្ថានភាពប្រព័ន្ធ» ដើម្បីដឹងថាខ្វះមួយណា។`,
    },
    action: {
      en: 'Confirm that it arrived',
      km: 'បញ្ជាក់ថាអ៊ីមែលមកដល់',
      to: paths.dashboard({ mail: 'arrived' }),
    },
    footer: {
      en: 'You’re receiving this e-mail because you asked for it on the dashboard.',
      km: 'អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកបានស្នើសុំនៅផ្ទាំងគ្រប់គ្រង។',
    },
  }),
});
