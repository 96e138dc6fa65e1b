import { paths } from '@acheep/contract/paths';
import type { MailKind } from '../../messaging/mail/mail-kind.ts';

interface Params {
  name: string;
  /** Names of the removed and of the remaining company, in Khmer mails too. */
  gone: string;
  goneKm: string;
  company: string;
  companyKm: string;
  /** Name of the company's owner. */
  owner: string;
}
const sample = {
  name: 'Sok Dara',
  gone: 'Mekong Trading Co., Ltd.',
  goneKm: 'ក្រុមហ៊ុន មេគង្គ ត្រេឌីង',
  company: 'Mekong Trading',
  companyKm: 'មេគង្គ ត្រេឌីង',
  owner: 'Chan Sophea',
};

/** Sent to the members of the company that was merged into another. */
export const companyMergedMail: MailKind<Params> = {
  name: 'company-merged',
  title: { en: 'Company merged into another', km: 'ក្រុមហ៊ុនត្រូវបានបញ្ចូលទៅក្នុងក្រុមហ៊ុនមួយទៀត' },
  necessary: 'Who works for another company than yesterday has to know.',
  priority: 'account',
  sample,
  en: ({ name, gone, company, owner }, site) => ({
    subject: `${gone} is now part of ${company} at ${site.name}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `${gone} and ${company} were listed on ${site.name} as two companies, so we’ve merged them. Jobs, applications, orders and everything else from ${gone} now belong to ${company}. Nothing is lost.`,
      `Your account now belongs to ${company} (owner: ${owner}). Links to the page of ${gone} lead to its page.`,
    ],
    action: { label: 'View colleagues', url: site.url(paths.profileTeam()) },
    footer: 'If you think this is a mistake, contact the site’s support.',
  }),
  km: ({ name, goneKm, companyKm, owner }, site) => ({
    subject: `${goneKm} ត្រូវបានបញ្ចូលទៅក្នុង ${companyKm} លើ ${site.name} ហើយ`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `នៅលើ ${site.name} មានក្រុមហ៊ុនពីរឈ្មោះ ${goneKm} និង ${companyKm} ប៉ុន្តែជាក្រុមហ៊ុនតែមួយ ដូច្នេះយើងបានបញ្ចូលគ្នាហើយ។ ការងារ ពាក្យសុំ ការបញ្ជាទិញ និងអ្វីៗទាំងអស់របស់ ${goneKm} ឥឡូវនេះជារបស់ ${companyKm} ដោយមិនបាត់បង់អ្វីឡើយ។`,
      `ចាប់ពីពេលនេះតទៅ គណនីរបស់អ្នកស្ថិតក្នុង ${companyKm} (ម្ចាស់៖ ${owner})។ តំណទៅទំព័ររបស់ ${goneKm} នឹងនាំទៅទំព័រថ្មីនេះ។`,
    ],
    action: { label: 'មើលសហការី', url: site.url(paths.profileTeam()) },
    footer: 'ប្រសិនបើអ្នកគិតថាមានការភាន់ច្រឡំ សូមទាក់ទងផ្នែកជំនួយរបស់គេហទំព័រ។',
  }),
};

/** Sent to the owner of the remaining company. */
export const companyGrownMail: MailKind<Omit<Params, 'owner'>> = {
  name: 'company-grown',
  title: { en: 'Another company was merged in', km: 'បានបញ្ចូលក្រុមហ៊ុនមួយទៀត' },
  necessary: 'Whose company is given colleagues and what they have has to know.',
  priority: 'account',
  sample,
  en: ({ name, gone, company }, site) => ({
    subject: `${gone} is now part of your company ${company} at ${site.name}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `${gone} and ${company} were listed on ${site.name} as two companies, so we’ve merged them. Jobs, applications, orders and everything else from ${gone} now belong to ${company}.`,
      `You own the company, and everyone who worked for ${gone} is now your colleague. You can remove people from the team.`,
    ],
    action: { label: 'View colleagues', url: site.url(paths.profileTeam()) },
    footer: 'If you think this is a mistake, contact the site’s support.',
  }),
  km: ({ name, goneKm, companyKm }, site) => ({
    subject: `${goneKm} ត្រូវបានបញ្ចូលទៅក្នុង ${companyKm} របស់អ្នកលើ ${site.name} ហើយ`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `នៅលើ ${site.name} មានក្រុមហ៊ុនពីរឈ្មោះ ${goneKm} និង ${companyKm} ប៉ុន្តែជាក្រុមហ៊ុនតែមួយ ដូច្នេះយើងបានបញ្ចូលគ្នាហើយ។ ការងារ ពាក្យសុំ ការបញ្ជាទិញ និងអ្វីៗទាំងអស់របស់ ${goneKm} ឥឡូវនេះជារបស់ ${companyKm}។`,
      `អ្នកជាម្ចាស់ក្រុមហ៊ុននេះ ហើយអ្នកដែលធ្លាប់ធ្វើការក្នុង ${goneKm} ក្លាយជាសហការីរបស់អ្នក។ អ្នកអាចដកនរណាម្នាក់ចេញពីក្រុមការងារបាន។`,
    ],
    action: { label: 'មើលសហការី', url: site.url(paths.profileTeam()) },
    footer: 'ប្រសិនបើអ្នកគិតថាមានការភាន់ច្រឡំ សូមទាក់ទងផ្នែកជំនួយរបស់គេហទំព័រ។',
  }),
};
