import { paths } from '@acheep/contract/paths';
import type { MailKind } from '../../messaging/mail/mail-kind.ts';

export const applicationReceivedMail: MailKind<{
  name: string;
  candidate: string;
  jobTitle: string;
  applicationId: string;
}> = {
  name: 'application-received',
  title: { en: 'New application', km: 'ពាក្យសុំថ្មី' },
  category: 'new-application',
  priority: 'news',
  isFree: true,
  sample: {
    name: 'Sok Dara',
    candidate: 'Chan Sophea · ចាន់ សុភា',
    jobTitle: 'Accountant · គណនេយ្យករ',
    applicationId: '01900000-0000-7000-8000-000000000000',
  },
  en: ({ name, candidate, jobTitle, applicationId }, site) => ({
    subject: `New application: ${jobTitle}`,
    greeting: `Hello ${name},`,
    paragraphs: [`${candidate} has applied for your job “${jobTitle}”. Read their letter and CV now.`],
    action: { label: 'View application', url: site.url(paths.manageAppliedDetail(applicationId)) },
    footer: `You’re receiving this e-mail because you posted this job at ${site.name}.`,
  }),
  km: ({ name, candidate, jobTitle, applicationId }, site) => ({
    subject: `ពាក្យសុំការងារថ្មី៖ ${jobTitle}`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `${candidate} បានដាក់ពាក្យសុំការងារ «${jobTitle}» របស់អ្នក។ អ្នកអាចអានលិខិតអម និងប្រវត្តិរូប (CV) បានឥឡូវនេះ។`,
    ],
    action: { label: 'មើលពាក្យសុំ', url: site.url(paths.manageAppliedDetail(applicationId)) },
    footer: `អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកបានផ្សាយការងារនេះនៅ ${site.name}។`,
  }),
};

/** Confirms to the applicant that the application has arrived. */
export const applicationSentMail: MailKind<{
  name: string;
  company: string;
  jobTitle: string;
  applicationId: string;
}> = {
  name: 'application-sent',
  title: { en: 'Application sent', km: 'បានផ្ញើពាក្យសុំ' },
  necessary: 'It says that what somebody sent has arrived.',
  priority: 'news',
  isFree: true,
  sample: {
    name: 'Sok Dara',
    company: 'Mekong Trading',
    jobTitle: 'Accountant · គណនេយ្យករ',
    applicationId: '01900000-0000-7000-8000-000000000000',
  },
  en: ({ name, company, jobTitle, applicationId }, site) => ({
    subject: `Application received: ${jobTitle}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `${company} has received your application for “${jobTitle}”.`,
      'Track it in your account. We’ll e-mail you when there’s news.',
    ],
    action: { label: 'View my application', url: site.url(paths.manageUserAppliedDetail(applicationId)) },
    footer: `You’re receiving this e-mail because you applied for a job at ${site.name}.`,
  }),
  km: ({ name, company, jobTitle, applicationId }, site) => ({
    subject: `បានទទួលពាក្យសុំរបស់អ្នក៖ ${jobTitle}`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `${company} បានទទួលពាក្យសុំរបស់អ្នកសម្រាប់ការងារ «${jobTitle}» ហើយ។`,
      'អ្នកអាចតាមដានពាក្យសុំនេះក្នុងគណនីរបស់អ្នក។ ពេលមានដំណឹងថ្មី យើងនឹងផ្ញើអ៊ីមែលជូនអ្នក។',
    ],
    action: { label: 'មើលពាក្យសុំរបស់ខ្ញុំ', url: site.url(paths.manageUserAppliedDetail(applicationId)) },
    footer: `អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកបានដាក់ពាក្យសុំការងារនៅ ${site.name}។`,
  }),
};
