import { paths } from '@acheep/contract/paths';
import { applicationWithdrawnMail } from './withdrawn.mail.ts';

/** To the company that was told of the withdrawal. */
export const applicationRestoredMail: typeof applicationWithdrawnMail = {
  name: 'application-restored',
  title: { en: 'Application restored', km: 'បេក្ខជនបន្តពាក្យសុំឡើងវិញ' },
  category: 'application-withdrawn',
  priority: 'news',
  sample: applicationWithdrawnMail.sample,
  en: ({ name, candidate, jobTitle, applicationId }, site) => ({
    subject: `Application restored: ${jobTitle}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `${candidate} had withdrawn their application for your job “${jobTitle}”, and is now interested again. You can read their letter and CV as before.`,
    ],
    action: { label: 'View application', url: site.url(paths.manageAppliedDetail(applicationId)) },
    footer: `You’re receiving this e-mail because you posted this job at ${site.name}.`,
  }),
  km: ({ name, candidate, jobTitle, applicationId }, site) => ({
    subject: `បេក្ខជនបន្តពាក្យសុំឡើងវិញ៖ ${jobTitle}`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `${candidate} ដែលបានដកពាក្យសុំសម្រាប់ការងារ «${jobTitle}» របស់អ្នក ឥឡូវចង់បន្តពាក្យសុំនោះឡើងវិញ។ អ្នកអាចអានលិខិតអម និងប្រវត្តិរូប (CV) បានដូចមុន។`,
    ],
    action: { label: 'មើលពាក្យសុំ', url: site.url(paths.manageAppliedDetail(applicationId)) },
    footer: `អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកបានផ្សាយការងារនេះនៅ ${site.name}។`,
  }),
};
