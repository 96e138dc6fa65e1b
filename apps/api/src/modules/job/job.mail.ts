import { paths } from '@acheep/contract/paths';
import type { MailKind } from '../mail/mail-kind.ts';

export const jobClosedMail: MailKind<{ name: string; jobId: string; jobTitle: string }> = {
  name: 'job-closed',
  priority: 'news',
  sample: {
    name: 'Sok Dara',
    jobId: '01900000-0000-7000-8000-000000000000',
    jobTitle: 'Accountant · គណនេយ្យករ',
  },
  en: ({ name, jobId, jobTitle }, site) => ({
    subject: `Closed: ${jobTitle}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `Your job “${jobTitle}” has passed its closing date and takes no more applications.`,
      'If you are still looking, give it a new closing date and post it again.',
    ],
    action: { label: 'Open the job', url: site.url(paths.manageJobEdit(jobId)) },
    footer: 'You receive this e-mail because you posted this job.',
  }),
  km: ({ name, jobId, jobTitle }, site) => ({
    subject: `បានបិទ៖ ${jobTitle}`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `ការងារ «${jobTitle}» របស់អ្នកបានផុតកំណត់ ហើយមិនទទួលពាក្យទៀតទេ។`,
      'ប្រសិនបើអ្នកនៅតែស្វែងរកបេក្ខជន សូមកំណត់ថ្ងៃផុតកំណត់ថ្មី រួចផ្សាយម្ដងទៀត។',
    ],
    action: { label: 'បើកការងារ', url: site.url(paths.manageJobEdit(jobId)) },
    footer: 'អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកបានផ្សាយការងារនេះ។',
  }),
};
