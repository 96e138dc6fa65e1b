import { momentText } from '@acheep/contract/kernel/moment-text';
import { paths } from '@acheep/contract/paths';
import { mailKind } from '../../messaging/mail/mail-kind.ts';

/** To somebody whose account was opened from a network and a browser that it has not been used with. */
export const newSignInMail = mailKind({
  name: 'new-sign-in',
  title: { en: 'New sign-in', km: 'ការចូលគណនីថ្មី' },
  necessary: 'Whoever did not do it has to know.',
  priority: 'account',
  sample: { name: 'Sok Dara', at: '2026-03-02T03:05:00.000Z' },
  letter: ({ at }, site) => ({
    subject: {
      en: `New sign-in to your ${site.name} account`,
      km: `មានការចូលគណនី ${site.name} របស់អ្នកពីកន្លែងថ្មី`,
    },
    text: [
      {
        en: `Your account was opened on ${momentText(at, 'en')} (Phnom Penh time) in a browser and from a network that you haven’t used here before.`,
        km: `មានការចូលគណនីរបស់អ្នកនៅ${momentText(at, 'km')} (ម៉ោងនៅភ្នំពេញ) តាមកម្មវិធីរុករក និងបណ្ដាញអ៊ីនធឺណិតដែលអ្នកមិនធ្លាប់ប្រើ។`,
      },
      {
        en: 'If that was you, there is nothing to do. If not, choose a new password and sign out of all devices.',
        km: 'បើជាអ្នក អ្នកមិនចាំបាច់ធ្វើអ្វីទេ។ បើមិនមែនទេ សូមដាក់ពាក្យសម្ងាត់ថ្មី ហើយចាកចេញពីគ្រប់ឧបករណ៍។',
      },
    ],
    action: { en: 'See where you’re signed in', km: 'មើលឧបករណ៍ដែលកំពុងប្រើគណនី', to: paths.profile() },
    footer: {
      en: 'You’re receiving this e-mail because your account was opened from somewhere new.',
      km: 'អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះមានការចូលគណនីរបស់អ្នកពីកន្លែងថ្មី។',
    },
  }),
});
