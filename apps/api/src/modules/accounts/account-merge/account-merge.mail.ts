import { momentText } from '@acheep/contract/kernel/moment-text';
import { footers } from '../../messaging/mail/mail-footer.ts';
import { mailKind } from '../../messaging/mail/mail-kind.ts';

/** To both addresses. */
export const accountsMergedMail = mailKind({
  name: 'accounts-merged',
  title: { en: 'Accounts merged', km: 'គណនីបានបញ្ចូលគ្នា' },
  necessary: 'Whoever did not do it has to know.',
  priority: 'account',
  sample: {
    name: 'Sok Dara',
    // Addresses of the account that has ended, and of the one that stays.
    from: 'dara@example.com',
    into: 'sok.dara@example.com',
    // `yes` if the account that stays had no address, and gets that of the other.
    moves: '',
    at: '2026-03-02T03:05:00.000Z',
  },
  letter: ({ from, into, moves, at }, site) => ({
    subject: {
      en: `Your ${site.name} accounts have been merged`,
      km: `គណនី ${site.name} របស់អ្នកត្រូវបានបញ្ចូលគ្នា`,
    },
    text: [
      {
        en: `Your account ${from} was merged into your account ${into} on ${momentText(at, 'en')} (Phnom Penh time). Your applications and saved items are now in that account.`,
        km: `គណនី ${from} របស់អ្នកត្រូវបានបញ្ចូលទៅក្នុងគណនី ${into} នៅ${momentText(at, 'km')} (ម៉ោងនៅភ្នំពេញ)។ ពាក្យសុំ និងអ្វីដែលអ្នកបានរក្សាទុក ឥឡូវនៅក្នុងគណនីនោះ។`,
      },
      moves
        ? {
            en: `You now have one account. Sign in with ${from} and its password, or with ${into} as before.`,
            km: `ឥឡូវគណនីទាំងពីរក្លាយជាគណនីតែមួយ។ អ្នកចូលដោយប្រើ ${from} និងពាក្យសម្ងាត់នៃគណនីនោះ ឬដោយប្រើ ${into} ដូចមុន។`,
          }
        : {
            en: `From now on, sign in as ${into}. The account ${from} has been deleted.`,
            km: `ចាប់ពីពេលនេះ សូមចូលគណនីដោយប្រើ ${into}។ គណនី ${from} ត្រូវបានលុបហើយ។`,
          },
    ],
    footer: footers.supportIfNotYou,
  }),
});
