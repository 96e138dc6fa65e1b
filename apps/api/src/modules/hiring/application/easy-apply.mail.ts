import { paths } from '@acheep/contract/paths';
import type { MailKind } from '../../messaging/mail/mail-kind.ts';

/** Sent to the owner of an account whose address was used to apply without signing in. */
export const haveAccountMail: MailKind<{
  /** Empty if the account cannot apply. */
  jobId: string;
}> = {
  name: 'applied-with-account',
  title: { en: 'Sign in to apply', km: 'ចូលគណនីដើម្បីដាក់ពាក្យសុំ' },
  necessary: 'The application waits until its reader signs in.',
  priority: 'code',
  sample: { jobId: '01900000-0000-7000-8000-000000000000' },
  en: ({ jobId }, site) => ({
    subject: `Sign in at ${site.name} to apply`,
    greeting: 'Hello,',
    paragraphs: [
      `Someone (maybe you) applied for a job at ${site.name} with this e-mail address. You already have an account, so the application wasn’t sent.`,
      jobId
        ? 'If it was you, sign in and apply with your account.'
        : 'Your account is for posting, so it can’t be used to apply. To apply, use another e-mail address.',
    ],
    action: jobId
      ? { label: 'Sign in and apply', url: site.url(paths.jobApply(jobId)) }
      : { label: 'Sign in', url: site.url(paths.login()) },
    footer: 'If this wasn’t you, you can ignore this e-mail.',
  }),
  km: ({ jobId }, site) => ({
    subject: `សូមចូលគណនី ${site.name} ដើម្បីដាក់ពាក្យ`,
    greeting: 'សួស្ដី',
    paragraphs: [
      `មានការដាក់ពាក្យសុំការងារនៅ ${site.name} ដោយប្រើអ៊ីមែលនេះ ប៉ុន្តែអ៊ីមែលនេះមានគណនីរួចហើយ។ ដូច្នេះ ពាក្យសុំនោះមិនបានផ្ញើទេ។`,
      jobId
        ? 'បើជាអ្នក សូមចូលគណនី រួចដាក់ពាក្យតាមគណនីរបស់អ្នក។'
        : 'គណនីរបស់អ្នកប្រើសម្រាប់ប្រកាស មិនអាចប្រើដាក់ពាក្យសុំបានទេ។ បើចង់ដាក់ពាក្យ សូមប្រើអ៊ីមែលផ្សេង។',
    ],
    action: jobId
      ? { label: 'ចូលគណនី និងដាក់ពាក្យ', url: site.url(paths.jobApply(jobId)) }
      : { label: 'ចូលគណនី', url: site.url(paths.login()) },
    footer: 'ប្រសិនបើមិនមែនជាអ្នកទេ អ្នកមិនចាំបាច់ធ្វើអ្វីឡើយ។',
  }),
};
