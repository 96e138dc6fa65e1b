import { momentText } from '@acheep/contract/kernel/moment-text';
import { paths } from '@acheep/contract/kernel/paths';
import type { MailKind } from '../mail/mail-kind.ts';

interface Linked {
  name: string;
  /** Name of the person at Telegram. */
  chat: string;
  /** Time of the change, ISO 8601. */
  at: string;
}

export const chatLinkedMail: MailKind<Linked> = {
  name: 'telegram-linked',
  necessary: 'Whoever did not do it has to know: the chat can open the account.',
  priority: 'account',
  isFree: true,
  sample: { name: 'Sok Dara', chat: 'Dara 🌸', at: '2026-03-02T03:05:00.000Z' },
  en: ({ name, chat, at }, site) => ({
    subject: `A Telegram chat now gets your notifications from ${site.name}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `The Telegram chat of “${chat}” was linked with your account on ${momentText(at, 'en')} (Phnom Penh time).`,
      'If that wasn’t you, unlink it in your notification settings and change your password.',
    ],
    action: { label: 'Open notification settings', url: site.url(paths.notificationPreference()) },
    footer: `You’re receiving this e-mail because a Telegram chat was linked with your account at ${site.name}.`,
  }),
  km: ({ name, chat, at }, site) => ({
    subject: `ឥឡូវ Telegram មួយទទួលការជូនដំណឹងរបស់អ្នកពី ${site.name}`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `Telegram របស់ «${chat}» ត្រូវបានភ្ជាប់ជាមួយគណនីរបស់អ្នកនៅ${momentText(at, 'km')} (ម៉ោងនៅភ្នំពេញ)។`,
      'បើមិនមែនអ្នកទេ សូមផ្ដាច់ Telegram នោះនៅទំព័រ «ការកំណត់ការជូនដំណឹង» ហើយប្ដូរពាក្យសម្ងាត់។',
    ],
    action: { label: 'បើកការកំណត់ការជូនដំណឹង', url: site.url(paths.notificationPreference()) },
    footer: `អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះ Telegram មួយត្រូវបានភ្ជាប់ជាមួយគណនីរបស់អ្នកនៅ ${site.name}។`,
  }),
};
