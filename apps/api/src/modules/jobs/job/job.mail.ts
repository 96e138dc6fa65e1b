import { paths } from '@acheep/contract/paths';
import type { MailKind } from '../../messaging/mail/mail-kind.ts';

export const jobClosedMail: MailKind<{ name: string; jobId: string; jobTitle: string }> = {
  name: 'job-closed',
  title: { en: 'Job closed', km: 'ការងារបានបិទ' },
  category: 'job-life',
  priority: 'news',
  isFree: true,
  sample: {
    name: 'Sok Dara',
    jobId: '01900000-0000-7000-8000-000000000000',
    jobTitle: 'Accountant · គណនេយ្យករ',
  },
  en: ({ name, jobId, jobTitle }, site) => ({
    subject: `Closed: ${jobTitle}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `Your job “${jobTitle}” has passed its closing date and no longer accepts applications.`,
      'Still looking? Set a new closing date and post it again.',
    ],
    action: { label: 'View job', url: site.url(paths.manageJobEdit(jobId)) },
    footer: 'You’re receiving this e-mail because you posted this job.',
  }),
  km: ({ name, jobId, jobTitle }, site) => ({
    subject: `បានបិទ៖ ${jobTitle}`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `ការងារ «${jobTitle}» របស់អ្នកបានផុតកំណត់ ហើយលែងទទួលពាក្យសុំ។`,
      'ប្រសិនបើអ្នកនៅតែស្វែងរកបេក្ខជន សូមកំណត់ថ្ងៃផុតកំណត់ថ្មី រួចផ្សាយម្ដងទៀត។',
    ],
    action: { label: 'បើកការងារ', url: site.url(paths.manageJobEdit(jobId)) },
    footer: 'អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកបានផ្សាយការងារនេះ។',
  }),
};

type OfJob = MailKind<{ name: string; jobId: string; jobTitle: string }>;
const footer = {
  en: 'You’re receiving this e-mail because your company ordered a package with this job.',
  km: 'អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះក្រុមហ៊ុនរបស់អ្នកបានបញ្ជាទិញកញ្ចប់សេវាជាមួយការងារនេះ។',
};

/** The draft that a package was ordered with is published. */
export const jobPublishedMail: OfJob = {
  name: 'job-published',
  title: { en: 'Job published with its order', km: 'បានផ្សាយការងារតាមការបញ្ជាទិញ' },
  category: 'job-life',
  priority: 'account',
  isFree: true,
  sample: jobClosedMail.sample,
  en: ({ name, jobId, jobTitle }, site) => ({
    subject: `Now live: ${jobTitle}`,
    greeting: `Hello ${name},`,
    paragraphs: [`Your job “${jobTitle}” is now on the site, and your package is active.`],
    action: { label: 'View job', url: site.url(paths.job(jobId)) },
    footer: footer.en,
  }),
  km: ({ name, jobId, jobTitle }, site) => ({
    subject: `បានផ្សាយ៖ ${jobTitle}`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [`ការងារ «${jobTitle}» របស់អ្នកត្រូវបានផ្សាយលើគេហទំព័រហើយ ហើយកញ្ចប់សេវារបស់អ្នកក៏ចាប់ផ្ដើមប្រើបានដែរ។`],
    action: { label: 'មើលការងារ', url: site.url(paths.job(jobId)) },
    footer: footer.km,
  }),
};

/**
 * The draft could not be published: something is missing, its closing date is past, or the order's jobs were used
 * otherwise.
 */
export const jobNotPublishedMail: OfJob = {
  name: 'job-not-published',
  title: { en: 'Draft of an order not published', km: 'សេចក្ដីព្រាងនៃការបញ្ជាទិញមិនទាន់ផ្សាយ' },
  necessary: 'Something that was ordered did not happen.',
  priority: 'account',
  isFree: true,
  sample: jobClosedMail.sample,
  en: ({ name, jobId, jobTitle }, site) => ({
    subject: `Still a draft: ${jobTitle}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `Your package is active, but we couldn’t publish “${jobTitle}”. Some details are missing, or its closing date has passed.`,
      'Please open the draft, complete it and publish it.',
    ],
    action: { label: 'View draft', url: site.url(paths.manageJobEdit(jobId)) },
    footer: footer.en,
  }),
  km: ({ name, jobId, jobTitle }, site) => ({
    subject: `នៅជាសេចក្ដីព្រាង៖ ${jobTitle}`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `កញ្ចប់សេវារបស់អ្នកចាប់ផ្ដើមប្រើបាន ប៉ុន្តែយើងមិនអាចផ្សាយ «${jobTitle}» បានទេ ព្រោះព័ត៌មានមិនទាន់គ្រប់ ឬហួសថ្ងៃផុតកំណត់។`,
      'សូមបើកសេចក្ដីព្រាង បំពេញព័ត៌មានឱ្យគ្រប់ រួចផ្សាយ។',
    ],
    action: { label: 'បើកសេចក្ដីព្រាង', url: site.url(paths.manageJobEdit(jobId)) },
    footer: footer.km,
  }),
};
