import { allStopReasons, type StopReason } from '@acheep/contract/jobs/job-moderation-option';
import { paths } from '@acheep/contract/paths';
import type { MailKind } from '../../messaging/mail/mail-kind.ts';
import { jobClosedMail } from './job.mail.ts';

type OfJob = MailKind<{ name: string; jobId: string; jobTitle: string }>;
const { sample } = jobClosedMail;
const footer = {
  en: 'You’re receiving this e-mail because you posted this job.',
  km: 'អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកបានផ្សាយការងារនេះ។',
};

/** A job published by schedule or with an order waits for the operator's approval. */
export const jobWaitsMail: OfJob = {
  name: 'job-waits',
  title: { en: 'Job waiting for approval', km: 'ការងាររង់ចាំការអនុម័ត' },
  necessary: 'Something that was set or ordered has not happened yet.',
  priority: 'account',
  isFree: true,
  sample,
  en: ({ name, jobId, jobTitle }, site) => ({
    subject: `Waiting for approval: ${jobTitle}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `Your job “${jobTitle}” is waiting for approval. We’ll review it, publish it once it’s approved and e-mail you.`,
      'You don’t need to do anything.',
    ],
    action: { label: 'View job', url: site.url(paths.manageJobEdit(jobId)) },
    footer: footer.en,
  }),
  km: ({ name, jobId, jobTitle }, site) => ({
    subject: `រង់ចាំការអនុម័ត៖ ${jobTitle}`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `ការងារ «${jobTitle}» របស់អ្នកដល់ពេលផ្សាយហើយ ប៉ុន្តែយើងត្រូវពិនិត្យជាមុនសិន។ ពេលអនុម័តរួច ការងារនេះនឹងបង្ហាញលើគេហទំព័រភ្លាម ហើយយើងនឹងផ្ញើអ៊ីមែលប្រាប់អ្នក។`,
      'អ្នកមិនចាំបាច់ធ្វើអ្វីបន្ថែមទេ។',
    ],
    action: { label: 'មើលការងារ', url: site.url(paths.manageJobEdit(jobId)) },
    footer: footer.km,
  }),
};

export const jobApprovedMail: OfJob = {
  name: 'job-approved',
  title: { en: 'Job approved', km: 'បានអនុម័តការងារ' },
  category: 'job-life',
  priority: 'account',
  isFree: true,
  sample,
  en: ({ name, jobId, jobTitle }, site) => ({
    subject: `Approved: ${jobTitle}`,
    greeting: `Hello ${name},`,
    paragraphs: [`Your job “${jobTitle}” has been approved and is now on the site.`],
    action: { label: 'View job', url: site.url(paths.job(jobId)) },
    footer: footer.en,
  }),
  km: ({ name, jobId, jobTitle }, site) => ({
    subject: `បានអនុម័ត៖ ${jobTitle}`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [`ការងារ «${jobTitle}» របស់អ្នកត្រូវបានអនុម័ត ហើយកំពុងផ្សាយលើគេហទំព័រ។`],
    action: { label: 'មើលការងារ', url: site.url(paths.job(jobId)) },
    footer: footer.km,
  }),
};

interface Stop {
  name: string;
  jobId: string;
  jobTitle: string;
  reason: StopReason;
  words: string | null;
}
const stopSample: Stop = { ...sample, reason: 'unclear', words: 'Please say where the work is done.' };

/** The reason in the reader's language, and the operator's own words below it. */
const why = ({ reason, words }: Stop, locale: 'en' | 'km') => [
  ...(reason === 'other' && words
    ? []
    : [`${locale === 'en' ? 'Reason: ' : 'មូលហេតុ៖ '}${allStopReasons[reason][locale]}`]),
  ...(words ? [words] : []),
];

export const jobRefusedMail: MailKind<Stop> = {
  name: 'job-refused',
  title: { en: 'Job not approved', km: 'មិនបានអនុម័តការងារ' },
  necessary: 'Something that was to be published is not, and has to be mended first.',
  priority: 'account',
  sample: stopSample,
  en: ({ name, jobId, jobTitle, ...stop }, site) => ({
    subject: `Not approved: ${jobTitle}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `Your job “${jobTitle}” wasn’t approved.`,
      ...why({ name, jobId, jobTitle, ...stop }, 'en'),
      'It hasn’t been published, and the job credit is back in your package. Edit and publish it again, and we’ll review it.',
    ],
    action: { label: 'View job', url: site.url(paths.manageJobEdit(jobId)) },
    footer: footer.en,
  }),
  km: ({ name, jobId, jobTitle, ...stop }, site) => ({
    subject: `មិនបានអនុម័ត៖ ${jobTitle}`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `ការងារ «${jobTitle}» របស់អ្នក មិនទាន់ត្រូវបានអនុម័តទេ។`,
      ...why({ name, jobId, jobTitle, ...stop }, 'km'),
      'ការងារនេះមិនទាន់ផ្សាយទេ ហើយយើងបានបន្ថែមចំនួនការងារនេះចូលក្នុងកញ្ចប់សេវារបស់អ្នកវិញ។ សូមកែប្រែ រួចផ្សាយម្ដងទៀត យើងនឹងពិនិត្យឡើងវិញ។',
    ],
    action: { label: 'បើកការងារ', url: site.url(paths.manageJobEdit(jobId)) },
    footer: footer.km,
  }),
};

export const jobStoppedMail: MailKind<Stop> = {
  name: 'job-stopped',
  title: { en: 'Job removed from the site', km: 'ការងារត្រូវបានដកចេញពីគេហទំព័រ' },
  necessary: 'A job that was open is taken off the site.',
  priority: 'account',
  sample: stopSample,
  en: ({ name, jobId, jobTitle, ...stop }, site) => ({
    subject: `Removed from the site: ${jobTitle}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `We’ve closed your job “${jobTitle}” and removed its page. It no longer accepts applications.`,
      ...why({ name, jobId, jobTitle, ...stop }, 'en'),
      'You keep the applications you’ve received. Only we can reopen the job. If you think this is a mistake, please contact us.',
    ],
    action: { label: 'Contact us', url: site.url(paths.contact()) },
    footer: footer.en,
  }),
  km: ({ name, jobId, jobTitle, ...stop }, site) => ({
    subject: `បានដកចេញពីគេហទំព័រ៖ ${jobTitle}`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `យើងបានបិទការងារ «${jobTitle}» របស់អ្នក ហើយដកទំព័រការងារនេះចេញ។ ការងារនេះលែងទទួលពាក្យសុំ។`,
      ...why({ name, jobId, jobTitle, ...stop }, 'km'),
      'ពាក្យសុំដែលអ្នកបានទទួលនៅរក្សាទុកដដែល។ មានតែយើងទេដែលអាចបើកការងារនេះឡើងវិញបាន។ បើអ្នកគិតថាមានការយល់ច្រឡំ សូមទាក់ទងយើង។',
    ],
    action: { label: 'ទាក់ទងយើង', url: site.url(paths.contact()) },
    footer: footer.km,
  }),
};

/** Several people have reported a job: it is off the site until the operator has looked at it. */
export const jobHeldMail: OfJob = {
  name: 'job-held',
  title: { en: 'Job hidden after reports', km: 'ការងារត្រូវបានលាក់ ក្រោយមានការរាយការណ៍' },
  necessary: 'A job that was open is taken off the site.',
  priority: 'account',
  isFree: true,
  sample,
  en: ({ name, jobTitle }, site) => ({
    subject: `Your job is hidden while we check it: ${jobTitle}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `Several people have reported your job “${jobTitle}”. We’ve hidden it while we review it.`,
      'If there’s no problem, we’ll put it back. You keep the applications you’ve received. If there’s something we should know, contact us.',
    ],
    action: { label: 'Contact us', url: site.url(paths.contact()) },
    footer: footer.en,
  }),
  km: ({ name, jobTitle }, site) => ({
    subject: `ការងាររបស់អ្នកត្រូវបានលាក់ជាបណ្ដោះអាសន្ន ដើម្បីពិនិត្យ៖ ${jobTitle}`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `មានអ្នករាយការណ៍ច្រើននាក់អំពីការងារ «${jobTitle}» របស់អ្នក។ យើងបានលាក់ការងារនេះសិន រហូតដល់យើងពិនិត្យរួច។`,
      'បើគ្មានបញ្ហាទេ យើងនឹងដាក់ការងារនេះមកវិញ។ ពាក្យសុំដែលអ្នកបានទទួលនៅរក្សាទុកដដែល។ បើមានអ្វីដែលយើងគួរដឹង សូមទាក់ទងយើង។',
    ],
    action: { label: 'ទាក់ទងយើង', url: site.url(paths.contact()) },
    footer: footer.km,
  }),
};

interface Lifted {
  name: string;
  jobId: string;
  jobTitle: string;
  open: boolean;
}

/** The operator has lifted a closure. */
export const jobLiftedMail: MailKind<Lifted> = {
  name: 'job-lifted',
  title: { en: 'Job reopened by the operator', km: 'អ្នកគ្រប់គ្រងបានបើកការងារឡើងវិញ' },
  category: 'job-life',
  priority: 'account',
  sample: { ...sample, open: true },
  en: ({ name, jobId, jobTitle, open }, site) => ({
    subject: open ? `Your job is open again: ${jobTitle}` : `You can reopen your job: ${jobTitle}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      open
        ? `We’ve reopened your job “${jobTitle}”. It’s on the site again.`
        : `You can reopen your job “${jobTitle}”. Its closing date has passed, so please choose a new one.`,
    ],
    action: { label: 'View job', url: site.url(paths.manageJobEdit(jobId)) },
    footer: footer.en,
  }),
  km: ({ name, jobId, jobTitle, open }, site) => ({
    subject: open ? `ការងាររបស់អ្នកបានបើកឡើងវិញ៖ ${jobTitle}` : `អ្នកអាចបើកការងាររបស់អ្នកឡើងវិញ៖ ${jobTitle}`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      open
        ? `យើងបានបើកការងារ «${jobTitle}» របស់អ្នកឡើងវិញ។ ការងារនេះកំពុងបង្ហាញលើគេហទំព័រ។`
        : `ឥឡូវនេះអ្នកអាចបើកការងារ «${jobTitle}» របស់អ្នកឡើងវិញបាន។ ដោយសារហួសថ្ងៃផុតកំណត់ហើយ សូមកំណត់ថ្ងៃថ្មី។`,
    ],
    action: { label: 'មើលការងារ', url: site.url(paths.manageJobEdit(jobId)) },
    footer: footer.km,
  }),
};

export const jobHoldMails = [
  jobWaitsMail,
  jobApprovedMail,
  jobRefusedMail,
  jobStoppedMail,
  jobHeldMail,
  jobLiftedMail,
];
