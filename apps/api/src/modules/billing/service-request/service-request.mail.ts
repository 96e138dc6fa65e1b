import type { ServiceEffect } from '@acheep/contract/billing/service-option';
import { dateText } from '@acheep/contract/kernel/date-text';
import { inBoth, type Localized } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import { footers } from '../../messaging/mail/mail-footer.ts';
import { mailKind } from '../../messaging/mail/mail-kind.ts';
import type { Outcome } from './service-effect.service.ts';

type Done = Outcome & {
  name: string;
  /** Title of the service in the reader's language. */
  title: string;
  effect: ServiceEffect;
  /** The job, training or event it applies to. */
  about: string;
};

/** Result of each service. */
function happened({ about, until, views }: Done): Record<ServiceEffect, Localized> {
  const day = inBoth((locale) => (until ? dateText(until, locale) : ''));
  return {
    'job-pin': {
      en: `Your job “${about}” is pinned to the top until ${day.en}.`,
      km: `ការងារ «${about}» របស់អ្នកត្រូវបានខ្ទាស់នៅខាងលើគេ រហូតដល់ថ្ងៃទី ${day.km}។`,
    },
    'job-boost': {
      en: `Your job “${about}” will be boosted to the top of the newest jobs every morning until ${day.en}.`,
      km: `រៀងរាល់ព្រឹក ការងារ «${about}» របស់អ្នកនឹងត្រឡប់មកនៅខាងលើការងារថ្មីៗវិញ រហូតដល់ថ្ងៃទី ${day.km}។`,
    },
    'cv-views': {
      en: `CV views added to your package: ${views}. You can use them right away.`,
      km: `យើងបានបន្ថែមចំនួនបើកមើលប្រវត្តិរូប ${views} ដងទៅក្នុងកញ្ចប់សេវារបស់អ្នក។ អ្នកអាចប្រើបានភ្លាមៗ។`,
    },
    'home-logo': {
      en: `Your logo is shown on the home page, with a link to your company page, until ${day.en}.`,
      km: `ឡូហ្គោរបស់អ្នកកំពុងបង្ហាញលើទំព័រដើម ដោយមានតំណទៅទំព័រក្រុមហ៊ុនរបស់អ្នក រហូតដល់ថ្ងៃទី ${day.km}។`,
    },
    'social-links': {
      en: `We’ve shared your job “${about}” on our social media pages. See it here:`,
      km: `យើងបានផ្សាយការងារ «${about}» របស់អ្នកលើទំព័របណ្ដាញសង្គមរបស់យើង។ អ្នកអាចមើលបាននៅទីនេះ៖`,
    },
    'cv-screening': {
      en: `We’ve started screening the applications for your job “${about}”: we read them, and short-list or reject candidates for you. You’ll see each decision among your applications, marked as made by the career centre, and you can change it. You can end the screening there at any time.`,
      km: `ចាប់ពីពេលនេះតទៅ យើងជួយសម្រាំងបេក្ខជនសម្រាប់ការងារ «${about}» របស់អ្នក៖ យើងអានពាក្យសុំ រួចដាក់បេក្ខជនក្នុងបញ្ជីសម្រាំង ឬបដិសេធជំនួសអ្នក។ អ្នកអាចមើល និងកែប្រែការសម្រេចនីមួយៗក្នុងទំព័រពាក្យសុំ ដែលមានសម្គាល់ថា ធ្វើដោយមជ្ឈមណ្ឌលអាជីព ហើយអ្នកអាចបញ្ឈប់ការសម្រាំងនេះបានគ្រប់ពេល។`,
    },
    'gathering-pin': {
      en: `“${about}” is pinned to the top until ${day.en}, or until it ends.`,
      km: `«${about}» ត្រូវបានខ្ទាស់នៅខាងលើគេក្នុងបញ្ជី រហូតដល់ថ្ងៃទី ${day.km} ឬរហូតដល់ចប់កម្មវិធី។`,
    },
  };
}

/** Sent to the user who requested a service for their company: it was carried out. */
export const serviceDoneMail = mailKind<Done>({
  name: 'service-done',
  title: { en: 'Service completed', km: 'បានអនុវត្តសេវាកម្ម' },
  category: 'service-done',
  sample: {
    name: 'Sok Dara',
    title: 'Social promotion',
    effect: 'social-links',
    about: 'Accountant',
    links: ['https://www.facebook.com/example/posts/1'],
  },
  letter: (done) => ({
    subject: { en: `Your request is done: ${done.title}`, km: `សំណើរបស់អ្នកត្រូវបានអនុវត្តហើយ៖ ${done.title}` },
    text: [
      {
        en: `We’ve fulfilled your request for “${done.title}”.`,
        km: `យើងបានអនុវត្តសេវាកម្ម «${done.title}» ដែលអ្នកបានស្នើសុំហើយ។`,
      },
      happened(done)[done.effect],
    ],
    // Titled by their host.
    items: done.links?.map((url) => ({ title: new URL(url).hostname, text: url, url })),
    action: { en: 'View my requests', km: 'មើលសេវាកម្មដែលបានស្នើសុំ', to: paths.manageServices() },
    footer: footers.requestedService,
  }),
});
