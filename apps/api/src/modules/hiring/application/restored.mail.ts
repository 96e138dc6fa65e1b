import { paths } from '@acheep/contract/paths';
import { footers } from '../../messaging/mail/mail-footer.ts';
import { mailKind } from '../../messaging/mail/mail-kind.ts';
import { applicationWithdrawnMail } from './withdrawn.mail.ts';

/** To the company that was told of the withdrawal. */
export const applicationRestoredMail = mailKind({
  name: 'application-restored',
  title: { en: 'Application restored', km: 'បេក្ខជនបន្តពាក្យសុំឡើងវិញ' },
  category: 'application-withdrawn',
  sample: applicationWithdrawnMail.sample,
  letter: ({ candidate, jobTitle, applicationId }) => ({
    subject: { en: `Application restored: ${jobTitle}`, km: `បេក្ខជនបន្តពាក្យសុំឡើងវិញ៖ ${jobTitle}` },
    text: {
      en: `${candidate} had withdrawn their application for your job “${jobTitle}”, and is now interested again. You can read their letter and CV as before.`,
      km: `${candidate} ដែលបានដកពាក្យសុំសម្រាប់ការងារ «${jobTitle}» របស់អ្នក ឥឡូវចង់បន្តពាក្យសុំនោះឡើងវិញ។ អ្នកអាចអានលិខិតអម និងប្រវត្តិរូប (CV) បានដូចមុន។`,
    },
    action: { en: 'View application', km: 'មើលពាក្យសុំ', to: paths.manageAppliedDetail(applicationId) },
    footer: footers.postedJob,
  }),
});
