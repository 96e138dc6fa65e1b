import { paths } from '@acheep/contract/paths';
import { footers } from '../../messaging/mail/mail-footer.ts';
import { mailKind } from '../../messaging/mail/mail-kind.ts';

/** Sent to the user who requested the screening: the operator has ended it. */
export const screeningEndedMail = mailKind({
  name: 'screening-ended',
  title: { en: 'Screening ended', km: 'បញ្ចប់ការសម្រាំងបេក្ខជន' },
  category: 'service-done',
  isFree: true,
  sample: {
    name: 'Sok Dara',
    title: 'Accountant',
    jobId: '01900000-0000-7000-8000-000000000000',
    // Applications of the job per status.
    received: 2,
    shortlisted: 6,
    rejected: 31,
  },
  letter: ({ title, jobId, received, shortlisted, rejected }) => ({
    subject: { en: `Screening ended: ${title}`, km: `បានបញ្ចប់ការសម្រាំងបេក្ខជន៖ ${title}` },
    text: [
      {
        en: `We’ve ended the screening of applications for your job “${title}”, and can no longer see them.`,
        km: `យើងបានបញ្ចប់ការសម្រាំងបេក្ខជនសម្រាប់ការងារ «${title}» របស់អ្នក ហើយលែងអាចមើលពាក្យសុំទាំងនោះបានទៀត។`,
      },
      {
        en: `Short-listed: ${shortlisted}. Rejected: ${rejected}. Undecided: ${received}.`,
        km: `ស្ថានភាពពេលនេះ៖ ជាប់សម្រាំង ${shortlisted} នាក់ មិនជ្រើសរើស ${rejected} នាក់ មិនទាន់សម្រេច ${received} នាក់។`,
      },
    ],
    action: { en: 'View applications', km: 'មើលពាក្យសុំ', to: paths.manageApplied({ jobId }) },
    footer: footers.requestedService,
  }),
});
