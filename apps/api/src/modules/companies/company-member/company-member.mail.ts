import { companyRoles, type GivenRole } from '@acheep/contract/kernel/company-role';
import type { Localized } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import { footers } from '../../messaging/mail/mail-footer.ts';
import { mailKind } from '../../messaging/mail/mail-kind.ts';

/** `companyKm`: its name in Khmer mails, the Khmer one if it has one. */
const sample = { company: 'Mekong Trading', companyKm: 'មេគង្គ ត្រេឌីង' };

/** What a colleague of each role is invited to do. */
const roleTasks = {
  recruiter: {
    en: 'post jobs, and read and answer applications together',
    km: 'ផ្សាយការងារ និងពិនិត្យពាក្យសុំជាមួយគ្នា',
  },
  interviewer: {
    en: 'meet the candidates assigned to you and share your opinion',
    km: 'ជួបសម្ភាសបេក្ខជនដែលបានកំណត់ឱ្យ និងផ្ដល់យោបល់លើបេក្ខជន',
  },
  reader: {
    en: 'see statistics about its jobs and hiring, but no candidate data',
    km: 'មើលតួលេខអំពីការងារ និងការជ្រើសរើសបុគ្គលិក ដោយមិនឃើញព័ត៌មានបេក្ខជន',
  },
} satisfies Record<GivenRole, Localized>;

/** Strips characters from a stranger's text that mail programs turn into links. */
const unlinked = (text: string) => text.replace(/[./:@\\]+/g, ' ').trim();

export const invitationMail = mailKind<
  typeof sample & { token: string; inviter: string; days: number; role: GivenRole }
>({
  name: 'company-invitation',
  title: { en: 'Invitation to a colleague', km: 'ការអញ្ជើញសហការី' },
  unasked: 'It is the only way into the company.',
  priority: 'account',
  isUnnamed: true,
  sample: { ...sample, token: 'sample', inviter: 'Chan Sophea', days: 14, role: 'recruiter' },
  letter: ({ token, inviter, company, days, role, companyKm }, site) => ({
    subject: {
      en: `${unlinked(inviter)} invites you to join ${unlinked(company)} on ${site.name}`,
      km: `${unlinked(inviter)} អញ្ជើញអ្នកចូលរួមជាមួយ ${unlinked(companyKm)} លើ ${site.name}`,
    },
    text: [
      {
        en: `${unlinked(inviter)} invites you to join ${unlinked(company)} at ${site.name}. Your role will be ${companyRoles[role].en.toLowerCase()}: you can ${roleTasks[role].en}.`,
        km: `${unlinked(inviter)} អញ្ជើញអ្នកឱ្យធ្វើការជាមួយ ${unlinked(companyKm)} នៅលើ ${site.name} ក្នុងតួនាទីជា${companyRoles[role].km} ដើម្បី${roleTasks[role].km}។`,
      },
      { en: `The invitation is valid for ${days} days.`, km: `ការអញ្ជើញនេះប្រើបានក្នុងរយៈពេល ${days} ថ្ងៃ។` },
    ],
    action: { en: 'View invitation', km: 'មើលការអញ្ជើញ', to: paths.join(token) },
    footer: footers.ignoreIfUnknown,
  }),
});

export const memberJoinedMail = mailKind({
  name: 'company-member-joined',
  title: { en: 'A colleague has joined', km: 'សហការីម្នាក់បានចូលរួម' },
  category: 'member',
  isFree: true,
  sample: { ...sample, name: 'Sok Dara', member: 'Keo Nary', email: 'nary@example.com' },
  letter: ({ member, email, company, companyKm }) => ({
    subject: { en: `${member} has joined ${company}`, km: `${member} ចូលរួមធ្វើការជាមួយអ្នកក្នុង ${companyKm} ហើយ` },
    text: {
      en: `${member} (${email}) has accepted your invitation and is now on the ${company} team.`,
      km: `${member} (${email}) បានទទួលយកការអញ្ជើញរបស់អ្នក ហើយចាប់ពីពេលនេះតទៅ ធ្វើការឱ្យ ${companyKm}។`,
    },
    action: { en: 'View colleagues', km: 'មើលសហការី', to: paths.profileTeam() },
    footer: footers.ownsCompany,
  }),
});

export const memberRemovedMail = mailKind({
  name: 'company-member-removed',
  title: { en: 'Removed from the company', km: 'លែងនៅក្នុងក្រុមហ៊ុន' },
  necessary: 'Who loses access has to know.',
  isFree: true,
  sample: { ...sample, name: 'Sok Dara' },
  letter: ({ company, companyKm }, site) => ({
    subject: {
      en: `You’ve been removed from the ${company} team on ${site.name}`,
      km: `អ្នកលែងនៅក្នុងក្រុមការងាររបស់ ${companyKm} លើ ${site.name} ហើយ`,
    },
    text: {
      en: `The owner of ${company} has removed you from the team. You still have your account. To post jobs, add your own company.`,
      km: `ម្ចាស់ ${companyKm} បានដកអ្នកចេញពីក្រុមការងារ។ គណនីរបស់អ្នកនៅដដែល។ បើចង់ផ្សាយការងារ សូមបន្ថែមក្រុមហ៊ុនផ្ទាល់ខ្លួនរបស់អ្នក។`,
    },
    action: { en: 'Add my company', km: 'បន្ថែមក្រុមហ៊ុនរបស់ខ្ញុំ', to: paths.profileCompany() },
    footer: footers.ownerIfMistake,
  }),
});

export const memberRoleMail = mailKind<typeof sample & { name: string; role: GivenRole }>({
  name: 'company-member-role',
  title: { en: 'Role in the company changed', km: 'បានប្ដូរតួនាទីក្នុងក្រុមហ៊ុន' },
  necessary: 'Who loses access has to know.',
  sample: { ...sample, name: 'Sok Dara', role: 'interviewer' },
  letter: ({ company, role, companyKm }, site) => ({
    subject: { en: `Your role at ${company} has changed`, km: `តួនាទីរបស់អ្នកនៅ ${companyKm} ត្រូវបានប្ដូរ` },
    text: {
      en: `The owner of ${company} has changed your role at ${site.name}. Your role is now ${companyRoles[role].en.toLowerCase()}: you can ${roleTasks[role].en}.`,
      km: `ម្ចាស់ ${companyKm} បានប្ដូរសិទ្ធិរបស់អ្នកលើ ${site.name}។ ឥឡូវនេះតួនាទីរបស់អ្នកគឺ${companyRoles[role].km}៖ អ្នកអាច${roleTasks[role].km}។`,
    },
    action: { en: 'View colleagues', km: 'មើលសហការី', to: paths.profileTeam() },
    footer: footers.ownerIfMistake,
  }),
});

export const ownerChangedMail = mailKind({
  name: 'company-owner-changed',
  title: { en: 'New owner of a company', km: 'ម្ចាស់ក្រុមហ៊ុនថ្មី' },
  necessary: 'Who is given the rights of an owner has to know.',
  priority: 'account',
  isFree: true,
  sample: { ...sample, name: 'Sok Dara' },
  letter: ({ company, companyKm }, site) => ({
    subject: {
      en: `You’re now the owner of ${company} at ${site.name}`,
      km: `ឥឡូវនេះអ្នកជាម្ចាស់ ${companyKm} លើ ${site.name}`,
    },
    text: {
      en: `The owner of ${company} has transferred ownership to you. You can now invite and remove colleagues.`,
      km: `ម្ចាស់ ${companyKm} បានប្រគល់ក្រុមហ៊ុនឱ្យអ្នក។ ចាប់ពីពេលនេះតទៅ អ្នកអាចអញ្ជើញ និងដកសហការី។`,
    },
    action: { en: 'View colleagues', km: 'មើលសហការី', to: paths.profileTeam() },
    footer: footers.ownsCompany,
  }),
});
