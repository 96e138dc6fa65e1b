import { paths } from '@acheep/contract/paths';
import { footers } from '../../messaging/mail/mail-footer.ts';
import { mailKind } from '../../messaging/mail/mail-kind.ts';

export const jobClosedMail = mailKind({
  name: 'job-closed',
  title: { en: 'Job closed', km: 'ការងារបានបិទ' },
  category: 'job-life',
  isFree: true,
  sample: {
    name: 'Sok Dara',
    jobId: '01900000-0000-7000-8000-000000000000',
    jobTitle: 'Accountant · គណនេយ្យករ',
  },
  letter: ({ jobId, jobTitle }) => ({
    subject: { en: `Closed: ${jobTitle}`, km: `បានបិទ៖ ${jobTitle}` },
    text: [
      {
        en: `Your job “${jobTitle}” has passed its closing date and no longer accepts applications.`,
        km: `ការងារ «${jobTitle}» របស់អ្នកបានផុតកំណត់ ហើយលែងទទួលពាក្យសុំ។`,
      },
      {
        en: 'Still looking? Set a new closing date and post it again.',
        km: 'ប្រសិនបើអ្នកនៅតែស្វែងរកបេក្ខជន សូមកំណត់ថ្ងៃផុតកំណត់ថ្មី រួចផ្សាយម្ដងទៀត។',
      },
    ],
    action: { en: 'View job', km: 'បើកការងារ', to: paths.manageJobEdit(jobId) },
    footer: footers.postedJob,
  }),
});

/** The draft that a package was ordered with is published. */
export const jobPublishedMail = mailKind({
  name: 'job-published',
  title: { en: 'Job published with its order', km: 'បានផ្សាយការងារតាមការបញ្ជាទិញ' },
  category: 'job-life',
  priority: 'account',
  isFree: true,
  sample: jobClosedMail.sample,
  letter: ({ jobId, jobTitle }) => ({
    subject: { en: `Now live: ${jobTitle}`, km: `បានផ្សាយ៖ ${jobTitle}` },
    text: {
      en: `Your job “${jobTitle}” is now on the site, and your package is active.`,
      km: `ការងារ «${jobTitle}» របស់អ្នកត្រូវបានផ្សាយលើគេហទំព័រហើយ ហើយកញ្ចប់សេវារបស់អ្នកក៏ចាប់ផ្ដើមប្រើបានដែរ។`,
    },
    action: { en: 'View job', km: 'មើលការងារ', to: paths.job(jobId) },
    footer: footers.orderedWithJob,
  }),
});

/**
 * The draft could not be published: something is missing, its closing date is past, or the order's jobs were used
 * otherwise.
 */
export const jobNotPublishedMail = mailKind({
  name: 'job-not-published',
  title: { en: 'Draft of an order not published', km: 'សេចក្ដីព្រាងនៃការបញ្ជាទិញមិនទាន់ផ្សាយ' },
  necessary: 'Something that was ordered did not happen.',
  priority: 'account',
  isFree: true,
  sample: jobClosedMail.sample,
  letter: ({ jobId, jobTitle }) => ({
    subject: { en: `Still a draft: ${jobTitle}`, km: `នៅជាសេចក្ដីព្រាង៖ ${jobTitle}` },
    text: [
      {
        en: `Your package is active, but we couldn’t publish “${jobTitle}”. Some details are missing, or its closing date has passed.`,
        km: `កញ្ចប់សេវារបស់អ្នកចាប់ផ្ដើមប្រើបាន ប៉ុន្តែយើងមិនអាចផ្សាយ «${jobTitle}» បានទេ ព្រោះព័ត៌មានមិនទាន់គ្រប់ ឬហួសថ្ងៃផុតកំណត់។`,
      },
      {
        en: 'Please open the draft, complete it and publish it.',
        km: 'សូមបើកសេចក្ដីព្រាង បំពេញព័ត៌មានឱ្យគ្រប់ រួចផ្សាយ។',
      },
    ],
    action: { en: 'View draft', km: 'បើកសេចក្ដីព្រាង', to: paths.manageJobEdit(jobId) },
    footer: footers.orderedWithJob,
  }),
});
