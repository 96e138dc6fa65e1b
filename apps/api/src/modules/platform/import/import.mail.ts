import { paths } from '@acheep/contract/kernel/paths';
import type { MailKind } from '../../messaging/mail/mail-kind.ts';

/** Days until an offer to take over a company expires. */
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
  unasked: 'It is the only way to the company.',
  priority: 'news',
  sample: { token: 'sample', company: 'Mekong Trading', companyKm: 'មេគង្គ ត្រេឌីង', days: offerDays },
  en: ({ token, company, days }, site) => ({
    subject: `${unlinked(company)} has moved to ${site.name}`,
    greeting: 'Hello,',
    paragraphs: [
      `The page of ${unlinked(company)} and its jobs have been moved to ${site.name}, with this address as its owner's. Take it over to post jobs, and to read and answer applications.`,
      `The link works for ${days} days.`,
    ],
    action: { label: 'Take the company over', url: site.url(paths.join(token)) },
    footer: 'If you do not know this company, you can ignore this e-mail.',
  }),
  km: ({ token, companyKm, days }, site) => ({
    subject: `${unlinked(companyKm)} បានផ្លាស់មក ${site.name}`,
    greeting: 'សួស្ដី',
    paragraphs: [
      `ទំព័ររបស់ ${unlinked(companyKm)} និងការងាររបស់ក្រុមហ៊ុនបានផ្លាស់មក ${site.name} ដោយមានអ៊ីមែលនេះជាអ៊ីមែលម្ចាស់ក្រុមហ៊ុន។ សូមទទួលយកក្រុមហ៊ុននេះ ដើម្បីផ្សាយការងារ និងពិនិត្យពាក្យសុំ។`,
      `តំណនេះប្រើបានក្នុងរយៈពេល ${days} ថ្ងៃ។`,
    ],
    action: { label: 'ទទួលយកក្រុមហ៊ុន', url: site.url(paths.join(token)) },
    footer: 'ប្រសិនបើអ្នកមិនស្គាល់ក្រុមហ៊ុននេះទេ អ្នកមិនចាំបាច់ធ្វើអ្វីឡើយ។',
  }),
};
