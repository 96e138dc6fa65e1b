import type { Locale } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/kernel/paths';
import type { consentAnswers } from '@acheep/contract/messaging/mail-consent-option';
import type { MailKind, Site } from '../mail/mail-kind.ts';

interface Asked {
  token: string;
  /** Each is empty when the text typed is not a plausible name. */
  company: string;
  jobTitle: string;
}

const words = {
  en: { given: 'Yes, this company may write to me', 'not-me': 'This is not me' },
  km: { given: 'យល់ព្រម ក្រុមហ៊ុននេះអាចសរសេរមកខ្ញុំ', 'not-me': 'នេះមិនមែនជាខ្ញុំទេ' },
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
  unasked: 'It is the one mail that asks whether others may come.',
  priority: 'news',
  sample: { token: 'sample', company: 'Mekong Trading', jobTitle: 'Accountant · គណនេយ្យករ' },
  en: (params, site) => {
    const company = params.company || 'A company';
    const job = params.jobTitle ? `“${params.jobTitle}”` : 'a job';
    return {
      subject: `May a company write to you about a job? · ${site.name}`,
      greeting: 'Hello,',
      paragraphs: [
        `${company} has put this e-mail address on its list of candidates for ${job} at ${site.name}, and would like to write to you about it.`,
        'We ask you first. Unless you say yes, nothing more comes.',
      ],
      action: answer('given', 'en', params, site),
      others: [answer('not-me', 'en', params, site)],
      footer: `This is the only e-mail that we send before you have answered. ${site.name} has not given your address to anybody.`,
    };
  },
  km: (params, site) => {
    const company = params.company || 'ក្រុមហ៊ុនមួយ';
    const job = params.jobTitle ? `ការងារ «${params.jobTitle}»` : 'ការងារមួយ';
    return {
      subject: `តើអ្នកយល់ព្រមឱ្យក្រុមហ៊ុនសរសេរមកអ្នកអំពីការងារទេ? · ${site.name}`,
      greeting: 'សួស្ដី',
      paragraphs: [
        `${company} បានដាក់អ៊ីមែលនេះក្នុងបញ្ជីបេក្ខជនសម្រាប់${job} នៅ ${site.name} ហើយចង់សរសេរមកអ្នកអំពីការងារនេះ។`,
        'យើងសួរអ្នកជាមុនសិន។ បើអ្នកមិនយល់ព្រមទេ យើងមិនផ្ញើអ្វីបន្ថែមឡើយ។',
      ],
      action: answer('given', 'km', params, site),
      others: [answer('not-me', 'km', params, site)],
      footer: `នេះជាអ៊ីមែលតែមួយគត់ ដែលយើងផ្ញើមុនពេលអ្នកឆ្លើយ។ ${site.name} មិនបានឱ្យអ៊ីមែលរបស់អ្នកទៅអ្នកណាឡើយ។`,
    };
  },
};
