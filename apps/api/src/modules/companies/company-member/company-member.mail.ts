import { companyRoles, type GivenRole } from '@acheep/contract/kernel/company-role';
import type { Localized } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import type { MailKind } from '../../messaging/mail/mail-kind.ts';

interface Companies {
  company: string;
  /** Name in Khmer mails: the Khmer one if the company has one. */
  companyKm: string;
}
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

export const invitationMail: MailKind<
  Companies & { token: string; inviter: string; days: number; role: GivenRole }
> = {
  name: 'company-invitation',
  title: { en: 'Invitation to a colleague', km: 'ការអញ្ជើញសហការី' },
  unasked: 'It is the only way into the company.',
  priority: 'account',
  sample: { ...sample, token: 'sample', inviter: 'Chan Sophea', days: 14, role: 'recruiter' },
  en: ({ token, inviter, company, days, role }, site) => ({
    subject: `${unlinked(inviter)} invites you to join ${unlinked(company)} on ${site.name}`,
    greeting: 'Hello,',
    paragraphs: [
      `${unlinked(inviter)} invites you to join ${unlinked(company)} at ${site.name}. Your role will be ${companyRoles[role].en.toLowerCase()}: you can ${roleTasks[role].en}.`,
      `The invitation is valid for ${days} days.`,
    ],
    action: { label: 'View invitation', url: site.url(paths.join(token)) },
    footer: 'If you don’t know this company, you can ignore this e-mail.',
  }),
  km: ({ token, inviter, companyKm, days, role }, site) => ({
    subject: `${unlinked(inviter)} អញ្ជើញអ្នកចូលរួមជាមួយ ${unlinked(companyKm)} លើ ${site.name}`,
    greeting: 'សួស្ដី',
    paragraphs: [
      `${unlinked(inviter)} អញ្ជើញអ្នកឱ្យធ្វើការជាមួយ ${unlinked(companyKm)} នៅលើ ${site.name} ក្នុងតួនាទីជា${companyRoles[role].km} ដើម្បី${roleTasks[role].km}។`,
      `ការអញ្ជើញនេះប្រើបានក្នុងរយៈពេល ${days} ថ្ងៃ។`,
    ],
    action: { label: 'មើលការអញ្ជើញ', url: site.url(paths.join(token)) },
    footer: 'ប្រសិនបើអ្នកមិនស្គាល់ក្រុមហ៊ុននេះទេ អ្នកមិនចាំបាច់ធ្វើអ្វីឡើយ។',
  }),
};

export const memberJoinedMail: MailKind<Companies & { name: string; member: string; email: string }> = {
  name: 'company-member-joined',
  title: { en: 'A colleague has joined', km: 'សហការីម្នាក់បានចូលរួម' },
  category: 'member',
  priority: 'news',
  isFree: true,
  sample: { ...sample, name: 'Sok Dara', member: 'Keo Nary', email: 'nary@example.com' },
  en: ({ name, member, email, company }, site) => ({
    subject: `${member} has joined ${company}`,
    greeting: `Hello ${name},`,
    paragraphs: [`${member} (${email}) has accepted your invitation and is now on the ${company} team.`],
    action: { label: 'View colleagues', url: site.url(paths.profileTeam()) },
    footer: 'You’re receiving this e-mail because you own the company.',
  }),
  km: ({ name, member, email, companyKm }, site) => ({
    subject: `${member} ចូលរួមធ្វើការជាមួយអ្នកក្នុង ${companyKm} ហើយ`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [`${member} (${email}) បានទទួលយកការអញ្ជើញរបស់អ្នក ហើយចាប់ពីពេលនេះតទៅ ធ្វើការឱ្យ ${companyKm}។`],
    action: { label: 'មើលសហការី', url: site.url(paths.profileTeam()) },
    footer: 'អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកជាម្ចាស់ក្រុមហ៊ុន។',
  }),
};

export const memberRemovedMail: MailKind<Companies & { name: string }> = {
  name: 'company-member-removed',
  title: { en: 'Removed from the company', km: 'លែងនៅក្នុងក្រុមហ៊ុន' },
  necessary: 'Who loses access has to know.',
  priority: 'news',
  isFree: true,
  sample: { ...sample, name: 'Sok Dara' },
  en: ({ name, company }, site) => ({
    subject: `You’ve been removed from the ${company} team on ${site.name}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `The owner of ${company} has removed you from the team. You still have your account. To post jobs, add your own company.`,
    ],
    action: { label: 'Add my company', url: site.url(paths.profileCompany()) },
    footer: 'If you think this is a mistake, ask the owner of the company.',
  }),
  km: ({ name, companyKm }, site) => ({
    subject: `អ្នកលែងនៅក្នុងក្រុមការងាររបស់ ${companyKm} លើ ${site.name} ហើយ`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `ម្ចាស់ ${companyKm} បានដកអ្នកចេញពីក្រុមការងារ។ គណនីរបស់អ្នកនៅដដែល។ បើចង់ផ្សាយការងារ សូមបន្ថែមក្រុមហ៊ុនផ្ទាល់ខ្លួនរបស់អ្នក។`,
    ],
    action: { label: 'បន្ថែមក្រុមហ៊ុនរបស់ខ្ញុំ', url: site.url(paths.profileCompany()) },
    footer: 'ប្រសិនបើអ្នកគិតថាមានការភាន់ច្រឡំ សូមសួរម្ចាស់ក្រុមហ៊ុន។',
  }),
};

export const memberRoleMail: MailKind<Companies & { name: string; role: GivenRole }> = {
  name: 'company-member-role',
  title: { en: 'Role in the company changed', km: 'បានប្ដូរតួនាទីក្នុងក្រុមហ៊ុន' },
  necessary: 'Who loses access has to know.',
  priority: 'news',
  sample: { ...sample, name: 'Sok Dara', role: 'interviewer' },
  en: ({ name, company, role }, site) => ({
    subject: `Your role at ${company} has changed`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `The owner of ${company} has changed your role at ${site.name}. Your role is now ${companyRoles[role].en.toLowerCase()}: you can ${roleTasks[role].en}.`,
    ],
    action: { label: 'View colleagues', url: site.url(paths.profileTeam()) },
    footer: 'If you think this is a mistake, ask the owner of the company.',
  }),
  km: ({ name, companyKm, role }, site) => ({
    subject: `តួនាទីរបស់អ្នកនៅ ${companyKm} ត្រូវបានប្ដូរ`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `ម្ចាស់ ${companyKm} បានប្ដូរសិទ្ធិរបស់អ្នកលើ ${site.name}។ ឥឡូវនេះតួនាទីរបស់អ្នកគឺ${companyRoles[role].km}៖ អ្នកអាច${roleTasks[role].km}។`,
    ],
    action: { label: 'មើលសហការី', url: site.url(paths.profileTeam()) },
    footer: 'ប្រសិនបើអ្នកគិតថាមានការភាន់ច្រឡំ សូមសួរម្ចាស់ក្រុមហ៊ុន។',
  }),
};

export const ownerChangedMail: MailKind<Companies & { name: string }> = {
  name: 'company-owner-changed',
  title: { en: 'New owner of a company', km: 'ម្ចាស់ក្រុមហ៊ុនថ្មី' },
  necessary: 'Who is given the rights of an owner has to know.',
  priority: 'account',
  isFree: true,
  sample: { ...sample, name: 'Sok Dara' },
  en: ({ name, company }, site) => ({
    subject: `You’re now the owner of ${company} at ${site.name}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `The owner of ${company} has transferred ownership to you. You can now invite and remove colleagues.`,
    ],
    action: { label: 'View colleagues', url: site.url(paths.profileTeam()) },
    footer: 'You’re receiving this e-mail because you own the company.',
  }),
  km: ({ name, companyKm }, site) => ({
    subject: `ឥឡូវនេះអ្នកជាម្ចាស់ ${companyKm} លើ ${site.name}`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [`ម្ចាស់ ${companyKm} បានប្រគល់ក្រុមហ៊ុនឱ្យអ្នក។ ចាប់ពីពេលនេះតទៅ អ្នកអាចអញ្ជើញ និងដកសហការី។`],
    action: { label: 'មើលសហការី', url: site.url(paths.profileTeam()) },
    footer: 'អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកជាម្ចាស់ក្រុមហ៊ុន។',
  }),
};
