import { adminCompanyUpdate } from '@acheep/contract/companies/company-admin';
import { labelIn } from '@acheep/contract/kernel/endpoint';
import type { Locale } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import type { MailKind } from '../../messaging/mail/mail-kind.ts';

/** The fields of the company's form by name, in words. */
const inWords = (fields: readonly string[], locale: Locale) =>
  fields.map((field) => labelIn(adminCompanyUpdate, field)?.[locale] ?? field).join(', ');

interface Params {
  name: string;
  company: string;
  companyKm: string;
  /** Changed fields of the company's form. */
  fields: readonly string[];
  reason: string;
}

/** Sent to the owner of a company whose data the operator has corrected. */
export const companyCorrectedMail: MailKind<Params> = {
  name: 'company-corrected',
  title: { en: 'Company corrected by the operator', km: 'អ្នកគ្រប់គ្រងបានកែព័ត៌មានក្រុមហ៊ុន' },
  necessary: 'Whose company shows other words than they wrote has to know why.',
  priority: 'account',
  sample: {
    name: 'Sok Dara',
    company: 'Mekong Trading',
    companyKm: 'មេគង្គ ត្រេឌីង',
    fields: ['name', 'address'],
    reason: 'The name on your licence is different.',
  },
  en: ({ name, company, fields, reason }, site) => ({
    subject: `We’ve corrected the details of ${company} at ${site.name}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `We’ve corrected the details of ${company} at ${site.name}. Changed: ${inWords(fields, 'en')}.`,
      `Reason: ${reason}`,
    ],
    action: { label: 'View company profile', url: site.url(paths.profileCompany()) },
    footer: 'If you think this is a mistake, contact the site’s support.',
  }),
  km: ({ name, companyKm, fields, reason }, site) => ({
    subject: `យើងបានកែតម្រូវព័ត៌មានរបស់ ${companyKm} លើ ${site.name}`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `យើងបានកែតម្រូវព័ត៌មានរបស់ ${companyKm} លើ ${site.name}។ ព័ត៌មានដែលបានប្ដូរ៖ ${inWords(fields, 'km')}។`,
      `មូលហេតុ៖ ${reason}`,
    ],
    action: { label: 'មើលព័ត៌មានក្រុមហ៊ុន', url: site.url(paths.profileCompany()) },
    footer: 'ប្រសិនបើអ្នកគិតថានេះជាការភាន់ច្រឡំ សូមទាក់ទងផ្នែកជំនួយរបស់គេហទំព័រ។',
  }),
};
