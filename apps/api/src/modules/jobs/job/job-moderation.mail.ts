import { allStopReasons, type StopReason } from '@acheep/contract/jobs/job-moderation-option';
import { paths } from '@acheep/contract/paths';
import { footers } from '../../messaging/mail/mail-footer.ts';
import { mailKind } from '../../messaging/mail/mail-kind.ts';
import { jobClosedMail } from './job.mail.ts';

const { sample } = jobClosedMail;

/** A job published by schedule or with an order waits for the operator's approval. */
export const jobWaitsMail = mailKind({
  name: 'job-waits',
  title: { en: 'Job waiting for approval', km: 'ការងាររង់ចាំការអនុម័ត' },
  necessary: 'Something that was set or ordered has not happened yet.',
  priority: 'account',
  isFree: true,
  sample,
  letter: ({ jobId, jobTitle }) => ({
    subject: { en: `Waiting for approval: ${jobTitle}`, km: `រង់ចាំការអនុម័ត៖ ${jobTitle}` },
    text: [
      {
        en: `Your job “${jobTitle}” is waiting for approval. We’ll review it, publish it once it’s approved and e-mail you.`,
        km: `ការងារ «${jobTitle}» របស់អ្នកដល់ពេលផ្សាយហើយ ប៉ុន្តែយើងត្រូវពិនិត្យជាមុនសិន។ ពេលអនុម័តរួច ការងារនេះនឹងបង្ហាញលើគេហទំព័រភ្លាម ហើយយើងនឹងផ្ញើអ៊ីមែលប្រាប់អ្នក។`,
      },
      { en: 'You don’t need to do anything.', km: 'អ្នកមិនចាំបាច់ធ្វើអ្វីបន្ថែមទេ។' },
    ],
    action: { en: 'View job', km: 'មើលការងារ', to: paths.manageJobEdit(jobId) },
    footer: footers.postedJob,
  }),
});

export const jobApprovedMail = mailKind({
  name: 'job-approved',
  title: { en: 'Job approved', km: 'បានអនុម័តការងារ' },
  category: 'job-life',
  priority: 'account',
  isFree: true,
  sample,
  letter: ({ jobId, jobTitle }) => ({
    subject: { en: `Approved: ${jobTitle}`, km: `បានអនុម័ត៖ ${jobTitle}` },
    text: {
      en: `Your job “${jobTitle}” has been approved and is now on the site.`,
      km: `ការងារ «${jobTitle}» របស់អ្នកត្រូវបានអនុម័ត ហើយកំពុងផ្សាយលើគេហទំព័រ។`,
    },
    action: { en: 'View job', km: 'មើលការងារ', to: paths.job(jobId) },
    footer: footers.postedJob,
  }),
});

interface Stop {
  name: string;
  jobId: string;
  jobTitle: string;
  reason: StopReason;
  words: string | null;
}
const stopSample: Stop = { ...sample, reason: 'unclear', words: 'Please say where the work is done.' };

/** The reason, unless the operator's own words below it say all. */
const why = ({ reason, words }: Pick<Stop, 'reason' | 'words'>) => {
  const { en, km } = allStopReasons[reason];
  return [!(reason === 'other' && words) && { en: `Reason: ${en}`, km: `មូលហេតុ៖ ${km}` }, words ?? ''];
};

export const jobRefusedMail = mailKind<Stop>({
  name: 'job-refused',
  title: { en: 'Job not approved', km: 'មិនបានអនុម័តការងារ' },
  necessary: 'Something that was to be published is not, and has to be mended first.',
  priority: 'account',
  sample: stopSample,
  letter: ({ jobId, jobTitle, ...stop }) => ({
    subject: { en: `Not approved: ${jobTitle}`, km: `មិនបានអនុម័ត៖ ${jobTitle}` },
    text: [
      { en: `Your job “${jobTitle}” wasn’t approved.`, km: `ការងារ «${jobTitle}» របស់អ្នក មិនទាន់ត្រូវបានអនុម័តទេ។` },
      ...why(stop),
      {
        en: 'It hasn’t been published, and the job credit is back in your package. Edit and publish it again, and we’ll review it.',
        km: 'ការងារនេះមិនទាន់ផ្សាយទេ ហើយយើងបានបន្ថែមចំនួនការងារនេះចូលក្នុងកញ្ចប់សេវារបស់អ្នកវិញ។ សូមកែប្រែ រួចផ្សាយម្ដងទៀត យើងនឹងពិនិត្យឡើងវិញ។',
      },
    ],
    action: { en: 'View job', km: 'បើកការងារ', to: paths.manageJobEdit(jobId) },
    footer: footers.postedJob,
  }),
});

export const jobStoppedMail = mailKind<Stop>({
  name: 'job-stopped',
  title: { en: 'Job removed from the site', km: 'ការងារត្រូវបានដកចេញពីគេហទំព័រ' },
  necessary: 'A job that was open is taken off the site.',
  priority: 'account',
  sample: stopSample,
  letter: ({ jobId, jobTitle, ...stop }) => ({
    subject: { en: `Removed from the site: ${jobTitle}`, km: `បានដកចេញពីគេហទំព័រ៖ ${jobTitle}` },
    text: [
      {
        en: `We’ve closed your job “${jobTitle}” and removed its page. It no longer accepts applications.`,
        km: `យើងបានបិទការងារ «${jobTitle}» របស់អ្នក ហើយដកទំព័រការងារនេះចេញ។ ការងារនេះលែងទទួលពាក្យសុំ។`,
      },
      ...why(stop),
      {
        en: 'You keep the applications you’ve received. Only we can reopen the job. If you think this is a mistake, please contact us.',
        km: 'ពាក្យសុំដែលអ្នកបានទទួលនៅរក្សាទុកដដែល។ មានតែយើងទេដែលអាចបើកការងារនេះឡើងវិញបាន។ បើអ្នកគិតថាមានការយល់ច្រឡំ សូមទាក់ទងយើង។',
      },
    ],
    action: { en: 'Contact us', km: 'ទាក់ទងយើង', to: paths.contact() },
    footer: footers.postedJob,
  }),
});

/** Several people have reported a job: it is off the site until the operator has looked at it. */
export const jobHeldMail = mailKind({
  name: 'job-held',
  title: { en: 'Job hidden after reports', km: 'ការងារត្រូវបានលាក់ ក្រោយមានការរាយការណ៍' },
  necessary: 'A job that was open is taken off the site.',
  priority: 'account',
  isFree: true,
  sample,
  letter: ({ jobTitle }) => ({
    subject: {
      en: `Your job is hidden while we check it: ${jobTitle}`,
      km: `ការងាររបស់អ្នកត្រូវបានលាក់ជាបណ្ដោះអាសន្ន ដើម្បីពិនិត្យ៖ ${jobTitle}`,
    },
    text: [
      {
        en: `Several people have reported your job “${jobTitle}”. We’ve hidden it while we review it.`,
        km: `មានអ្នករាយការណ៍ច្រើននាក់អំពីការងារ «${jobTitle}» របស់អ្នក។ យើងបានលាក់ការងារនេះសិន រហូតដល់យើងពិនិត្យរួច។`,
      },
      {
        en: 'If there’s no problem, we’ll put it back. You keep the applications you’ve received. If there’s something we should know, contact us.',
        km: 'បើគ្មានបញ្ហាទេ យើងនឹងដាក់ការងារនេះមកវិញ។ ពាក្យសុំដែលអ្នកបានទទួលនៅរក្សាទុកដដែល។ បើមានអ្វីដែលយើងគួរដឹង សូមទាក់ទងយើង។',
      },
    ],
    action: { en: 'Contact us', km: 'ទាក់ទងយើង', to: paths.contact() },
    footer: footers.postedJob,
  }),
});

/** The operator has lifted a closure. */
export const jobLiftedMail = mailKind({
  name: 'job-lifted',
  title: { en: 'Job reopened by the operator', km: 'អ្នកគ្រប់គ្រងបានបើកការងារឡើងវិញ' },
  category: 'job-life',
  priority: 'account',
  sample: { ...sample, open: true },
  letter: ({ jobId, jobTitle, open }) => ({
    subject: open
      ? { en: `Your job is open again: ${jobTitle}`, km: `ការងាររបស់អ្នកបានបើកឡើងវិញ៖ ${jobTitle}` }
      : { en: `You can reopen your job: ${jobTitle}`, km: `អ្នកអាចបើកការងាររបស់អ្នកឡើងវិញ៖ ${jobTitle}` },
    text: open
      ? {
          en: `We’ve reopened your job “${jobTitle}”. It’s on the site again.`,
          km: `យើងបានបើកការងារ «${jobTitle}» របស់អ្នកឡើងវិញ។ ការងារនេះកំពុងបង្ហាញលើគេហទំព័រ។`,
        }
      : {
          en: `You can reopen your job “${jobTitle}”. Its closing date has passed, so please choose a new one.`,
          km: `ឥឡូវនេះអ្នកអាចបើកការងារ «${jobTitle}» របស់អ្នកឡើងវិញបាន។ ដោយសារហួសថ្ងៃផុតកំណត់ហើយ សូមកំណត់ថ្ងៃថ្មី។`,
        },
    action: { en: 'View job', km: 'មើលការងារ', to: paths.manageJobEdit(jobId) },
    footer: footers.postedJob,
  }),
});

export const jobHoldMails = [
  jobWaitsMail,
  jobApprovedMail,
  jobRefusedMail,
  jobStoppedMail,
  jobHeldMail,
  jobLiftedMail,
];
