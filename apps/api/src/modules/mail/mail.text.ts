import type { Locale } from '@acheep/contract/locale';
import type { MailParams, MailText, Site } from './mail.template.ts';

type Templates = { [T in keyof MailParams]: (params: MailParams[T], site: Site) => MailText };

const applicationPath = (id: string) => `/manage-applied/${id}`;
const jobPath = (id: string) => `/manage-job/${id}`;
const activationPath = (token: string) => `/verify?token=${encodeURIComponent(token)}`;

const en: Templates = {
  activation: ({ name, token, hours }, site) => ({
    subject: `Activate your ${site.name} account`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `Thank you for signing up at ${site.name}. Confirm that this e-mail address is yours, and your account is ready.`,
      `The link works for ${hours} hours.`,
    ],
    action: { label: 'Activate my account', url: site.url(activationPath(token), 'en') },
    footer: 'If you did not sign up, you can ignore this e-mail.',
  }),
  'already-registered': ({ name }, site) => ({
    subject: `You already have an account at ${site.name}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `Somebody, perhaps you, tried to sign up at ${site.name} with this e-mail address. It already has an account, so nothing was changed.`,
    ],
    action: { label: 'Sign in', url: site.url('/login', 'en') },
    footer: 'If this was not you, you can ignore this e-mail.',
  }),
  'account-disabled': ({ name, reason }, site) => ({
    subject: `Your ${site.name} account has been disabled`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `Your account at ${site.name} has been disabled. You are signed out everywhere, and what you posted is not shown any more.`,
      `The reason: ${reason}`,
    ],
    footer: 'If you think this is a mistake, answer to the support of the site.',
  }),
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
  activation: ({ name, token, hours }, site) => ({
    subject: `បើកដំណើរការគណនី ${site.name} របស់អ្នក`,
    greeting: `សួស្តី ${name}`,
    paragraphs: [
      `អរគុណដែលបានចុះឈ្មោះនៅ ${site.name}។ សូមបញ្ជាក់ថាអ៊ីមែលនេះជារបស់អ្នក ដើម្បីចាប់ផ្តើមប្រើគណនី។`,
      `តំណនេះប្រើបានក្នុងរយៈពេល ${hours} ម៉ោង។`,
    ],
    action: { label: 'បើកដំណើរការគណនី', url: site.url(activationPath(token), 'km') },
    footer: 'ប្រសិនបើអ្នកមិនបានចុះឈ្មោះទេ អ្នកមិនចាំបាច់ធ្វើអ្វីឡើយ។',
  }),
  'already-registered': ({ name }, site) => ({
    subject: `អ្នកមានគណនី ${site.name} រួចហើយ`,
    greeting: `សួស្តី ${name}`,
    paragraphs: [
      `មានអ្នកណាម្នាក់ ប្រហែលជាអ្នក បានព្យាយាមចុះឈ្មោះនៅ ${site.name} ដោយប្រើអ៊ីមែលនេះ។ អ៊ីមែលនេះមានគណនីរួចហើយ ដូច្នេះគ្មានអ្វីផ្លាស់ប្តូរទេ។`,
    ],
    action: { label: 'ចូលគណនី', url: site.url('/login', 'km') },
    footer: 'ប្រសិនបើមិនមែនជាអ្នកទេ អ្នកមិនចាំបាច់ធ្វើអ្វីឡើយ។',
  }),
  'account-disabled': ({ name, reason }, site) => ({
    subject: `គណនី ${site.name} របស់អ្នកត្រូវបានបិទ`,
    greeting: `សួស្តី ${name}`,
    paragraphs: [
      `គណនីរបស់អ្នកនៅ ${site.name} ត្រូវបានបិទមិនឱ្យប្រើ។ អ្នកត្រូវបានចេញពីគណនីគ្រប់ឧបករណ៍ ហើយអ្វីដែលអ្នកបានផ្សាយលែងបង្ហាញទៀតហើយ។`,
      `មូលហេតុ៖ ${reason}`,
    ],
    footer: 'ប្រសិនបើអ្នកគិតថានេះជាការភាន់ច្រឡំ សូមទាក់ទងផ្នែកជំនួយរបស់គេហទំព័រ។',
  }),
  'application-received': ({ name, candidate, jobTitle, applicationId }, site) => ({
    subject: `ពាក្យសុំការងារថ្មី៖ ${jobTitle}`,
    greeting: `សួស្តី ${name}`,
    paragraphs: [`${candidate} បានដាក់ពាក្យសុំការងារ «${jobTitle}» របស់អ្នក។ លិខិតអម និងប្រវត្តិរូប (CV) កំពុងរង់ចាំអ្នក។`],
    action: { label: 'បើកពាក្យសុំ', url: site.url(applicationPath(applicationId), 'km') },
    footer: `អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកបានផ្សាយការងារនេះនៅ ${site.name}។`,
  }),
  'job-closed': ({ name, jobId, jobTitle }, site) => ({
    subject: `បានបិទ៖ ${jobTitle}`,
    greeting: `សួស្តី ${name}`,
    paragraphs: [
      `ការងារ «${jobTitle}» របស់អ្នកបានផុតកំណត់ ហើយមិនទទួលពាក្យទៀតទេ។`,
      'ប្រសិនបើអ្នកនៅតែស្វែងរកបេក្ខជន សូមកំណត់ថ្ងៃផុតកំណត់ថ្មី រួចផ្សាយម្តងទៀត។',
    ],
    action: { label: 'បើកការងារ', url: site.url(jobPath(jobId), 'km') },
    footer: 'អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកបានផ្សាយការងារនេះ។',
  }),
};

export const templates: Record<Locale, Templates> = { en, km };
