import type { Locale } from '@acheep/contract/kernel/locale';
import type { consentAnswers } from '@acheep/contract/messaging/mail-consent-option';
import { paths } from '@acheep/contract/paths';
import type { MailKind, Site } from '../mail/mail-kind.ts';

interface Asked {
  token: string;
  /** Each is empty when the text typed is not a plausible name. */
  company: string;
  jobTitle: string;
}

const words = {
  en: { given: 'Yes, this company may e-mail me', 'not-me': 'This isn’t me' },
  km: { given: 'យល់ព្រម ក្រុមហ៊ុននេះអាចផ្ញើអ៊ីមែលមកខ្ញុំ', 'not-me': 'នេះមិនមែនជាខ្ញុំទេ' },
} satisfies Record<Locale, Partial<Record<keyof typeof consentAnswers, string>>>;

/**
 * A link to a page that asks for confirmation, so that a program which fetches the links of mails, such as a scanner,
 * answers nothing.
 */
const answer = (given: 'given' | 'not-me', locale: Locale, { token }: Asked, site: Site) => ({
  label: words[locale][given],
  url: site.url(paths.emailConsent(token, given)),
});

/**
 * The request to a candidate whom a company added by hand. The reader has not agreed to this mail, so its only user
 * input is the names of the company and the job, and its subject has not even these.
 */
export const consentAskMail: MailKind<Asked> = {
  name: 'consent-ask',
  title: { en: 'Consent to e-mails from a company', km: 'ការយល់ព្រមទទួលអ៊ីមែលពីក្រុមហ៊ុន' },
  unasked: 'It is the one mail that asks whether others may come.',
  priority: 'news',
  sample: { token: 'sample', company: 'Mekong Trading', jobTitle: 'Accountant · គណនេយ្យករ' },
  en: (params, site) => {
    const company = params.company || 'A company';
    const job = params.jobTitle ? `“${params.jobTitle}”` : 'a job';
    return {
      subject: `May a company e-mail you about a job? · ${site.name}`,
      greeting: 'Hello,',
      paragraphs: [
        `${company} has added this e-mail address to its list of candidates for ${job} at ${site.name}, and would like to e-mail you about it.`,
        'We’re asking you first. Unless you say yes, you’ll get no more e-mails.',
      ],
      action: answer('given', 'en', params, site),
      others: [answer('not-me', 'en', params, site)],
      footer: `This is the only e-mail we’ll send unless you answer. ${site.name} hasn’t given your address to anyone.`,
    };
  },
  km: (params, site) => {
    const company = params.company || 'ក្រុមហ៊ុនមួយ';
    const job = params.jobTitle ? `ការងារ «${params.jobTitle}»` : 'ការងារមួយ';
    return {
      subject: `តើអ្នកយល់ព្រមឱ្យក្រុមហ៊ុនផ្ញើអ៊ីមែលមកអ្នកអំពីការងារឬទេ? · ${site.name}`,
      greeting: 'សួស្ដី',
      paragraphs: [
        `${company} បានដាក់អ៊ីមែលនេះក្នុងបញ្ជីបេក្ខជនសម្រាប់${job} នៅ ${site.name} ហើយចង់ផ្ញើអ៊ីមែលមកអ្នកអំពីការងារនេះ។`,
        'យើងសួរអ្នកជាមុនសិន។ បើអ្នកមិនយល់ព្រមទេ អ្នកនឹងមិនទទួលអ៊ីមែលបន្ថែមឡើយ។',
      ],
      action: answer('given', 'km', params, site),
      others: [answer('not-me', 'km', params, site)],
      footer: `នេះជាអ៊ីមែលតែមួយគត់ ដែលយើងផ្ញើមុនពេលអ្នកឆ្លើយ។ ${site.name} មិនបានឱ្យអ៊ីមែលរបស់អ្នកទៅអ្នកណាឡើយ។`,
    };
  },
};
