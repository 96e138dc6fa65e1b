import { paths } from '@acheep/contract/kernel/paths';
import type { MailKind } from '../../messaging/mail/mail-kind.ts';

/** Sent to the owner of an account whose address was used to apply without signing in. */
export const haveAccountMail: MailKind<{
  /** Empty if the account cannot apply. */
  jobId: string;
}> = {
  name: 'applied-with-account',
  necessary: 'The application waits until its reader signs in.',
  priority: 'code',
  sample: { jobId: '01900000-0000-7000-8000-000000000000' },
  en: ({ jobId }, site) => ({
    subject: `Sign in at ${site.name} to apply`,
    greeting: 'Hello,',
    paragraphs: [
      `Somebody, perhaps you, has applied for a job at ${site.name} with this e-mail address. It already has an account, so nothing was sent.`,
      jobId
        ? 'If it was you, sign in and apply with your account.'
        : 'Your account is for posting, so it cannot apply. To apply, use another e-mail address.',
    ],
    action: jobId
      ? { label: 'Sign in and apply', url: site.url(paths.jobApply(jobId)) }
      : { label: 'Sign in', url: site.url(paths.login()) },
    footer: 'If this was not you, you can ignore this e-mail.',
  }),
  km: ({ jobId }, site) => ({
    subject: `សូមចូលគណនី ${site.name} ដើម្បីដាក់ពាក្យ`,
    greeting: 'សួស្ដី',
    paragraphs: [
      `មានអ្នកណាម្នាក់ ប្រហែលជាអ្នក បានដាក់ពាក្យសុំការងារនៅ ${site.name} ដោយប្រើអ៊ីមែលនេះ។ អ៊ីមែលនេះមានគណនីរួចហើយ ដូច្នេះយើងមិនបានផ្ញើពាក្យសុំនោះទេ។`,
      jobId
        ? 'បើជាអ្នក សូមចូលគណនី រួចដាក់ពាក្យតាមគណនីរបស់អ្នក។'
        : 'គណនីរបស់អ្នកសម្រាប់ប្រកាសការងារ មិនអាចដាក់ពាក្យសុំបានទេ។ បើចង់ដាក់ពាក្យ សូមប្រើអ៊ីមែលផ្សេង។',
    ],
    action: jobId
      ? { label: 'ចូលគណនី និងដាក់ពាក្យ', url: site.url(paths.jobApply(jobId)) }
      : { label: 'ចូលគណនី', url: site.url(paths.login()) },
    footer: 'ប្រសិនបើមិនមែនជាអ្នកទេ អ្នកមិនចាំបាច់ធ្វើអ្វីឡើយ។',
  }),
};
