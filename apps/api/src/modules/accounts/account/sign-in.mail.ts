import { momentText } from '@acheep/contract/kernel/moment-text';
import { paths } from '@acheep/contract/paths';
import type { MailKind } from '../../messaging/mail/mail-kind.ts';

interface SignedIn {
  name: string;
  /** Time of the sign-in, ISO 8601. */
  at: string;
}

/** To somebody whose account was opened from a network and a browser that it has not been used with. */
export const newSignInMail: MailKind<SignedIn> = {
  name: 'new-sign-in',
  title: { en: 'New sign-in', km: 'ការចូលគណនីថ្មី' },
  necessary: 'Whoever did not do it has to know.',
  priority: 'account',
  isFree: true,
  sample: { name: 'Sok Dara', at: '2026-03-02T03:05:00.000Z' },
  en: ({ name, at }, site) => ({
    subject: `New sign-in to your ${site.name} account`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `Your account was opened on ${momentText(at, 'en')} (Phnom Penh time) in a browser and from a network that you haven’t used here before.`,
      'If that was you, there is nothing to do. If not, choose a new password and sign out of all devices.',
    ],
    action: { label: 'See where you’re signed in', url: site.url(paths.profile()) },
    footer: 'You’re receiving this e-mail because your account was opened from somewhere new.',
  }),
  km: ({ name, at }, site) => ({
    subject: `មានការចូលគណនី ${site.name} របស់អ្នកពីកន្លែងថ្មី`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `មានការចូលគណនីរបស់អ្នកនៅ${momentText(at, 'km')} (ម៉ោងនៅភ្នំពេញ) តាមកម្មវិធីរុករក និងបណ្ដាញអ៊ីនធឺណិតដែលអ្នកមិនធ្លាប់ប្រើ។`,
      'បើជាអ្នក អ្នកមិនចាំបាច់ធ្វើអ្វីទេ។ បើមិនមែនទេ សូមដាក់ពាក្យសម្ងាត់ថ្មី ហើយចាកចេញពីគ្រប់ឧបករណ៍។',
    ],
    action: { label: 'មើលឧបករណ៍ដែលកំពុងប្រើគណនី', url: site.url(paths.profile()) },
    footer: 'អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះមានការចូលគណនីរបស់អ្នកពីកន្លែងថ្មី។',
  }),
};
