import { paths } from '@acheep/contract/paths';
import { footers } from '../../messaging/mail/mail-footer.ts';
import { mailKind } from '../../messaging/mail/mail-kind.ts';

/** Days until an invitation to claim a company expires. */
export const offerDays = 30;

/** Removes what mail programs would turn into a link, as the text is from a file of another site. */
const unlinked = (text: string) => text.replace(/[./:@\\]+/g, ' ').trim();

export const companyOfferMail = mailKind({
  name: 'company-offer',
  title: { en: 'Imported company: invitation to its owner', km: 'ក្រុមហ៊ុនដែលបាននាំចូល៖ ការអញ្ជើញម្ចាស់' },
  unasked: 'It is the only way to the company.',
  isUnnamed: true,
  // `companyKm`: the name in Khmer mails.
  sample: { token: 'sample', company: 'Mekong Trading', companyKm: 'មេគង្គ ត្រេឌីង', days: offerDays },
  letter: ({ token, company, days, companyKm }, site) => ({
    subject: {
      en: `Claim the page of ${unlinked(company)} on ${site.name}`,
      km: `ទទួលយកទំព័រក្រុមហ៊ុន ${unlinked(companyKm)} នៅលើ ${site.name}`,
    },
    text: [
      {
        en: `We’ve added ${unlinked(company)} and its jobs to ${site.name}, with this e-mail address as the contact. Claim the page to post jobs and receive applications.`,
        km: `យើងបានបញ្ចូល ${unlinked(companyKm)} និងការងាររបស់ក្រុមហ៊ុនទៅក្នុង ${site.name} ដោយប្រើអ៊ីមែលនេះជាអ៊ីមែលទំនាក់ទំនង។ សូមទទួលយកទំព័រនេះ ដើម្បីផ្សាយការងារ និងទទួលពាក្យសុំ។`,
      },
      { en: `The link works for ${days} days.`, km: `តំណនេះប្រើបានក្នុងរយៈពេល ${days} ថ្ងៃ។` },
    ],
    action: { en: 'Claim the company page', km: 'ទទួលយកទំព័រក្រុមហ៊ុន', to: paths.join(token) },
    footer: footers.ignoreIfUnknown,
  }),
});
