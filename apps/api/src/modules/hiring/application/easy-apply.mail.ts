import { paths } from '@acheep/contract/paths';
import { footers } from '../../messaging/mail/mail-footer.ts';
import { mailKind } from '../../messaging/mail/mail-kind.ts';

/** Sent to the owner of an account whose address was used to apply without signing in. */
export const haveAccountMail = mailKind({
  name: 'applied-with-account',
  title: { en: 'Sign in to apply', km: 'ចូលគណនីដើម្បីដាក់ពាក្យសុំ' },
  necessary: 'The application waits until its reader signs in.',
  priority: 'code',
  isUnnamed: true,
  // `jobId` is empty if the account cannot apply.
  sample: { jobId: '01900000-0000-7000-8000-000000000000' },
  letter: ({ jobId }, site) => ({
    subject: { en: `Sign in at ${site.name} to apply`, km: `សូមចូលគណនី ${site.name} ដើម្បីដាក់ពាក្យ` },
    text: [
      {
        en: `Someone (maybe you) applied for a job at ${site.name} with this e-mail address. You already have an account, so the application wasn’t sent.`,
        km: `មានការដាក់ពាក្យសុំការងារនៅ ${site.name} ដោយប្រើអ៊ីមែលនេះ ប៉ុន្តែអ៊ីមែលនេះមានគណនីរួចហើយ។ ដូច្នេះ ពាក្យសុំនោះមិនបានផ្ញើទេ។`,
      },
      jobId
        ? {
            en: 'If it was you, sign in and apply with your account.',
            km: 'បើជាអ្នក សូមចូលគណនី រួចដាក់ពាក្យតាមគណនីរបស់អ្នក។',
          }
        : {
            en: 'Your account is for posting, so it can’t be used to apply. To apply, use another e-mail address.',
            km: 'គណនីរបស់អ្នកប្រើសម្រាប់ប្រកាស មិនអាចប្រើដាក់ពាក្យសុំបានទេ។ បើចង់ដាក់ពាក្យ សូមប្រើអ៊ីមែលផ្សេង។',
          },
    ],
    action: jobId
      ? { en: 'Sign in and apply', km: 'ចូលគណនី និងដាក់ពាក្យ', to: paths.jobApply(jobId) }
      : { en: 'Sign in', km: 'ចូលគណនី', to: paths.login() },
    footer: footers.ignoreIfNotYou,
  }),
});
