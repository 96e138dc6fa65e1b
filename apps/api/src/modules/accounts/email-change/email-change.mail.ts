import { momentText } from '@acheep/contract/kernel/moment-text';
import { paths } from '@acheep/contract/paths';
import type { MailKind } from '../../messaging/mail/mail-kind.ts';

/** To the new address. It names nobody: anybody can have it sent to any address. */
export const emailConfirmMail: MailKind<{ token: string; hours: number }> = {
  name: 'email-confirm',
  title: { en: 'New e-mail address to confirm', km: 'អ៊ីមែលថ្មីត្រូវបញ្ជាក់' },
  necessary: 'It makes the change that was asked for.',
  priority: 'code',
  isFree: true,
  sample: { token: 'sample', hours: 24 },
  en: ({ token, hours }, site) => ({
    subject: `Confirm your new e-mail for ${site.name}`,
    greeting: 'Hello,',
    paragraphs: [
      `Someone asked to use this address for their ${site.name} account. If that was you, confirm it. You’ll sign in with this address from then on.`,
      `The link works for ${hours} hours.`,
    ],
    action: { label: 'Confirm e-mail', url: site.url(paths.changeEmail(token)) },
    footer: 'If it wasn’t you, you can ignore this e-mail. Nothing will change.',
  }),
  km: ({ token, hours }, site) => ({
    subject: `បញ្ជាក់អ៊ីមែលថ្មីរបស់អ្នកនៅ ${site.name}`,
    greeting: 'សួស្ដី',
    paragraphs: [
      `មានការស្នើសុំប្រើអ៊ីមែលនេះសម្រាប់គណនី ${site.name}។ បើជាអ្នក សូមបញ្ជាក់ ហើយចាប់ពីពេលនោះ អ្នកត្រូវចូលគណនីដោយប្រើអ៊ីមែលនេះ។`,
      `តំណនេះប្រើបានក្នុងរយៈពេល ${hours} ម៉ោង។`,
    ],
    action: { label: 'បញ្ជាក់អ៊ីមែល', url: site.url(paths.changeEmail(token)) },
    footer: 'បើមិនមែនជាអ្នកទេ អ្នកមិនចាំបាច់ធ្វើអ្វីឡើយ ហើយនឹងគ្មានអ្វីប្រែប្រួលទេ។',
  }),
};

interface EmailChanged {
  name: string;
  email: string;
  token: string;
  /** Time of the change, ISO 8601. */
  at: string;
  days: number;
}

/** To the old address, with the way back. */
export const emailChangedMail: MailKind<EmailChanged> = {
  name: 'email-changed',
  title: { en: 'E-mail address changed', km: 'បានប្ដូរអ៊ីមែល' },
  necessary: 'Whoever did not do it has to know, and can undo it.',
  priority: 'account',
  isFree: true,
  sample: {
    name: 'Sok Dara',
    email: 'dara.new@example.com',
    token: 'sample',
    at: '2026-11-20T09:05:00.000Z',
    days: 7,
  },
  en: ({ name, email, token, at, days }, site) => ({
    subject: `Your ${site.name} e-mail was changed`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `The e-mail of your account was changed to ${email} on ${momentText(at, 'en')} (Phnom Penh time). If you did this, there’s nothing more to do.`,
      `If it wasn’t you, take your account back within ${days} days. You’ll choose a new password, and everyone else will be signed out.`,
    ],
    action: { label: 'This wasn’t me', url: site.url(paths.restoreEmail(token)) },
    footer: `You’re receiving this e-mail because it’s about the security of your account at ${site.name}.`,
  }),
  km: ({ name, email, token, at, days }, site) => ({
    subject: `អ៊ីមែលគណនី ${site.name} របស់អ្នកត្រូវបានប្ដូរ`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `អ៊ីមែលគណនីរបស់អ្នកត្រូវបានប្ដូរទៅ ${email} នៅ${momentText(at, 'km')} (ម៉ោងនៅភ្នំពេញ)។ បើអ្នកជាអ្នកប្ដូរ អ្នកមិនចាំបាច់ធ្វើអ្វីទៀតទេ។`,
      `បើមិនមែនជាអ្នកទេ សូមយកគណនីមកវិញក្នុងរយៈពេល ${days} ថ្ងៃ។ អ្នកនឹងកំណត់ពាក្យសម្ងាត់ថ្មី ហើយអ្នកដទៃនឹងលែងនៅក្នុងគណនីរបស់អ្នក។`,
    ],
    action: { label: 'មិនមែនខ្ញុំទេ', url: site.url(paths.restoreEmail(token)) },
    footer: `អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះមានរឿងទាក់ទងនឹងសុវត្ថិភាពគណនីរបស់អ្នកនៅ ${site.name}។`,
  }),
};
