import { paths } from '@acheep/contract/paths';
import { footers } from '../../messaging/mail/mail-footer.ts';
import { mailKind, type Site } from '../../messaging/mail/mail-kind.ts';
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

export const jobInvitationMail = mailKind<Invited & { jobTitle: string }>({
  name: 'job-invitation',
  title: { en: 'Invitation to a job', km: 'ការអញ្ជើញទៅការងារ' },
  category: 'invitation',
  sample: {
    ...dara,
    jobTitle: 'Senior Accountant · គណនេយ្យករជាន់ខ្ពស់',
    message: 'Your years with stock and ledgers are what we look for.\nWork starts at eight.',
  },
  headers,
  letter: ({ company, jobTitle, message, token }, site) => ({
    subject: {
      en: `${company} invites you to apply: ${jobTitle}`,
      km: `${company} អញ្ជើញអ្នកឱ្យដាក់ពាក្យ៖ ${jobTitle}`,
    },
    text: [
      {
        en: `${company} found your CV and would like you to apply for “${jobTitle}”.`,
        km: `${company} បានឃើញប្រវត្តិរូបរបស់អ្នក ហើយអញ្ជើញអ្នកឱ្យដាក់ពាក្យសម្រាប់ការងារ «${jobTitle}»។`,
      },
      message !== null && { en: `“${message}”`, km: `«${message}»` },
      {
        en: 'The invitation doesn’t tell them who you are. They’ll see your name and contact details only if you apply, or if they open your full CV.',
        km: 'ការអញ្ជើញនេះមិនប្រាប់ក្រុមហ៊ុនថាអ្នកជានរណាទេ។ ក្រុមហ៊ុននឹងឃើញឈ្មោះ និងព័ត៌មានទំនាក់ទំនងរបស់អ្នក តែពេលអ្នកដាក់ពាក្យ ឬពេលក្រុមហ៊ុនបើកមើលប្រវត្តិរូបពេញលេញរបស់អ្នកប៉ុណ្ណោះ។',
      },
    ],
    action: { en: 'View invitation', km: 'មើលការអញ្ជើញ', to: paths.manageInvitations() },
    footer: footers.foundByCompanies(site),
    stop: {
      en: 'Stop invitations from recruiters',
      km: 'ឈប់ទទួលការអញ្ជើញពីអ្នកជ្រើសរើសបុគ្គលិក',
      to: paths.unsubscribe('invitation', token),
    },
  }),
});

export const trainingInvitationMail = mailKind<
  Invited & { training: string; gatheringId: string; day: string; place: string }
>({
  name: 'training-invitation',
  title: { en: 'Invitation to a training', km: 'ការអញ្ជើញទៅវគ្គបណ្ដុះបណ្ដាល' },
  category: 'invitation',
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
  letter: ({ company, training, gatheringId, day, place, message, token }, site) => ({
    subject: {
      en: `${company} invites you to a training: ${training}`,
      km: `${company} អញ្ជើញអ្នកចូលរួមវគ្គបណ្ដុះបណ្ដាល៖ ${training}`,
    },
    text: [
      {
        en: `${company} found your CV and invites you to the training “${training}”.`,
        km: `${company} បានឃើញប្រវត្តិរូបរបស់អ្នក ហើយអញ្ជើញអ្នកឱ្យចូលរួមវគ្គបណ្ដុះបណ្ដាល «${training}»។`,
      },
      [day, place].filter(Boolean).join(' · '),
      message !== null && { en: `“${message}”`, km: `«${message}»` },
      {
        en: 'The invitation doesn’t tell them who you are. They’ll see your name and contact details only if you register.',
        km: 'ការអញ្ជើញនេះមិនប្រាប់គ្រូបណ្ដុះបណ្ដាលថាអ្នកជានរណាទេ។ គ្រូបណ្ដុះបណ្ដាលនឹងឃើញឈ្មោះ និងព័ត៌មានទំនាក់ទំនងរបស់អ្នក តែពេលអ្នកចុះឈ្មោះប៉ុណ្ណោះ។',
      },
    ],
    action: { en: 'View training', km: 'មើលវគ្គបណ្ដុះបណ្ដាល', to: paths.training(gatheringId) },
    footer: footers.foundByCompanies(site),
    stop: {
      en: 'Stop invitations from trainers',
      km: 'ឈប់ទទួលការអញ្ជើញពីគ្រូបណ្ដុះបណ្ដាល',
      to: paths.unsubscribe('invitation', token),
    },
  }),
});
