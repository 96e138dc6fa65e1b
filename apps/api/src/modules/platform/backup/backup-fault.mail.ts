import { adminPaths } from '@acheep/contract/admin-paths';
import type { MailKind } from '../../messaging/mail/mail-kind.ts';

/** To an operator, in the morning: what is wrong with the backups. `reason` and `remedy` are in their language. */
export const backupFaultMail: MailKind<{ name: string; reason: string; remedy: string }> = {
  name: 'backup-fault',
  title: { en: 'Something wrong with the backups', km: 'ការបម្រុងទុកមានបញ្ហា' },
  category: 'site-fault',
  priority: 'news',
  sample: {
    name: 'Sok Dara',
    reason: 'The last backup is 31 hours old.',
    remedy: 'Check that a worker is running and BACKUP_AT is set, then press “Back up now”.',
  },
  en: ({ name, reason, remedy }, site) => ({
    subject: `Something is wrong with the backups of ${site.name}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      reason,
      remedy,
      'If the server broke now, everything since the last good backup would be lost.',
    ],
    action: { label: 'View system status', url: site.url(adminPaths.health()) },
    footer: 'You’re receiving this e-mail because you manage this site.',
  }),
  km: ({ name, reason, remedy }, site) => ({
    subject: `ការបម្រុងទុកទិន្នន័យ ${site.name} មានបញ្ហា`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [reason, remedy, 'បើម៉ាស៊ីនមេខូចឥឡូវនេះ ទិន្នន័យទាំងអស់ក្រោយការបម្រុងទុកចុងក្រោយនឹងបាត់។'],
    action: { label: 'បើកស្ថានភាពប្រព័ន្ធ', url: site.url(adminPaths.health()) },
    footer: 'អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកគ្រប់គ្រងគេហទំព័រនេះ។',
  }),
};
