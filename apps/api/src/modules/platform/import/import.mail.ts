import { paths } from '@acheep/contract/paths';
import type { MailKind } from '../../messaging/mail/mail-kind.ts';

/** Days until an invitation to claim a company expires. */
export const offerDays = 30;

interface Params {
  token: string;
  company: string;
  /** Name in Khmer mails: the Khmer one if there is one. */
  companyKm: string;
  days: number;
}

/** Removes what mail programs would turn into a link, as the text is from a file of another site. */
const unlinked = (text: string) => text.replace(/[./:@\\]+/g, ' ').trim();

export const companyOfferMail: MailKind<Params> = {
  name: 'company-offer',
  title: { en: 'Imported company: invitation to its owner', km: 'ក្រុមហ៊ុនដែលបាននាំចូល៖ ការអញ្ជើញម្ចាស់' },
  unasked: 'It is the only way to the company.',
  priority: 'news',
  sample: { token: 'sample', company: 'Mekong Trading', companyKm: 'មេគង្គ ត្រេឌីង', days: offerDays },
  en: ({ token, company, days }, site) => ({
    subject: `Claim the page of ${unlinked(company)} on ${site.name}`,
    greeting: 'Hello,',
    paragraphs: [
      `We’ve added ${unlinked(company)} and its jobs to ${site.name}, with this e-mail address as the contact. Claim the page to post jobs and receive applications.`,
      `The link works for ${days} days.`,
    ],
    action: { label: 'Claim the company page', url: site.url(paths.join(token)) },
    footer: 'If you don’t know this company, you can ignore this e-mail.',
  }),
  km: ({ token, companyKm, days }, site) => ({
    subject: `ទទួលយកទំព័រក្រុមហ៊ុន ${unlinked(companyKm)} នៅលើ ${site.name}`,
    greeting: 'សួស្ដី',
    paragraphs: [
      `យើងបានបញ្ចូល ${unlinked(companyKm)} និងការងាររបស់ក្រុមហ៊ុនទៅក្នុង ${site.name} ដោយប្រើអ៊ីមែលនេះជាអ៊ីមែលទំនាក់ទំនង។ សូមទទួលយកទំព័រនេះ ដើម្បីផ្សាយការងារ និងទទួលពាក្យសុំ។`,
      `តំណនេះប្រើបានក្នុងរយៈពេល ${days} ថ្ងៃ។`,
    ],
    action: { label: 'ទទួលយកទំព័រក្រុមហ៊ុន', url: site.url(paths.join(token)) },
    footer: 'ប្រសិនបើអ្នកមិនស្គាល់ក្រុមហ៊ុននេះទេ អ្នកមិនចាំបាច់ធ្វើអ្វីឡើយ។',
  }),
};
