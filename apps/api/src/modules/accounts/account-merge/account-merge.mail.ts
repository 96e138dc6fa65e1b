import { momentText } from '@acheep/contract/kernel/moment-text';
import type { MailKind } from '../../messaging/mail/mail-kind.ts';

interface Merged {
  name: string;
  /** Addresses of the account that has ended, and of the one that stays. */
  from: string;
  into: string;
  /** `yes` if the account that stays had no address, and gets that of the other. */
  moves: string;
  /** Time of the merge, ISO 8601. */
  at: string;
}

/** To both addresses. */
export const accountsMergedMail: MailKind<Merged> = {
  name: 'accounts-merged',
  title: { en: 'Accounts merged', km: 'គណនីបានបញ្ចូលគ្នា' },
  necessary: 'Whoever did not do it has to know.',
  priority: 'account',
  sample: {
    name: 'Sok Dara',
    from: 'dara@example.com',
    into: 'sok.dara@example.com',
    moves: '',
    at: '2026-03-02T03:05:00.000Z',
  },
  en: ({ name, from, into, moves, at }, site) => ({
    subject: `Your ${site.name} accounts have been merged`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `Your account ${from} was merged into your account ${into} on ${momentText(at, 'en')} (Phnom Penh time). Your applications and saved items are now in that account.`,
      moves
        ? `You now have one account. Sign in with ${from} and its password, or with ${into} as before.`
        : `From now on, sign in as ${into}. The account ${from} has been deleted.`,
    ],
    footer: 'If this wasn’t you, contact our support.',
  }),
  km: ({ name, from, into, moves, at }, site) => ({
    subject: `គណនី ${site.name} របស់អ្នកត្រូវបានបញ្ចូលគ្នា`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `គណនី ${from} របស់អ្នកត្រូវបានបញ្ចូលទៅក្នុងគណនី ${into} នៅ${momentText(at, 'km')} (ម៉ោងនៅភ្នំពេញ)។ ពាក្យសុំ និងអ្វីដែលអ្នកបានរក្សាទុក ឥឡូវនៅក្នុងគណនីនោះ។`,
      moves
        ? `ឥឡូវគណនីទាំងពីរក្លាយជាគណនីតែមួយ។ អ្នកចូលដោយប្រើ ${from} និងពាក្យសម្ងាត់នៃគណនីនោះ ឬដោយប្រើ ${into} ដូចមុន។`
        : `ចាប់ពីពេលនេះ សូមចូលគណនីដោយប្រើ ${into}។ គណនី ${from} ត្រូវបានលុបហើយ។`,
    ],
    footer: 'ប្រសិនបើមិនមែនជាអ្នកទេ សូមទាក់ទងផ្នែកជំនួយរបស់គេហទំព័រ។',
  }),
};
