import { adminPaths } from '@acheep/contract/admin-paths';
import { paths } from '@acheep/contract/paths';
import { dayText } from '../../../words.ts';
import type { MailKind } from '../../messaging/mail/mail-kind.ts';

/** Parameters of all mails about orders; `title`, `duration` and `total` are in the reader's language. */
interface Ordered {
  name: string;
  orderId: string;
  number: string;
  title: string;
  duration: string;
  jobs: number;
  total: string;
}
type Valid = Ordered & { validFrom: string; validTo: string };

const sample: Ordered = {
  name: 'Sok Dara',
  orderId: '01900000-0000-7000-8000-000000000000',
  number: 'ORD-000042-2',
  title: 'Standard · ស្ដង់ដារ',
  duration: '3 months',
  jobs: 10,
  total: '$132',
};
const days = { validFrom: '2026-11-21', validTo: '2027-02-21' };

const footer = {
  en: 'You’re receiving this e-mail because your company ordered a package.',
  km: 'អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះក្រុមហ៊ុនរបស់អ្នកបានបញ្ជាទិញកញ្ចប់សេវា។',
};
const open = { en: 'View order', km: 'មើលការបញ្ជាទិញ' };
const jobsEn = (jobs: number) => `${jobs} job${jobs === 1 ? '' : 's'}`;

/** The order was placed; contains payment instructions. */
export const orderMadeMail: MailKind<Ordered> = {
  name: 'order-made',
  title: { en: 'Order to pay', km: 'ការបញ្ជាទិញត្រូវបង់ប្រាក់' },
  necessary: 'It says what is to be paid.',
  priority: 'account',
  sample,
  en: ({ name, orderId, number, title, duration, jobs, total }, site) => ({
    subject: `Order ${number}: ${total} to pay`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `Thank you for ordering “${title}”: ${jobsEn(jobs)} for ${duration}. The amount due is ${total}, including VAT.`,
      `The order page shows how to pay. Use ${number} as the remark, then upload your payment slip there.`,
      'We’ll e-mail you when the payment is confirmed. Your package starts on that day.',
    ],
    action: { label: 'Pay now', url: site.url(paths.manageOrder(orderId)) },
    footer: footer.en,
  }),
  km: ({ name, orderId, number, title, duration, jobs, total }, site) => ({
    subject: `ការបញ្ជាទិញ ${number}៖ ត្រូវបង់ ${total}`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `សូមអរគុណដែលបានបញ្ជាទិញ «${title}»៖ ការងារចំនួន ${jobs} សម្រាប់រយៈពេល ${duration}។ ទឹកប្រាក់ត្រូវបង់គឺ ${total} រួមទាំងអាករលើតម្លៃបន្ថែម។`,
      `សូមមើលវិធីបង់ប្រាក់នៅលើទំព័រការបញ្ជាទិញ។ ពេលបង់ប្រាក់ សូមសរសេរ ${number} ក្នុងកំណត់ចំណាំ រួចផ្ញើបង្កាន់ដៃបង់ប្រាក់នៅលើទំព័រនោះ។`,
      'យើងនឹងផ្ញើអ៊ីមែលជូនអ្នក ពេលបញ្ជាក់ការបង់ប្រាក់។ កញ្ចប់សេវារបស់អ្នកចាប់ផ្ដើមពីថ្ងៃនោះ។',
    ],
    action: { label: 'បង់ប្រាក់ឥឡូវនេះ', url: site.url(paths.manageOrder(orderId)) },
    footer: footer.km,
  }),
};

/** To the operator: a payment slip needs review. */
export const orderSlipMail: MailKind<Ordered & { company: string }> = {
  name: 'order-slip',
  title: { en: 'Payment slip received', km: 'បានទទួលបង្កាន់ដៃបង់ប្រាក់' },
  category: 'order-slip',
  priority: 'news',
  isFree: true,
  sample: { ...sample, company: 'Mekong Trading' },
  en: ({ name, orderId, number, company, total }, site) => ({
    subject: `New payment slip: ${number}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `${company} has uploaded a payment slip for order ${number}, ${total}.`,
      'Check it against the bank account, then confirm or cancel the order.',
    ],
    action: { label: open.en, url: site.url(adminPaths.order(orderId)) },
    footer: 'You’re receiving this e-mail because you manage this site.',
  }),
  km: ({ name, orderId, number, company, total }, site) => ({
    subject: `បង្កាន់ដៃបង់ប្រាក់ថ្មី៖ ${number}`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `${company} បានផ្ញើបង្កាន់ដៃបង់ប្រាក់សម្រាប់ការបញ្ជាទិញ ${number} ចំនួនទឹកប្រាក់ ${total}។`,
      'សូមផ្ទៀងផ្ទាត់ជាមួយគណនីធនាគារ រួចបញ្ជាក់ ឬបោះបង់ការបញ្ជាទិញ។',
    ],
    action: { label: open.km, url: site.url(adminPaths.order(orderId)) },
    footer: 'អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកគ្រប់គ្រងគេហទំព័រនេះ។',
  }),
};

export const orderConfirmedMail: MailKind<Valid & { invoice: string }> = {
  name: 'order-confirmed',
  title: { en: 'Payment received', km: 'បានទទួលការបង់ប្រាក់' },
  necessary: 'It is the invoice.',
  priority: 'account',
  sample: { ...sample, ...days, invoice: 'INV-2026-00042' },
  en: ({ name, orderId, number, title, jobs, total, validFrom, validTo, invoice }, site) => ({
    subject: `Payment received: ${number}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `We’ve received your payment of ${total}. “${title}” is now active: you can post ${jobsEn(jobs)} from ${dayText(validFrom, 'en')} to ${dayText(validTo, 'en')}.`,
      `You can print or save invoice ${invoice} on the order page.`,
    ],
    action: { label: open.en, url: site.url(paths.manageOrder(orderId)) },
    footer: footer.en,
  }),
  km: ({ name, orderId, number, title, jobs, total, validFrom, validTo, invoice }, site) => ({
    subject: `បានទទួលប្រាក់៖ ${number}`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `យើងបានទទួលប្រាក់ចំនួន ${total} ពីអ្នកហើយ។ កញ្ចប់សេវា «${title}» ចាប់ផ្ដើមប្រើបាន៖ អ្នកអាចផ្សាយការងារចំនួន ${jobs} ចាប់ពីថ្ងៃទី ${dayText(validFrom, 'km')} ដល់ថ្ងៃទី ${dayText(validTo, 'km')}។`,
      `អ្នកអាចបោះពុម្ព ឬរក្សាទុកវិក្កយបត្រលេខ ${invoice} នៅលើទំព័រការបញ្ជាទិញ។`,
    ],
    action: { label: open.km, url: site.url(paths.manageOrder(orderId)) },
    footer: footer.km,
  }),
};

/** A free package has started at once. */
export const orderFreeMail: MailKind<Valid> = {
  name: 'order-free',
  title: { en: 'Free package active', km: 'កញ្ចប់សេវាឥតគិតថ្លៃចាប់ផ្ដើមប្រើបាន' },
  necessary: 'It says that the order is made.',
  priority: 'account',
  sample: { ...sample, ...days, total: '$0' },
  en: ({ name, title, jobs, validFrom, validTo }, site) => ({
    subject: `Your package “${title}” is active`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `“${title}” is now active, free of charge: you can post ${jobsEn(jobs)} from ${dayText(validFrom, 'en')} to ${dayText(validTo, 'en')}.`,
    ],
    action: { label: 'Post a job', url: site.url(paths.manageJobCreate()) },
    footer: footer.en,
  }),
  km: ({ name, title, jobs, validFrom, validTo }, site) => ({
    subject: `កញ្ចប់សេវា «${title}» របស់អ្នកប្រើបានហើយ`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `កញ្ចប់សេវា «${title}» ចាប់ផ្ដើមប្រើបានដោយឥតគិតថ្លៃ៖ អ្នកអាចផ្សាយការងារចំនួន ${jobs} ចាប់ពីថ្ងៃទី ${dayText(validFrom, 'km')} ដល់ថ្ងៃទី ${dayText(validTo, 'km')}។`,
    ],
    action: { label: 'ផ្សាយការងារ', url: site.url(paths.manageJobCreate()) },
    footer: footer.km,
  }),
};

export const orderCancelledMail: MailKind<Ordered & { reason: string }> = {
  name: 'order-cancelled',
  title: { en: 'Order cancelled', km: 'បានបោះបង់ការបញ្ជាទិញ' },
  necessary: 'Money may have to go back.',
  priority: 'account',
  sample: { ...sample, reason: 'No payment arrived within two weeks.' },
  en: ({ name, orderId, number, title, reason }, site) => ({
    subject: `Order ${number} cancelled`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `Your order ${number} for “${title}” has been cancelled.`,
      `Reason: ${reason}`,
      'If you’ve already paid, reply with your payment slip. You can order again at any time.',
    ],
    action: { label: open.en, url: site.url(paths.manageOrder(orderId)) },
    footer: footer.en,
  }),
  km: ({ name, orderId, number, title, reason }, site) => ({
    subject: `បានបោះបង់ការបញ្ជាទិញ ${number}`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `ការបញ្ជាទិញ ${number} សម្រាប់កញ្ចប់សេវា «${title}» ត្រូវបានបោះបង់។`,
      `មូលហេតុ៖ ${reason}`,
      'ប្រសិនបើអ្នកបានបង់ប្រាក់រួចហើយ សូមឆ្លើយតបអ៊ីមែលនេះ ដោយភ្ជាប់បង្កាន់ដៃបង់ប្រាក់។ អ្នកអាចបញ្ជាទិញម្ដងទៀតបានគ្រប់ពេល។',
    ],
    action: { label: open.km, url: site.url(paths.manageOrder(orderId)) },
    footer: footer.km,
  }),
};

/** The order ends in seven days. */
export const orderEndsSoonMail: MailKind<Ordered & { validTo: string; left: number }> = {
  name: 'order-ends-soon',
  title: { en: 'Package ending soon', km: 'កញ្ចប់សេវាជិតផុតកំណត់' },
  category: 'order-end',
  priority: 'news',
  sample: { ...sample, validTo: days.validTo, left: 3 },
  en: ({ name, title, validTo, left }, site) => ({
    subject: `Your package “${title}” ends on ${dayText(validTo, 'en')}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      left > 0
        ? `Your package “${title}” ends on ${dayText(validTo, 'en')}. You can still post ${jobsEn(left)} until then.`
        : `Your package “${title}” ends on ${dayText(validTo, 'en')}. You’ve posted all its jobs.`,
      'Open jobs stay open until their closing dates.',
    ],
    action: { label: 'View packages', url: site.url(paths.package()) },
    footer: footer.en,
  }),
  km: ({ name, title, validTo, left }, site) => ({
    subject: `កញ្ចប់សេវា «${title}» ផុតកំណត់នៅថ្ងៃទី ${dayText(validTo, 'km')}`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      left > 0
        ? `កញ្ចប់សេវា «${title}» របស់អ្នកផុតកំណត់នៅថ្ងៃទី ${dayText(validTo, 'km')}។ អ្នកនៅអាចផ្សាយការងារចំនួន ${left} ទៀតមុនថ្ងៃនោះ។`
        : `កញ្ចប់សេវា «${title}» របស់អ្នកផុតកំណត់នៅថ្ងៃទី ${dayText(validTo, 'km')}។ អ្នកបានផ្សាយការងារទាំងអស់ក្នុងកញ្ចប់សេវានេះហើយ។`,
      'ការងារដែលកំពុងផ្សាយ នៅបន្តរហូតដល់ថ្ងៃផុតកំណត់។',
    ],
    action: { label: 'មើលកញ្ចប់សេវា', url: site.url(paths.package()) },
    footer: footer.km,
  }),
};

/** The order has ended. */
export const orderEndedMail: MailKind<Ordered & { validTo: string }> = {
  name: 'order-ended',
  title: { en: 'Package ended', km: 'កញ្ចប់សេវាផុតកំណត់' },
  category: 'order-end',
  priority: 'news',
  sample: { ...sample, validTo: days.validTo },
  en: ({ name, title, validTo }, site) => ({
    subject: `Your package “${title}” has ended`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `Your package “${title}” ended on ${dayText(validTo, 'en')}. Order another package to post more jobs.`,
      'Open jobs stay open until their closing dates.',
    ],
    action: { label: 'View packages', url: site.url(paths.package()) },
    footer: footer.en,
  }),
  km: ({ name, title, validTo }, site) => ({
    subject: `កញ្ចប់សេវា «${title}» បានផុតកំណត់`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `កញ្ចប់សេវា «${title}» របស់អ្នកបានផុតកំណត់កាលពីថ្ងៃទី ${dayText(validTo, 'km')}។ សូមបញ្ជាទិញកញ្ចប់សេវាថ្មី ដើម្បីផ្សាយការងារបន្ត។`,
      'ការងារដែលកំពុងផ្សាយ នៅបន្តរហូតដល់ថ្ងៃផុតកំណត់។',
    ],
    action: { label: 'មើលកញ្ចប់សេវា', url: site.url(paths.package()) },
    footer: footer.km,
  }),
};
