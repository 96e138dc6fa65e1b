import { paths } from '@acheep/contract/paths';
import { footers } from '../../messaging/mail/mail-footer.ts';
import { mailKind } from '../../messaging/mail/mail-kind.ts';

export const applicationReceivedMail = mailKind({
  name: 'application-received',
  title: { en: 'New application', km: 'ពាក្យសុំថ្មី' },
  category: 'new-application',
  isFree: true,
  sample: {
    name: 'Sok Dara',
    candidate: 'Chan Sophea · ចាន់ សុភា',
    jobTitle: 'Accountant · គណនេយ្យករ',
    applicationId: '01900000-0000-7000-8000-000000000000',
  },
  letter: ({ candidate, jobTitle, applicationId }) => ({
    subject: { en: `New application: ${jobTitle}`, km: `ពាក្យសុំការងារថ្មី៖ ${jobTitle}` },
    text: {
      en: `${candidate} has applied for your job “${jobTitle}”. Read their letter and CV now.`,
      km: `${candidate} បានដាក់ពាក្យសុំការងារ «${jobTitle}» របស់អ្នក។ អ្នកអាចអានលិខិតអម និងប្រវត្តិរូប (CV) បានឥឡូវនេះ។`,
    },
    action: { en: 'View application', km: 'មើលពាក្យសុំ', to: paths.manageAppliedDetail(applicationId) },
    footer: footers.postedJob,
  }),
});

/** Confirms to the applicant that the application has arrived. */
export const applicationSentMail = mailKind({
  name: 'application-sent',
  title: { en: 'Application sent', km: 'បានផ្ញើពាក្យសុំ' },
  necessary: 'It says that what somebody sent has arrived.',
  isFree: true,
  sample: {
    name: 'Sok Dara',
    company: 'Mekong Trading',
    jobTitle: 'Accountant · គណនេយ្យករ',
    applicationId: '01900000-0000-7000-8000-000000000000',
  },
  letter: ({ company, jobTitle, applicationId }, site) => ({
    subject: { en: `Application received: ${jobTitle}`, km: `បានទទួលពាក្យសុំរបស់អ្នក៖ ${jobTitle}` },
    text: [
      {
        en: `${company} has received your application for “${jobTitle}”.`,
        km: `${company} បានទទួលពាក្យសុំរបស់អ្នកសម្រាប់ការងារ «${jobTitle}» ហើយ។`,
      },
      {
        en: 'Track it in your account. We’ll e-mail you when there’s news.',
        km: 'អ្នកអាចតាមដានពាក្យសុំនេះក្នុងគណនីរបស់អ្នក។ ពេលមានដំណឹងថ្មី យើងនឹងផ្ញើអ៊ីមែលជូនអ្នក។',
      },
    ],
    action: {
      en: 'View my application',
      km: 'មើលពាក្យសុំរបស់ខ្ញុំ',
      to: paths.manageUserAppliedDetail(applicationId),
    },
    footer: footers.appliedForJob(site),
  }),
});
