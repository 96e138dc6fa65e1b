import { momentText } from '@acheep/contract/kernel/moment-text';
import { paths } from '@acheep/contract/paths';
import { footers } from '../../messaging/mail/mail-footer.ts';
import { mailKind } from '../../messaging/mail/mail-kind.ts';

/** To the new address. It names nobody: anybody can have it sent to any address. */
export const emailConfirmMail = mailKind({
  name: 'email-confirm',
  title: { en: 'New e-mail address to confirm', km: 'អ៊ីមែលថ្មីត្រូវបញ្ជាក់' },
  necessary: 'It makes the change that was asked for.',
  priority: 'code',
  isFree: true,
  isUnnamed: true,
  sample: { token: 'sample', hours: 24 },
  letter: ({ token, hours }, site) => ({
    subject: { en: `Confirm your new e-mail for ${site.name}`, km: `បញ្ជាក់អ៊ីមែលថ្មីរបស់អ្នកនៅ ${site.name}` },
    text: [
      {
        en: `Someone asked to use this address for their ${site.name} account. If that was you, confirm it. You’ll sign in with this address from then on.`,
        km: `មានការស្នើសុំប្រើអ៊ីមែលនេះសម្រាប់គណនី ${site.name}។ បើជាអ្នក សូមបញ្ជាក់ ហើយចាប់ពីពេលនោះ អ្នកត្រូវចូលគណនីដោយប្រើអ៊ីមែលនេះ។`,
      },
      { en: `The link works for ${hours} hours.`, km: `តំណនេះប្រើបានក្នុងរយៈពេល ${hours} ម៉ោង។` },
    ],
    action: { en: 'Confirm e-mail', km: 'បញ្ជាក់អ៊ីមែល', to: paths.changeEmail(token) },
    footer: {
      en: 'If it wasn’t you, you can ignore this e-mail. Nothing will change.',
      km: 'បើមិនមែនជាអ្នកទេ អ្នកមិនចាំបាច់ធ្វើអ្វីឡើយ ហើយនឹងគ្មានអ្វីប្រែប្រួលទេ។',
    },
  }),
});

/** To the old address, with the way back. */
export const emailChangedMail = mailKind({
  name: 'email-changed',
  title: { en: 'E-mail address changed', km: 'បានប្ដូរអ៊ីមែល' },
  necessary: 'Whoever did not do it has to know, and can undo it.',
  priority: 'account',
  sample: {
    name: 'Sok Dara',
    email: 'dara.new@example.com',
    token: 'sample',
    at: '2026-11-20T09:05:00.000Z',
    days: 7,
  },
  letter: ({ email, token, at, days }, site) => ({
    subject: { en: `Your ${site.name} e-mail was changed`, km: `អ៊ីមែលគណនី ${site.name} របស់អ្នកត្រូវបានប្ដូរ` },
    text: [
      {
        en: `The e-mail of your account was changed to ${email} on ${momentText(at, 'en')} (Phnom Penh time). If you changed it, or asked our team to, there’s nothing more to do.`,
        km: `អ៊ីមែលគណនីរបស់អ្នកត្រូវបានប្ដូរទៅ ${email} នៅ${momentText(at, 'km')} (ម៉ោងនៅភ្នំពេញ)។ បើអ្នកបានប្ដូរ ឬបានសុំឱ្យក្រុមការងាររបស់យើងប្ដូរ អ្នកមិនចាំបាច់ធ្វើអ្វីទៀតទេ។`,
      },
      {
        en: `If it wasn’t you, take your account back within ${days} days. You’ll choose a new password, and everyone else will be signed out.`,
        km: `បើមិនមែនជាអ្នកទេ សូមយកគណនីមកវិញក្នុងរយៈពេល ${days} ថ្ងៃ។ អ្នកនឹងកំណត់ពាក្យសម្ងាត់ថ្មី ហើយអ្នកដទៃនឹងលែងនៅក្នុងគណនីរបស់អ្នក។`,
      },
    ],
    action: { en: 'This wasn’t me', km: 'មិនមែនខ្ញុំទេ', to: paths.restoreEmail(token) },
    footer: footers.security,
  }),
});
