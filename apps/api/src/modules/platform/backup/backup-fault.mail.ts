import { adminPaths } from '@acheep/contract/admin-paths';
import { footers } from '../../messaging/mail/mail-footer.ts';
import { mailKind } from '../../messaging/mail/mail-kind.ts';

/** To an operator, in the morning: what is wrong with the backups. `reason` and `remedy` are in their language. */
export const backupFaultMail = mailKind({
  name: 'backup-fault',
  title: { en: 'Something wrong with the backups', km: 'ការបម្រុងទុកមានបញ្ហា' },
  category: 'site-fault',
  sample: {
    name: 'Sok Dara',
    reason: 'The last backup is 31 hours old.',
    remedy: 'Check that a worker is running and BACKUP_AT is set, then press “Back up now”.',
  },
  letter: ({ reason, remedy }, site) => ({
    subject: {
      en: `Something is wrong with the backups of ${site.name}`,
      km: `ការបម្រុងទុកទិន្នន័យ ${site.name} មានបញ្ហា`,
    },
    text: [
      reason,
      remedy,
      {
        en: 'If the server broke now, everything since the last good backup would be lost.',
        km: 'បើម៉ាស៊ីនមេខូចឥឡូវនេះ ទិន្នន័យទាំងអស់ក្រោយការបម្រុងទុកចុងក្រោយនឹងបាត់។',
      },
    ],
    action: { en: 'View system status', km: 'បើកស្ថានភាពប្រព័ន្ធ', to: adminPaths.health() },
    footer: footers.managesSite,
  }),
});
