import type { MailKind } from '../mail/mail-kind.ts';

/** An announcement of the operator, whose words stand in for these. */
export const announcementMail: MailKind<{ name: string }> = {
  name: 'announcement',
  title: { en: 'Announcement', km: 'សេចក្ដីជូនដំណឹង' },
  category: 'announcement',
  priority: 'news',
  isFree: true,
  sample: { name: 'Sok Dara' },
  en: ({ name }, site) => ({
    subject: `News from ${site.name}`,
    greeting: `Hello ${name},`,
    paragraphs: ['Write your announcement here.'],
    footer: `You’re receiving this e-mail because you have an account at ${site.name}.`,
  }),
  km: ({ name }, site) => ({
    subject: `ដំណឹងពី ${site.name}`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: ['សូមសរសេរសេចក្ដីជូនដំណឹងរបស់អ្នកនៅទីនេះ។'],
    footer: `អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកមានគណនីនៅ ${site.name}។`,
  }),
};
