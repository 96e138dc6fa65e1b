import { momentText } from '@acheep/contract/kernel/moment-text';
import { paths } from '@acheep/contract/paths';
import { footers } from '../mail/mail-footer.ts';
import { mailKind } from '../mail/mail-kind.ts';

interface Changed {
  name: string;
  /** Name of the person at Telegram. */
  chat: string;
  /** Time of the change, ISO 8601. */
  at: string;
}

/** `signsIn` is set for job seekers, whose chat opens the account; to others it brings notifications alone. */
type Linked = Changed & { signsIn?: 'yes' };

const sample: Linked = { name: 'Sok Dara', chat: 'Dara 🌸', at: '2026-03-02T03:05:00.000Z', signsIn: 'yes' };
const common = {
  necessary: 'Whoever did not do it has to know: the chat can open the account.',
  priority: 'account',
  sample,
} as const;

export const chatLinkedMail = mailKind<Linked>({
  ...common,
  name: 'telegram-linked',
  title: { en: 'Telegram chat linked', km: 'បានភ្ជាប់ Telegram' },
  letter: ({ chat, at, signsIn }, site) => ({
    subject: signsIn
      ? {
          en: `You can now sign in to ${site.name} from a Telegram chat`,
          km: `ឥឡូវនេះ អ្នកអាចចូល ${site.name} ពីការសន្ទនាក្នុង Telegram`,
        }
      : {
          en: `A Telegram chat now gets your notifications from ${site.name}`,
          km: `ឥឡូវ Telegram មួយទទួលការជូនដំណឹងរបស់អ្នកពី ${site.name}`,
        },
    text: [
      {
        en: `The Telegram chat of “${chat}” was linked with your account on ${momentText(at, 'en')} (Phnom Penh time).`,
        km: `Telegram របស់ «${chat}» ត្រូវបានភ្ជាប់ជាមួយគណនីរបស់អ្នកនៅ${momentText(at, 'km')} (ម៉ោងនៅភ្នំពេញ)។`,
      },
      signsIn
        ? {
            en: 'It gets your notifications and saves jobs. When its owner presses “Apply” there, it signs in to your account without a password.',
            km: 'Telegram នោះទទួលការជូនដំណឹងរបស់អ្នក និងអាចរក្សាទុកការងារ។ ពេលម្ចាស់ Telegram នោះចុច «ដាក់ពាក្យ» គណនីរបស់អ្នកនឹងបើកដោយមិនត្រូវការពាក្យសម្ងាត់។',
          }
        : { en: 'It gets your notifications.', km: 'Telegram នោះទទួលការជូនដំណឹងរបស់អ្នក។' },
      signsIn
        ? {
            en: 'If that wasn’t you, remove it under “Ways to sign in” on your profile and change your password.',
            km: 'បើមិនមែនអ្នកទេ សូមដក Telegram នោះចេញនៅត្រង់ «វិធីចូលគណនី» ក្នុងព័ត៌មានផ្ទាល់ខ្លួន ហើយប្ដូរពាក្យសម្ងាត់។',
          }
        : {
            en: 'If that wasn’t you, unlink it in your notification settings and change your password.',
            km: 'បើមិនមែនអ្នកទេ សូមផ្ដាច់ Telegram នោះនៅទំព័រជ្រើសរើសដំណឹង ហើយប្ដូរពាក្យសម្ងាត់។',
          },
    ],
    action: signsIn
      ? { en: 'Check ways to sign in', km: 'ពិនិត្យវិធីចូលគណនី', to: paths.profile() }
      : { en: 'Open notification settings', km: 'បើកទំព័រជ្រើសរើសដំណឹង', to: paths.notificationPreference() },
    footer: footers.signInChanged,
  }),
});

export const chatUnlinkedMail = mailKind<Changed>({
  ...common,
  name: 'telegram-unlinked',
  title: { en: 'Telegram chat unlinked', km: 'បានផ្ដាច់ Telegram' },
  letter: ({ chat, at }, site) => ({
    subject: {
      en: `A Telegram chat no longer belongs to your ${site.name} account`,
      km: `Telegram មួយលែងភ្ជាប់ជាមួយគណនី ${site.name} របស់អ្នកហើយ`,
    },
    text: [
      {
        en: `The Telegram chat of “${chat}” was unlinked from your account on ${momentText(at, 'en')} (Phnom Penh time). It gets no more notifications and no longer signs you in.`,
        km: `Telegram របស់ «${chat}» ត្រូវបានផ្ដាច់ពីគណនីរបស់អ្នកនៅ${momentText(at, 'km')} (ម៉ោងនៅភ្នំពេញ)។ Telegram នោះលែងទទួលការជូនដំណឹង ហើយលែងប្រើចូលគណនីបាន។`,
      },
      {
        en: 'If that wasn’t you, change your password and sign out of all devices.',
        km: 'បើមិនមែនអ្នកទេ សូមប្ដូរពាក្យសម្ងាត់ ហើយចាកចេញពីគ្រប់ឧបករណ៍។',
      },
    ],
    action: { en: 'Check ways to sign in', km: 'ពិនិត្យវិធីចូលគណនី', to: paths.profile() },
    footer: footers.signInChanged,
  }),
});
