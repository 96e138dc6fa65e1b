import { adminPaths } from '../admin-paths.ts';

type Places = Readonly<Record<string, string>>;

/** Kinds of bell notifications that operators get; `notification-kind.ts` says what a kind is. */
export const operatorNotificationKinds = {
  'order-slip': {
    category: 'order-slip',
    en: '{company} has sent a payment slip for order {number}.',
    km: '{company} បានផ្ញើបង្កាន់ដៃបង់ប្រាក់សម្រាប់ការបញ្ជាទិញលេខ {number}។',
    to: ({ id = '' }: Places) => adminPaths.order(id),
  },
  'company-to-verify': {
    category: 'company-to-verify',
    one: {
      en: '“{company}” has signed up and is waiting for verification.',
      km: '«{company}» បានចុះឈ្មោះ ហើយរង់ចាំការផ្ទៀងផ្ទាត់។',
    },
    en: '{count} companies have signed up and are waiting for verification.',
    km: 'ក្រុមហ៊ុនចំនួន {count} បានចុះឈ្មោះ ហើយរង់ចាំការផ្ទៀងផ្ទាត់។',
    to: ({ id }: Places) => (id ? adminPaths.company(id) : adminPaths.companies({ state: 'waiting' })),
  },
  'enquiry-received': {
    category: 'enquiry',
    en: '{from} has sent a message: “{subject}”',
    km: '{from} បានផ្ញើសារ៖ «{subject}»',
    to: () => adminPaths.enquiries({ status: 'open' }),
  },
  'report-received': {
    category: 'moderation',
    one: {
      en: 'A report is waiting for your decision.',
      km: 'មានការរាយការណ៍មួយរង់ចាំការសម្រេចរបស់អ្នក។',
    },
    en: '{count} reports are waiting for your decision.',
    km: 'មានការរាយការណ៍ចំនួន {count} រង់ចាំការសម្រេចរបស់អ្នក។',
    to: () => adminPaths.reports(),
  },
  'job-held': {
    category: 'moderation',
    en: '“{title}” has been hidden because {reporters} people reported it. Please review it.',
    km: 'ការងារ «{title}» ត្រូវបានលាក់ ព្រោះមានអ្នករាយការណ៍ {reporters} នាក់។ សូមពិនិត្យ។',
    to: () => adminPaths.reports(),
  },
  'job-reported': {
    category: 'moderation',
    one: {
      en: 'Several people have reported “{title}”. It stays open until you decide.',
      km: 'មានអ្នករាយការណ៍ច្រើននាក់អំពីការងារ «{title}»។ ការងារនេះនៅបន្តផ្សាយ រហូតដល់អ្នកសម្រេច។',
    },
    en: '{count} jobs have been reported by several people each. They stay open until you decide.',
    km: 'ការងារចំនួន {count} មានអ្នករាយការណ៍ច្រើននាក់។ ការងារទាំងនេះនៅបន្តផ្សាយ រហូតដល់អ្នកសម្រេច។',
    to: () => adminPaths.reports(),
  },
  'backup-fault': {
    category: 'site-fault',
    en: 'Something is wrong with the backups of the site. See System status.',
    km: 'ការបម្រុងទុកទិន្នន័យគេហទំព័រមានបញ្ហា។ សូមមើលស្ថានភាពប្រព័ន្ធ។',
    to: () => adminPaths.health(),
  },
  'phone-spending': {
    category: 'site-fault',
    en: 'Codes for phones have cost {spent} US dollars within 24 hours, {percent} % of the limit of {most}. See System status.',
    km: 'លេខកូដសម្រាប់ទូរស័ព្ទបានចំណាយអស់ {spent} ដុល្លារ ក្នុងរយៈពេល 24 ម៉ោង ស្មើនឹង {percent} % នៃកម្រិត {most} ដុល្លារ។ សូមមើលស្ថានភាពប្រព័ន្ធ។',
    to: () => adminPaths.health(),
  },
  'telegram-paused': {
    category: 'site-fault',
    en: 'Posting to the Telegram channel “{channel}” is paused, because Telegram no longer allows it.',
    km: 'ការផ្សាយក្នុងឆានែល Telegram «{channel}» ត្រូវបានផ្អាក ព្រោះ Telegram លែងអនុញ្ញាត។',
    to: () => adminPaths.telegramChannels(),
  },
} as const;
