import { adminCompanyUpdate } from '@acheep/contract/companies/company-admin';
import { labelIn } from '@acheep/contract/kernel/endpoint';
import type { Locale } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import { footers } from '../../messaging/mail/mail-footer.ts';
import { mailKind } from '../../messaging/mail/mail-kind.ts';

/** The fields of the company's form by name, in words. */
const inWords = (fields: readonly string[], locale: Locale) =>
  fields.map((field) => labelIn(adminCompanyUpdate, field)?.[locale] ?? field).join(', ');

/** Sent to the owner of a company whose data the operator has corrected. */
export const companyCorrectedMail = mailKind({
  name: 'company-corrected',
  title: { en: 'Company corrected by the operator', km: 'អ្នកគ្រប់គ្រងបានកែព័ត៌មានក្រុមហ៊ុន' },
  necessary: 'Whose company shows other words than they wrote has to know why.',
  priority: 'account',
  sample: {
    name: 'Sok Dara',
    company: 'Mekong Trading',
    companyKm: 'មេគង្គ ត្រេឌីង',
    // Changed fields of the company's form.
    fields: ['name', 'address'],
    reason: 'The name on your licence is different.',
  },
  letter: ({ company, fields, reason, companyKm }, site) => ({
    subject: {
      en: `We’ve corrected the details of ${company} at ${site.name}`,
      km: `យើងបានកែតម្រូវព័ត៌មានរបស់ ${companyKm} លើ ${site.name}`,
    },
    text: [
      {
        en: `We’ve corrected the details of ${company} at ${site.name}. Changed: ${inWords(fields, 'en')}.`,
        km: `យើងបានកែតម្រូវព័ត៌មានរបស់ ${companyKm} លើ ${site.name}។ ព័ត៌មានដែលបានប្ដូរ៖ ${inWords(fields, 'km')}។`,
      },
      { en: `Reason: ${reason}`, km: `មូលហេតុ៖ ${reason}` },
    ],
    action: { en: 'View company profile', km: 'មើលព័ត៌មានក្រុមហ៊ុន', to: paths.profileCompany() },
    footer: footers.supportIfMistake,
  }),
});
