import { paths } from '@acheep/contract/paths';
import { mailKind } from '../mail/mail-kind.ts';

/**
 * The request to a candidate whom a company added by hand. The reader has not agreed to this mail, so its only user
 * input is the names of the company and the job, and its subject has not even these. The pages of its links ask for
 * confirmation, so that a program which fetches the links of mails, such as a scanner, answers nothing.
 */
export const consentAskMail = mailKind({
  name: 'consent-ask',
  title: { en: 'Consent to e-mails from a company', km: 'ការយល់ព្រមទទួលអ៊ីមែលពីក្រុមហ៊ុន' },
  unasked: 'It is the one mail that asks whether others may come.',
  isUnnamed: true,
  // Each name is empty when the text typed is not a plausible one.
  sample: { token: 'sample', company: 'Mekong Trading', jobTitle: 'Accountant · គណនេយ្យករ' },
  letter: ({ token, company, jobTitle }, site) => {
    const job = jobTitle
      ? { en: `“${jobTitle}”`, km: `ការងារ «${jobTitle}»` }
      : { en: 'a job', km: 'ការងារមួយ' };
    return {
      subject: {
        en: `May a company e-mail you about a job? · ${site.name}`,
        km: `តើអ្នកយល់ព្រមឱ្យក្រុមហ៊ុនផ្ញើអ៊ីមែលមកអ្នកអំពីការងារឬទេ? · ${site.name}`,
      },
      text: [
        {
          en: `${company || 'A company'} has added this e-mail address to its list of candidates for ${job.en} at ${site.name}, and would like to e-mail you about it.`,
          km: `${company || 'ក្រុមហ៊ុនមួយ'} បានដាក់អ៊ីមែលនេះក្នុងបញ្ជីបេក្ខជនសម្រាប់${job.km} នៅ ${site.name} ហើយចង់ផ្ញើអ៊ីមែលមកអ្នកអំពីការងារនេះ។`,
        },
        {
          en: 'We’re asking you first. Unless you say yes, you’ll get no more e-mails.',
          km: 'យើងសួរអ្នកជាមុនសិន។ បើអ្នកមិនយល់ព្រមទេ អ្នកនឹងមិនទទួលអ៊ីមែលបន្ថែមឡើយ។',
        },
      ],
      action: {
        en: 'Yes, this company may e-mail me',
        km: 'យល់ព្រម ក្រុមហ៊ុននេះអាចផ្ញើអ៊ីមែលមកខ្ញុំ',
        to: paths.emailConsent(token, 'given'),
      },
      others: [{ en: 'This isn’t me', km: 'នេះមិនមែនជាខ្ញុំទេ', to: paths.emailConsent(token, 'not-me') }],
      footer: {
        en: `This is the only e-mail we’ll send unless you answer. ${site.name} hasn’t given your address to anyone.`,
        km: `នេះជាអ៊ីមែលតែមួយគត់ ដែលយើងផ្ញើមុនពេលអ្នកឆ្លើយ។ ${site.name} មិនបានឱ្យអ៊ីមែលរបស់អ្នកទៅអ្នកណាឡើយ។`,
      },
    };
  },
});
