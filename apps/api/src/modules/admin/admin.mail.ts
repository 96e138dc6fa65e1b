import type { MailKind } from '../mail/mail-kind.ts';

export const accountDisabledMail: MailKind<{ name: string; reason: string }> = {
  name: 'account-disabled',
  necessary: 'Who is shut out has to know why.',
  priority: 'account',
  sample: { name: 'Sok Dara', reason: 'The same job was posted forty times.' },
  en: ({ name, reason }, site) => ({
    subject: `Your ${site.name} account has been disabled`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `Your account at ${site.name} has been disabled. You are signed out everywhere, and what you posted is not shown any more.`,
      `The reason: ${reason}`,
    ],
    footer: 'If you think this is a mistake, contact the support of the site.',
  }),
  km: ({ name, reason }, site) => ({
    subject: `គណនី ${site.name} របស់អ្នកត្រូវបានបិទ`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `គណនីរបស់អ្នកនៅ ${site.name} ត្រូវបានបិទមិនឱ្យប្រើ។ អ្នកត្រូវបានចេញពីគណនីគ្រប់ឧបករណ៍ ហើយអ្វីដែលអ្នកបានផ្សាយលែងបង្ហាញទៀតហើយ។`,
      `មូលហេតុ៖ ${reason}`,
    ],
    footer: 'ប្រសិនបើអ្នកគិតថានេះជាការភាន់ច្រឡំ សូមទាក់ទងផ្នែកជំនួយរបស់គេហទំព័រ។',
  }),
};
