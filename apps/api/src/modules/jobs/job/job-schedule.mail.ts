import { paths } from '@acheep/contract/paths';
import { footers } from '../../messaging/mail/mail-footer.ts';
import { mailKind } from '../../messaging/mail/mail-kind.ts';
import { jobClosedMail } from './job.mail.ts';

const { sample } = jobClosedMail;

/** A draft was published on its scheduled day. */
export const jobWentLiveMail = mailKind({
  name: 'job-went-live',
  title: { en: 'Scheduled job published', km: 'បានផ្សាយការងារតាមថ្ងៃដែលបានកំណត់' },
  category: 'job-life',
  isFree: true,
  sample,
  letter: ({ jobId, jobTitle }) => ({
    subject: { en: `Now live: ${jobTitle}`, km: `បានផ្សាយតាមការកំណត់៖ ${jobTitle}` },
    text: {
      en: `Your job “${jobTitle}” is now on the site, as scheduled.`,
      km: `ការងារ «${jobTitle}» របស់អ្នក ត្រូវបានផ្សាយលើគេហទំព័រហើយ តាមថ្ងៃដែលអ្នកបានកំណត់។`,
    },
    action: { en: 'View job', km: 'មើលការងារ', to: paths.job(jobId) },
    footer: footers.postedJob,
  }),
});

/** A draft could not be published on its scheduled day. */
export const jobStaysDraftMail = mailKind({
  name: 'job-stays-draft',
  title: { en: 'Scheduled job not published', km: 'ការងារដែលបានកំណត់ថ្ងៃមិនទាន់ផ្សាយ' },
  necessary: 'Something that was set did not happen.',
  priority: 'account',
  isFree: true,
  sample,
  letter: ({ jobId, jobTitle }) => ({
    subject: { en: `Not published: ${jobTitle}`, km: `មិនទាន់បានផ្សាយ៖ ${jobTitle}` },
    text: [
      {
        en: `We couldn’t publish your job “${jobTitle}” today. Some details are missing, its closing date has passed, or your package has no jobs left.`,
        km: `ថ្ងៃនេះ យើងមិនអាចផ្សាយការងារ «${jobTitle}» បានទេ ព្រោះព័ត៌មានមិនទាន់គ្រប់ ហួសថ្ងៃផុតកំណត់ ឬកញ្ចប់សេវារបស់អ្នកអស់ចំនួនការងារ។`,
      },
      {
        en: 'It’s still a draft. Open it to see what it needs.',
        km: 'ការងារនេះនៅជាសេចក្ដីព្រាង។ សូមបើកមើលថាត្រូវបំពេញអ្វីបន្ថែម។',
      },
    ],
    action: { en: 'View draft', km: 'បើកសេចក្ដីព្រាង', to: paths.manageJobEdit(jobId) },
    footer: footers.postedJob,
  }),
});

export const jobClosesSoonMail = mailKind({
  name: 'job-closes-soon',
  title: { en: 'Job closing soon', km: 'ការងារជិតបិទ' },
  category: 'job-life',
  sample: { ...sample, days: 7 },
  letter: ({ jobId, jobTitle, days }) => ({
    subject:
      days === 1
        ? { en: `Closes tomorrow: ${jobTitle}`, km: `ផុតកំណត់ថ្ងៃស្អែក៖ ${jobTitle}` }
        : { en: `Closes in ${days} days: ${jobTitle}`, km: `ផុតកំណត់ក្នុង ${days} ថ្ងៃទៀត៖ ${jobTitle}` },
    text: [
      days === 1
        ? {
            en: `Tomorrow is the last day to apply for “${jobTitle}”.`,
            km: `ថ្ងៃស្អែកជាថ្ងៃចុងក្រោយសម្រាប់ដាក់ពាក្យសុំការងារ «${jobTitle}»។`,
          }
        : {
            en: `Applications for “${jobTitle}” close in ${days} days.`,
            km: `នៅសល់ ${days} ថ្ងៃទៀត ការងារ «${jobTitle}» នឹងផុតកំណត់ទទួលពាក្យសុំ។`,
          },
      {
        en: 'Need more applications? Extend the closing date before then, at no extra cost.',
        km: 'បើអ្នកចង់បានពាក្យសុំបន្ថែម សូមពន្យារថ្ងៃផុតកំណត់មុនពេលនោះ ដោយមិនកាត់ចំនួនការងារក្នុងកញ្ចប់សេវាទេ។',
      },
    ],
    action: { en: 'View job', km: 'បើកការងារ', to: paths.manageJobEdit(jobId) },
    footer: footers.postedJob,
  }),
});

export const jobScheduleMails = [jobWentLiveMail, jobStaysDraftMail, jobClosesSoonMail];
