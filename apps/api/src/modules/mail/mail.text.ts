import type { Locale } from '@acheep/contract/locale';
import { accountTemplates } from './account-mail.text.ts';
import type { MailParams, MailText, Site } from './mail.template.ts';

type Templates = { [T in keyof MailParams]: (params: MailParams[T], site: Site) => MailText };

const applicationPath = (id: string) => `/manage-applied/${id}`;
const jobPath = (id: string) => `/manage-job/${id}`;

const en: Templates = {
  ...accountTemplates.en,
  'application-received': ({ name, candidate, jobTitle, applicationId }, site) => ({
    subject: `New application: ${jobTitle}`,
    greeting: `Hello ${name},`,
    paragraphs: [`${candidate} has applied for your job "${jobTitle}". The letter and the CV wait for you.`],
    action: { label: 'Open the application', url: site.url(applicationPath(applicationId), 'en') },
    footer: `You receive this e-mail because you posted this job at ${site.name}.`,
  }),
  'job-closed': ({ name, jobId, jobTitle }, site) => ({
    subject: `Closed: ${jobTitle}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `Your job “${jobTitle}” has passed its closing date and takes no more applications.`,
      'If you are still looking, give it a new closing date and post it again.',
    ],
    action: { label: 'Open the job', url: site.url(jobPath(jobId), 'en') },
    footer: 'You receive this e-mail because you posted this job.',
  }),
};

const km: Templates = {
  ...accountTemplates.km,
  'application-received': ({ name, candidate, jobTitle, applicationId }, site) => ({
    subject: `ពាក្យសុំការងារថ្មី៖ ${jobTitle}`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [`${candidate} បានដាក់ពាក្យសុំការងារ «${jobTitle}» របស់អ្នក។ លិខិតអម និងប្រវត្តិរូប (CV) កំពុងរង់ចាំអ្នក។`],
    action: { label: 'បើកពាក្យសុំ', url: site.url(applicationPath(applicationId), 'km') },
    footer: `អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកបានផ្សាយការងារនេះនៅ ${site.name}។`,
  }),
  'job-closed': ({ name, jobId, jobTitle }, site) => ({
    subject: `បានបិទ៖ ${jobTitle}`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `ការងារ «${jobTitle}» របស់អ្នកបានផុតកំណត់ ហើយមិនទទួលពាក្យទៀតទេ។`,
      'ប្រសិនបើអ្នកនៅតែស្វែងរកបេក្ខជន សូមកំណត់ថ្ងៃផុតកំណត់ថ្មី រួចផ្សាយម្ដងទៀត។',
    ],
    action: { label: 'បើកការងារ', url: site.url(jobPath(jobId), 'km') },
    footer: 'អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកបានផ្សាយការងារនេះ។',
  }),
};

export const templates: Record<Locale, Templates> = { en, km };
