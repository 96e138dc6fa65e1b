import type { Localized } from '@acheep/contract/kernel/locale';
import type { Site } from './mail-kind.ts';

/** The last lines that several mails share: why somebody gets a mail, or what to do if it is not for them. */
export const footers = {
  postedJob: {
    en: 'You’re receiving this e-mail because you posted this job.',
    km: 'អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកបានផ្សាយការងារនេះ។',
  },
  appliedForJob: ({ name }) => ({
    en: `You’re receiving this e-mail because you applied for a job at ${name}.`,
    km: `អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកបានដាក់ពាក្យសុំការងារនៅ ${name}។`,
  }),
  candidateOf: ({ name }, company) => ({
    en: `You’re receiving this e-mail because you’re a candidate of ${company} at ${name}.`,
    km: `អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកជាបេក្ខជនរបស់ ${company} នៅ ${name}។`,
  }),
  interviewer: ({ name }) => ({
    en: `You’re receiving this e-mail because you’re an interviewer at ${name}.`,
    km: `អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកសម្ភាសបេក្ខជននៅ ${name}។`,
  }),
  foundByCompanies: ({ name }) => ({
    en: `You’re receiving this e-mail because companies can find your CV at ${name}.`,
    km: `អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះក្រុមហ៊ុនអាចរកឃើញប្រវត្តិរូបរបស់អ្នកនៅ ${name}។`,
  }),
  savedSearch: ({ name }) => ({
    en: `You’re receiving this e-mail because you saved this search at ${name}.`,
    km: `អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកបានរក្សាទុកការស្វែងរកនេះនៅ ${name}។`,
  }),
  registered: ({ name }) => ({
    en: `You’re receiving this e-mail because you registered for a training or an event on ${name}.`,
    km: `អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកបានចុះឈ្មោះចូលរួមវគ្គបណ្ដុះបណ្ដាល ឬព្រឹត្តិការណ៍នៅ ${name}។`,
  }),
  orderedPackage: {
    en: 'You’re receiving this e-mail because your company ordered a package.',
    km: 'អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះក្រុមហ៊ុនរបស់អ្នកបានបញ្ជាទិញកញ្ចប់សេវា។',
  },
  orderedWithJob: {
    en: 'You’re receiving this e-mail because your company ordered a package with this job.',
    km: 'អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះក្រុមហ៊ុនរបស់អ្នកបានបញ្ជាទិញកញ្ចប់សេវាជាមួយការងារនេះ។',
  },
  requestedService: {
    en: 'You’re receiving this e-mail because you requested this service for your company.',
    km: 'អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកបានស្នើសុំសេវាកម្មនេះជូនក្រុមហ៊ុនរបស់អ្នក។',
  },
  ownsCompany: {
    en: 'You’re receiving this e-mail because you own the company.',
    km: 'អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកជាម្ចាស់ក្រុមហ៊ុន។',
  },
  managesSite: {
    en: 'You’re receiving this e-mail because you manage this site.',
    km: 'អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកគ្រប់គ្រងគេហទំព័រនេះ។',
  },
  signInChanged: {
    en: 'You’re receiving this e-mail because the ways to sign in to your account have changed.',
    km: 'អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះវិធីចូលគណនីរបស់អ្នកបានផ្លាស់ប្ដូរ។',
  },
  security: {
    en: 'You’re receiving this e-mail because it’s about the security of your account.',
    km: 'អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះមានរឿងទាក់ទងនឹងសុវត្ថិភាពគណនីរបស់អ្នក។',
  },
  ignoreIfNotYou: {
    en: 'If this wasn’t you, you can ignore this e-mail.',
    km: 'ប្រសិនបើមិនមែនជាអ្នកទេ អ្នកមិនចាំបាច់ធ្វើអ្វីឡើយ។',
  },
  supportIfNotYou: {
    en: 'If this wasn’t you, contact our support.',
    km: 'ប្រសិនបើមិនមែនជាអ្នកទេ សូមទាក់ទងផ្នែកជំនួយរបស់គេហទំព័រ។',
  },
  ignoreIfUnknown: {
    en: 'If you don’t know this company, you can ignore this e-mail.',
    km: 'ប្រសិនបើអ្នកមិនស្គាល់ក្រុមហ៊ុននេះទេ អ្នកមិនចាំបាច់ធ្វើអ្វីឡើយ។',
  },
  supportIfMistake: {
    en: 'If you think this is a mistake, contact our support.',
    km: 'ប្រសិនបើអ្នកគិតថាមានការភាន់ច្រឡំ សូមទាក់ទងផ្នែកជំនួយរបស់គេហទំព័រ។',
  },
  ownerIfMistake: {
    en: 'If you think this is a mistake, ask the owner of the company.',
    km: 'ប្រសិនបើអ្នកគិតថាមានការភាន់ច្រឡំ សូមសួរម្ចាស់ក្រុមហ៊ុន។',
  },
} satisfies Record<string, Localized | ((site: Site, company: string) => Localized)>;
