import { paths } from '@acheep/contract/paths';
import type { MailKind, Site } from '../../messaging/mail/mail-kind.ts';
import { unsubscribeHeaders } from '../../messaging/mail/stop-link.ts';

interface Invited {
  name: string;
  company: string;
  message: string | null;
  /** The invitation that queued mails belong to, so that they are deleted with its company. */
  invitationId: string;
  token: string;
}

const dara = {
  name: 'Sok Dara',
  company: 'Mekong Trading',
  invitationId: '01900000-0000-7000-8000-000000000000',
  token: 'token',
};

const headers = ({ token }: Invited, site: Site) =>
  unsubscribeHeaders(site.url(paths.unsubscribe('invitation', token)));

const whyEn = (site: Site) =>
  `You’re receiving this e-mail because companies can find your CV at ${site.name}.`;
const whyKm = (site: Site) => `អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះក្រុមហ៊ុនអាចរកឃើញប្រវត្តិរូបរបស់អ្នកនៅ ${site.name}។`;

const written = (message: string | null, open: string, close: string) =>
  message === null ? [] : [`${open}${message}${close}`];

export const jobInvitationMail: MailKind<Invited & { jobTitle: string }> = {
  name: 'job-invitation',
  title: { en: 'Invitation to a job', km: 'ការអញ្ជើញទៅការងារ' },
  category: 'invitation',
  priority: 'news',
  sample: {
    ...dara,
    jobTitle: 'Senior Accountant · គណនេយ្យករជាន់ខ្ពស់',
    message: 'Your years with stock and ledgers are what we look for.\nWork starts at eight.',
  },
  headers,
  en: ({ name, company, jobTitle, message, token }, site) => ({
    subject: `${company} invites you to apply: ${jobTitle}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `${company} found your CV and would like you to apply for “${jobTitle}”.`,
      ...written(message, '“', '”'),
      'The invitation doesn’t tell them who you are. They’ll see your name and contact details only if you apply, or if they open your full CV.',
    ],
    action: { label: 'View invitation', url: site.url(paths.manageInvitations()) },
    footer: whyEn(site),
    stop: {
      label: 'Stop invitations from recruiters',
      url: site.url(paths.unsubscribe('invitation', token)),
    },
  }),
  km: ({ name, company, jobTitle, message, token }, site) => ({
    subject: `${company} អញ្ជើញអ្នកឱ្យដាក់ពាក្យ៖ ${jobTitle}`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `${company} បានឃើញប្រវត្តិរូបរបស់អ្នក ហើយអញ្ជើញអ្នកឱ្យដាក់ពាក្យសម្រាប់ការងារ «${jobTitle}»។`,
      ...written(message, '«', '»'),
      'ការអញ្ជើញនេះមិនប្រាប់ក្រុមហ៊ុនថាអ្នកជានរណាទេ។ ក្រុមហ៊ុននឹងឃើញឈ្មោះ និងព័ត៌មានទំនាក់ទំនងរបស់អ្នក តែពេលអ្នកដាក់ពាក្យ ឬពេលក្រុមហ៊ុនបើកមើលប្រវត្តិរូបពេញលេញរបស់អ្នកប៉ុណ្ណោះ។',
    ],
    action: { label: 'មើលការអញ្ជើញ', url: site.url(paths.manageInvitations()) },
    footer: whyKm(site),
    stop: {
      label: 'ឈប់ទទួលការអញ្ជើញពីអ្នកជ្រើសរើសបុគ្គលិក',
      url: site.url(paths.unsubscribe('invitation', token)),
    },
  }),
};

export const trainingInvitationMail: MailKind<
  Invited & { training: string; gatheringId: string; day: string; place: string }
> = {
  name: 'training-invitation',
  title: { en: 'Invitation to a training', km: 'ការអញ្ជើញទៅវគ្គបណ្ដុះបណ្ដាល' },
  category: 'invitation',
  priority: 'news',
  sample: {
    ...dara,
    company: 'Angkor Academy',
    training: 'Excel for accountants · Excel សម្រាប់គណនេយ្យករ',
    day: '7 December 2026',
    gatheringId: '01900000-0000-7000-8000-000000000001',
    place: 'Street 271, Phnom Penh',
    message: null,
  },
  headers,
  en: ({ name, company, training, gatheringId, day, place, message, token }, site) => ({
    subject: `${company} invites you to a training: ${training}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `${company} found your CV and invites you to the training “${training}”.`,
      [day, place].filter(Boolean).join(' · '),
      ...written(message, '“', '”'),
      'The invitation doesn’t tell them who you are. They’ll see your name and contact details only if you register.',
    ],
    action: { label: 'View training', url: site.url(paths.training(gatheringId)) },
    footer: whyEn(site),
    stop: {
      label: 'Stop invitations from trainers',
      url: site.url(paths.unsubscribe('invitation', token)),
    },
  }),
  km: ({ name, company, training, gatheringId, day, place, message, token }, site) => ({
    subject: `${company} អញ្ជើញអ្នកចូលរួមវគ្គបណ្ដុះបណ្ដាល៖ ${training}`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `${company} បានឃើញប្រវត្តិរូបរបស់អ្នក ហើយអញ្ជើញអ្នកឱ្យចូលរួមវគ្គបណ្ដុះបណ្ដាល «${training}»។`,
      [day, place].filter(Boolean).join(' · '),
      ...written(message, '«', '»'),
      'ការអញ្ជើញនេះមិនប្រាប់គ្រូបណ្ដុះបណ្ដាលថាអ្នកជានរណាទេ។ គ្រូបណ្ដុះបណ្ដាលនឹងឃើញឈ្មោះ និងព័ត៌មានទំនាក់ទំនងរបស់អ្នក តែពេលអ្នកចុះឈ្មោះប៉ុណ្ណោះ។',
    ],
    action: { label: 'មើលវគ្គបណ្ដុះបណ្ដាល', url: site.url(paths.training(gatheringId)) },
    footer: whyKm(site),
    stop: {
      label: 'ឈប់ទទួលការអញ្ជើញពីគ្រូបណ្ដុះបណ្ដាល',
      url: site.url(paths.unsubscribe('invitation', token)),
    },
  }),
};
