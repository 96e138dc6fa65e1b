import { paths } from '@acheep/contract/paths';
import type { MailKind } from '../../messaging/mail/mail-kind.ts';
import { jobClosedMail } from './job.mail.ts';

type OfJob = MailKind<{ name: string; jobId: string; jobTitle: string }>;
const { sample } = jobClosedMail;
const footer = {
  en: 'You’re receiving this e-mail because you posted this job.',
  km: 'អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកបានផ្សាយការងារនេះ។',
};

/** A draft was published on its scheduled day. */
export const jobWentLiveMail: OfJob = {
  name: 'job-went-live',
  title: { en: 'Scheduled job published', km: 'បានផ្សាយការងារតាមថ្ងៃដែលបានកំណត់' },
  category: 'job-life',
  priority: 'news',
  isFree: true,
  sample,
  en: ({ name, jobId, jobTitle }, site) => ({
    subject: `Now live: ${jobTitle}`,
    greeting: `Hello ${name},`,
    paragraphs: [`Your job “${jobTitle}” is now on the site, as scheduled.`],
    action: { label: 'View job', url: site.url(paths.job(jobId)) },
    footer: footer.en,
  }),
  km: ({ name, jobId, jobTitle }, site) => ({
    subject: `បានផ្សាយតាមការកំណត់៖ ${jobTitle}`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [`ការងារ «${jobTitle}» របស់អ្នក ត្រូវបានផ្សាយលើគេហទំព័រហើយ តាមថ្ងៃដែលអ្នកបានកំណត់។`],
    action: { label: 'មើលការងារ', url: site.url(paths.job(jobId)) },
    footer: footer.km,
  }),
};

/** A draft could not be published on its scheduled day. */
export const jobStaysDraftMail: OfJob = {
  name: 'job-stays-draft',
  title: { en: 'Scheduled job not published', km: 'ការងារដែលបានកំណត់ថ្ងៃមិនទាន់ផ្សាយ' },
  necessary: 'Something that was set did not happen.',
  priority: 'account',
  isFree: true,
  sample,
  en: ({ name, jobId, jobTitle }, site) => ({
    subject: `Not published: ${jobTitle}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `We couldn’t publish your job “${jobTitle}” today. Some details are missing, its closing date has passed, or your package has no jobs left.`,
      'It’s still a draft. Open it to see what it needs.',
    ],
    action: { label: 'View draft', url: site.url(paths.manageJobEdit(jobId)) },
    footer: footer.en,
  }),
  km: ({ name, jobId, jobTitle }, site) => ({
    subject: `មិនទាន់បានផ្សាយ៖ ${jobTitle}`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `ថ្ងៃនេះ យើងមិនអាចផ្សាយការងារ «${jobTitle}» បានទេ ព្រោះព័ត៌មានមិនទាន់គ្រប់ ហួសថ្ងៃផុតកំណត់ ឬកញ្ចប់សេវារបស់អ្នកអស់ចំនួនការងារ។`,
      'ការងារនេះនៅជាសេចក្ដីព្រាង។ សូមបើកមើលថាត្រូវបំពេញអ្វីបន្ថែម។',
    ],
    action: { label: 'បើកសេចក្ដីព្រាង', url: site.url(paths.manageJobEdit(jobId)) },
    footer: footer.km,
  }),
};

export const jobClosesSoonMail: MailKind<{ name: string; jobId: string; jobTitle: string; days: number }> = {
  name: 'job-closes-soon',
  title: { en: 'Job closing soon', km: 'ការងារជិតបិទ' },
  category: 'job-life',
  priority: 'news',
  sample: { ...sample, days: 7 },
  en: ({ name, jobId, jobTitle, days }, site) => ({
    subject: days === 1 ? `Closes tomorrow: ${jobTitle}` : `Closes in ${days} days: ${jobTitle}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      days === 1
        ? `Tomorrow is the last day to apply for “${jobTitle}”.`
        : `Applications for “${jobTitle}” close in ${days} days.`,
      'Need more applications? Extend the closing date before then, at no extra cost.',
    ],
    action: { label: 'View job', url: site.url(paths.manageJobEdit(jobId)) },
    footer: footer.en,
  }),
  km: ({ name, jobId, jobTitle, days }, site) => ({
    subject: days === 1 ? `ផុតកំណត់ថ្ងៃស្អែក៖ ${jobTitle}` : `ផុតកំណត់ក្នុង ${days} ថ្ងៃទៀត៖ ${jobTitle}`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      days === 1
        ? `ថ្ងៃស្អែកជាថ្ងៃចុងក្រោយសម្រាប់ដាក់ពាក្យសុំការងារ «${jobTitle}»។`
        : `នៅសល់ ${days} ថ្ងៃទៀត ការងារ «${jobTitle}» នឹងផុតកំណត់ទទួលពាក្យសុំ។`,
      'បើអ្នកចង់បានពាក្យសុំបន្ថែម សូមពន្យារថ្ងៃផុតកំណត់មុនពេលនោះ ដោយមិនកាត់ចំនួនការងារក្នុងកញ្ចប់សេវាទេ។',
    ],
    action: { label: 'បើកការងារ', url: site.url(paths.manageJobEdit(jobId)) },
    footer: footer.km,
  }),
};

export const jobLifeMails = [jobWentLiveMail, jobStaysDraftMail, jobClosesSoonMail];
