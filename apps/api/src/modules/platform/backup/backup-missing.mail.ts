import { adminPaths } from '@acheep/contract/kernel/admin-paths';
import type { MailKind } from '../../messaging/mail/mail-kind.ts';

/** To an operator: the night has left no backup. `reason` and `remedy` are in their language. */
export const backupMissingMail: MailKind<{ name: string; reason: string; remedy: string }> = {
  name: 'backup-missing',
  category: 'site-fault',
  priority: 'news',
  sample: {
    name: 'Sok Dara',
    reason: 'The last backup is 31 hours old.',
    remedy: 'Check that a worker is running and BACKUP_AT is set, then press “Back up now”.',
  },
  en: ({ name, reason, remedy }, site) => ({
    subject: `${site.name} has no backup of last night`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `Last night’s backup of ${site.name} is missing. Until there is a new one, what was entered since the last can be lost.`,
      reason,
      remedy,
    ],
    action: { label: 'Open system status', url: site.url(adminPaths.health()) },
    footer: 'You’re receiving this e-mail because you manage this site.',
  }),
  km: ({ name, reason, remedy }, site) => ({
    subject: `${site.name} មិនមានច្បាប់ចម្លងបម្រុងសម្រាប់យប់មិញទេ`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `${site.name} មិនមានច្បាប់ចម្លងបម្រុងសម្រាប់យប់មិញទេ។ បើមានបញ្ហាមុនពេលបម្រុងទុកជាថ្មី ទិន្នន័យក្រោយការបម្រុងទុកចុងក្រោយអាចនឹងបាត់។`,
      reason,
      remedy,
    ],
    action: { label: 'បើកស្ថានភាពប្រព័ន្ធ', url: site.url(adminPaths.health()) },
    footer: 'អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកគ្រប់គ្រងគេហទំព័រនេះ។',
  }),
};
