import { paths } from '@acheep/contract/paths';
import { footers } from '../../messaging/mail/mail-footer.ts';
import { mailKind } from '../../messaging/mail/mail-kind.ts';

/** Contains no name, as nobody has confirmed it. */
export const activationMail = mailKind({
  name: 'activation',
  title: { en: 'Account activation', km: 'ការបើកដំណើរការគណនី' },
  necessary: 'It opens the account.',
  priority: 'code',
  isFree: true,
  isUnnamed: true,
  sample: { token: 'sample', hours: 48, days: 7 },
  letter: ({ token, hours, days }, site) => ({
    subject: { en: `Activate your ${site.name} account`, km: `បើកដំណើរការគណនី ${site.name} របស់អ្នក` },
    text: [
      {
        en: `Thank you for signing up at ${site.name}. Confirm your e-mail address to start using your account.`,
        km: `សូមអរគុណដែលបានចុះឈ្មោះនៅ ${site.name}។ សូមបញ្ជាក់ថាអ៊ីមែលនេះជារបស់អ្នក ដើម្បីចាប់ផ្ដើមប្រើគណនី។`,
      },
      {
        en: `The link works for ${hours} hours. If you don’t activate your account, we’ll delete it after ${days} days.`,
        km: `តំណនេះប្រើបានក្នុងរយៈពេល ${hours} ម៉ោង។ បើអ្នកមិនបើកដំណើរការគណនីទេ យើងនឹងលុបគណនីនេះក្រោយ ${days} ថ្ងៃ។`,
      },
    ],
    action: { en: 'Activate account', km: 'បើកដំណើរការគណនី', to: paths.verify(token) },
    footer: {
      en: 'If you didn’t sign up, you can ignore this e-mail.',
      km: 'ប្រសិនបើអ្នកមិនបានចុះឈ្មោះទេ អ្នកមិនចាំបាច់ធ្វើអ្វីឡើយ។',
    },
  }),
});

/**
 * The same for an applicant without an account. It does not name the job: its title was typed by a recruiter, and
 * anybody can have this mail sent to any address.
 */
export const confirmApplicationMail = mailKind({
  name: 'confirm-application',
  title: { en: 'Application to confirm', km: 'ពាក្យសុំត្រូវបញ្ជាក់' },
  necessary: 'It opens the account and sends the application.',
  priority: 'code',
  isFree: true,
  isUnnamed: true,
  sample: { token: 'sample', hours: 48, days: 7 },
  letter: ({ token, hours, days }, site) => ({
    subject: { en: `Confirm your application at ${site.name}`, km: `បញ្ជាក់ពាក្យសុំការងារនៅ ${site.name}` },
    text: [
      {
        en: `You have applied for a job at ${site.name}. Confirm your e-mail address and choose a password, and we’ll send your application to the employer.`,
        km: `អ្នកបានដាក់ពាក្យសុំការងារនៅ ${site.name}។ សូមបញ្ជាក់ថាអ៊ីមែលនេះជារបស់អ្នក ហើយកំណត់ពាក្យសម្ងាត់ ដើម្បីឱ្យយើងផ្ញើពាក្យសុំទៅនិយោជក។`,
      },
      {
        en: `The link works for ${hours} hours. If you don’t confirm, we’ll delete the application after ${days} days and nobody will see it.`,
        km: `តំណនេះប្រើបានក្នុងរយៈពេល ${hours} ម៉ោង។ បើមិនបានបញ្ជាក់ទេ ពាក្យសុំនេះនឹងត្រូវលុបក្រោយ ${days} ថ្ងៃ ហើយគ្មាននរណាបានឃើញឡើយ។`,
      },
    ],
    action: { en: 'Confirm and send', km: 'បញ្ជាក់ និងផ្ញើ', to: paths.verify(token, 'application') },
    footer: {
      en: 'If you didn’t apply, you can ignore this e-mail.',
      km: 'ប្រសិនបើអ្នកមិនបានដាក់ពាក្យសុំទេ អ្នកមិនចាំបាច់ធ្វើអ្វីឡើយ។',
    },
  }),
});

export const alreadyRegisteredMail = mailKind({
  name: 'already-registered',
  title: { en: 'Account already exists', km: 'មានគណនីស្រាប់' },
  necessary: 'Somebody who registers again finds the way in by it.',
  priority: 'code',
  isFree: true,
  isUnnamed: true,
  sample: {},
  letter: (_params, site) => ({
    subject: { en: `You already have an account at ${site.name}`, km: `អ្នកមានគណនី ${site.name} រួចហើយ` },
    text: {
      en: `Someone (maybe you) tried to sign up at ${site.name} with this e-mail address. You already have an account, so nothing has changed.`,
      km: `មានការព្យាយាមចុះឈ្មោះនៅ ${site.name} ដោយប្រើអ៊ីមែលនេះ ប៉ុន្តែអ៊ីមែលនេះមានគណនីរួចហើយ។ គ្មានអ្វីផ្លាស់ប្ដូរទេ។`,
    },
    action: { en: 'Sign in', km: 'ចូលគណនី', to: paths.login() },
    footer: footers.ignoreIfNotYou,
  }),
});
