import { paths } from '@acheep/contract/paths';
import { footers } from '../../messaging/mail/mail-footer.ts';
import { mailKind } from '../../messaging/mail/mail-kind.ts';

/** Names of the removed and of the remaining company, in Khmer mails too. */
const sample = {
  name: 'Sok Dara',
  gone: 'Mekong Trading Co., Ltd.',
  goneKm: 'ក្រុមហ៊ុន មេគង្គ ត្រេឌីង',
  company: 'Mekong Trading',
  companyKm: 'មេគង្គ ត្រេឌីង',
};

/** Sent to the members of the company that was merged into another. */
export const companyMergedMail = mailKind({
  name: 'company-merged',
  title: { en: 'Company merged into another', km: 'ក្រុមហ៊ុនត្រូវបានបញ្ចូលទៅក្នុងក្រុមហ៊ុនមួយទៀត' },
  necessary: 'Who works for another company than yesterday has to know.',
  priority: 'account',
  sample: { ...sample, owner: 'Chan Sophea' },
  letter: ({ gone, company, owner, goneKm, companyKm }, site) => ({
    subject: {
      en: `${gone} is now part of ${company} at ${site.name}`,
      km: `${goneKm} ត្រូវបានបញ្ចូលទៅក្នុង ${companyKm} លើ ${site.name} ហើយ`,
    },
    text: [
      {
        en: `${gone} and ${company} were listed on ${site.name} as two companies, so we’ve merged them. Jobs, applications, orders and everything else from ${gone} now belong to ${company}. Nothing is lost.`,
        km: `នៅលើ ${site.name} មានក្រុមហ៊ុនពីរឈ្មោះ ${goneKm} និង ${companyKm} ប៉ុន្តែជាក្រុមហ៊ុនតែមួយ ដូច្នេះយើងបានបញ្ចូលគ្នាហើយ។ ការងារ ពាក្យសុំ ការបញ្ជាទិញ និងអ្វីៗទាំងអស់របស់ ${goneKm} ឥឡូវនេះជារបស់ ${companyKm} ដោយមិនបាត់បង់អ្វីឡើយ។`,
      },
      {
        en: `Your account now belongs to ${company} (owner: ${owner}). Links to the page of ${gone} lead to its page.`,
        km: `ចាប់ពីពេលនេះតទៅ គណនីរបស់អ្នកស្ថិតក្នុង ${companyKm} (ម្ចាស់៖ ${owner})។ តំណទៅទំព័ររបស់ ${goneKm} នឹងនាំទៅទំព័រថ្មីនេះ។`,
      },
    ],
    action: { en: 'View colleagues', km: 'មើលសហការី', to: paths.profileTeam() },
    footer: footers.supportIfMistake,
  }),
});

/** Sent to the owner of the remaining company. */
export const companyGrownMail = mailKind({
  name: 'company-grown',
  title: { en: 'Another company was merged in', km: 'បានបញ្ចូលក្រុមហ៊ុនមួយទៀត' },
  necessary: 'Whose company is given colleagues and what they have has to know.',
  priority: 'account',
  sample,
  letter: ({ gone, company, goneKm, companyKm }, site) => ({
    subject: {
      en: `${gone} is now part of your company ${company} at ${site.name}`,
      km: `${goneKm} ត្រូវបានបញ្ចូលទៅក្នុង ${companyKm} របស់អ្នកលើ ${site.name} ហើយ`,
    },
    text: [
      {
        en: `${gone} and ${company} were listed on ${site.name} as two companies, so we’ve merged them. Jobs, applications, orders and everything else from ${gone} now belong to ${company}.`,
        km: `នៅលើ ${site.name} មានក្រុមហ៊ុនពីរឈ្មោះ ${goneKm} និង ${companyKm} ប៉ុន្តែជាក្រុមហ៊ុនតែមួយ ដូច្នេះយើងបានបញ្ចូលគ្នាហើយ។ ការងារ ពាក្យសុំ ការបញ្ជាទិញ និងអ្វីៗទាំងអស់របស់ ${goneKm} ឥឡូវនេះជារបស់ ${companyKm}។`,
      },
      {
        en: `You own the company, and everyone who worked for ${gone} is now your colleague. You can remove people from the team.`,
        km: `អ្នកជាម្ចាស់ក្រុមហ៊ុននេះ ហើយអ្នកដែលធ្លាប់ធ្វើការក្នុង ${goneKm} ក្លាយជាសហការីរបស់អ្នក។ អ្នកអាចដកនរណាម្នាក់ចេញពីក្រុមការងារបាន។`,
      },
    ],
    action: { en: 'View colleagues', km: 'មើលសហការី', to: paths.profileTeam() },
    footer: footers.supportIfMistake,
  }),
});
