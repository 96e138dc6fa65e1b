import type { MailKind } from '../../messaging/mail/mail-kind.ts';

/** `days`: until it is erased from backups too. */
export const accountDeletedMail: MailKind<{ name: string; days: number }> = {
  name: 'account-deleted',
  title: { en: 'Account deleted', km: 'បានលុបគណនី' },
  necessary: 'It says that the account is gone, and what of it stays how long.',
  priority: 'account',
  isFree: true,
  sample: { name: 'Sok Dara', days: 30 },
  en: ({ name, days }, site) => ({
    subject: `Your ${site.name} account has been deleted`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `We’ve deleted your account at ${site.name}, as you asked: your profile, your files, your applications and everything you posted.`,
      `Backup copies will be deleted within ${days} days. This is our last e-mail to you.`,
    ],
    footer: 'If this wasn’t you, contact our support.',
  }),
  km: ({ name, days }, site) => ({
    subject: `គណនី ${site.name} របស់អ្នកត្រូវបានលុប`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `យើងបានលុបគណនីរបស់អ្នកនៅ ${site.name} តាមសំណើរបស់អ្នក រួមទាំងព័ត៌មានផ្ទាល់ខ្លួន ឯកសារ ពាក្យសុំ និងអ្វីដែលអ្នកបានផ្សាយ។`,
      `ច្បាប់ចម្លងបម្រុងទុកនឹងត្រូវលុបក្នុងរយៈពេល ${days} ថ្ងៃ។ នេះជាអ៊ីមែលចុងក្រោយពីយើង។`,
    ],
    footer: 'ប្រសិនបើមិនមែនជាអ្នកទេ សូមទាក់ទងផ្នែកជំនួយរបស់គេហទំព័រ។',
  }),
};
