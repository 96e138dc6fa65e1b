import { paths } from '@acheep/contract/paths';
import type { MailKind } from '../../messaging/mail/mail-kind.ts';

interface Ended {
  name: string;
  /** Title of the job. */
  title: string;
  jobId: string;
  /** Applications of the job per status. */
  received: number;
  shortlisted: number;
  rejected: number;
}

/** Sent to the user who requested the screening: the operator has ended it. */
export const screeningEndedMail: MailKind<Ended> = {
  name: 'screening-ended',
  title: { en: 'Screening ended', km: 'បញ្ចប់ការសម្រាំងបេក្ខជន' },
  category: 'service-done',
  priority: 'news',
  isFree: true,
  sample: {
    name: 'Sok Dara',
    title: 'Accountant',
    jobId: '01900000-0000-7000-8000-000000000000',
    received: 2,
    shortlisted: 6,
    rejected: 31,
  },
  en: ({ name, title, jobId, received, shortlisted, rejected }, site) => ({
    subject: `Screening ended: ${title}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `We’ve ended the screening of applications for your job “${title}”, and can no longer see them.`,
      `Short-listed: ${shortlisted}. Rejected: ${rejected}. Undecided: ${received}.`,
    ],
    action: { label: 'View applications', url: site.url(paths.manageApplied({ jobId })) },
    footer: 'You’re receiving this e-mail because you requested this service for your company.',
  }),
  km: ({ name, title, jobId, received, shortlisted, rejected }, site) => ({
    subject: `បានបញ្ចប់ការសម្រាំងបេក្ខជន៖ ${title}`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `យើងបានបញ្ចប់ការសម្រាំងបេក្ខជនសម្រាប់ការងារ «${title}» របស់អ្នក ហើយលែងអាចមើលពាក្យសុំទាំងនោះបានទៀត។`,
      `ស្ថានភាពពេលនេះ៖ ជាប់សម្រាំង ${shortlisted} នាក់ មិនជ្រើសរើស ${rejected} នាក់ មិនទាន់សម្រេច ${received} នាក់។`,
    ],
    action: { label: 'មើលពាក្យសុំ', url: site.url(paths.manageApplied({ jobId })) },
    footer: 'អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកបានស្នើសុំសេវាកម្មនេះជូនក្រុមហ៊ុនរបស់អ្នក។',
  }),
};
