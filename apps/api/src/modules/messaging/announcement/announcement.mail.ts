import { mailKind } from '../mail/mail-kind.ts';

/** An announcement of the operator, whose words stand in for these. */
export const announcementMail = mailKind({
  name: 'announcement',
  title: { en: 'Announcement', km: 'សេចក្ដីជូនដំណឹង' },
  category: 'announcement',
  isFree: true,
  sample: { name: 'Sok Dara' },
  letter: (_params, site) => ({
    subject: { en: `News from ${site.name}`, km: `ដំណឹងពី ${site.name}` },
    text: { en: 'Write your announcement here.', km: 'សូមសរសេរសេចក្ដីជូនដំណឹងរបស់អ្នកនៅទីនេះ។' },
    footer: {
      en: `You’re receiving this e-mail because you have an account at ${site.name}.`,
      km: `អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកមានគណនីនៅ ${site.name}។`,
    },
  }),
});
