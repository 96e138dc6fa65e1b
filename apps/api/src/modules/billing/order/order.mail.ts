import { adminPaths } from '@acheep/contract/admin-paths';
import { dateText } from '@acheep/contract/kernel/date-text';
import { paths } from '@acheep/contract/paths';
import { footers } from '../../messaging/mail/mail-footer.ts';
import { mailKind } from '../../messaging/mail/mail-kind.ts';

/** Parameters of all mails about orders; `title`, `duration` and `total` are in the reader's language. */
const sample = {
  name: 'Sok Dara',
  orderId: '01900000-0000-7000-8000-000000000000',
  number: 'ORD-000042-2',
  title: 'Standard · ស្ដង់ដារ',
  duration: '3 months',
  jobs: 10,
  total: '$132',
};
const days = { validFrom: '2026-11-21', validTo: '2027-02-21' };

const open = { en: 'View order', km: 'មើលការបញ្ជាទិញ' };
const daysEn = (count: number) => `${count} day${count === 1 ? '' : 's'}`;
const jobsEn = (jobs: number) => `${jobs} job${jobs === 1 ? '' : 's'}`;

/** The order was placed; contains payment instructions. */
export const orderMadeMail = mailKind({
  name: 'order-made',
  title: { en: 'Order to pay', km: 'ការបញ្ជាទិញត្រូវបង់ប្រាក់' },
  necessary: 'It says what is to be paid.',
  priority: 'account',
  sample,
  letter: ({ orderId, number, title, duration, jobs, total }) => ({
    subject: { en: `Order ${number}: ${total} to pay`, km: `ការបញ្ជាទិញ ${number}៖ ត្រូវបង់ ${total}` },
    text: [
      {
        en: `Thank you for ordering “${title}”: ${jobsEn(jobs)} for ${duration}. The amount due is ${total}, including VAT.`,
        km: `សូមអរគុណដែលបានបញ្ជាទិញ «${title}»៖ ការងារចំនួន ${jobs} សម្រាប់រយៈពេល ${duration}។ ទឹកប្រាក់ត្រូវបង់គឺ ${total} រួមទាំងអាករលើតម្លៃបន្ថែម។`,
      },
      {
        en: `The order page shows how to pay. Use ${number} as the remark, then upload your payment slip there.`,
        km: `សូមមើលវិធីបង់ប្រាក់នៅលើទំព័រការបញ្ជាទិញ។ ពេលបង់ប្រាក់ សូមសរសេរ ${number} ក្នុងកំណត់ចំណាំ រួចផ្ញើបង្កាន់ដៃបង់ប្រាក់នៅលើទំព័រនោះ។`,
      },
      {
        en: 'We’ll e-mail you when the payment is confirmed. Your package starts on that day.',
        km: 'យើងនឹងផ្ញើអ៊ីមែលជូនអ្នក ពេលបញ្ជាក់ការបង់ប្រាក់។ កញ្ចប់សេវារបស់អ្នកចាប់ផ្ដើមពីថ្ងៃនោះ។',
      },
    ],
    action: { en: 'Pay now', km: 'បង់ប្រាក់ឥឡូវនេះ', to: paths.manageOrder(orderId) },
    footer: footers.orderedPackage,
  }),
});

/** The operator has written an order for the company. */
export const orderWrittenMail = mailKind({
  name: 'order-written',
  title: { en: 'Order written for a company', km: 'ការបញ្ជាទិញបង្កើតជូនក្រុមហ៊ុន' },
  necessary: 'It says what is to be paid.',
  priority: 'account',
  sample,
  letter: ({ orderId, number, title, duration, jobs, total }) => ({
    subject: {
      en: `Your order ${number}: ${total} to pay`,
      km: `ការបញ្ជាទិញរបស់អ្នក ${number}៖ ត្រូវបង់ ${total}`,
    },
    text: [
      {
        en: `As agreed, we’ve written an order for your company: “${title}”, ${jobsEn(jobs)} for ${duration}. The amount due is ${total}, including VAT.`,
        km: `តាមការព្រមព្រៀង យើងបានបង្កើតការបញ្ជាទិញជូនក្រុមហ៊ុនរបស់អ្នក៖ «${title}» ការងារចំនួន ${jobs} សម្រាប់រយៈពេល ${duration}។ ទឹកប្រាក់ត្រូវបង់គឺ ${total} រួមទាំងអាករលើតម្លៃបន្ថែម។`,
      },
      {
        en: `The order page has the proforma invoice to print, and shows how to pay. Use ${number} as the remark, then upload your payment slip there.`,
        km: `នៅលើទំព័រការបញ្ជាទិញ អ្នកអាចបោះពុម្ពវិក្កយបត្របណ្ដោះអាសន្ន និងមើលវិធីបង់ប្រាក់។ ពេលបង់ប្រាក់ សូមសរសេរ ${number} ក្នុងកំណត់ចំណាំ រួចផ្ញើបង្កាន់ដៃបង់ប្រាក់នៅលើទំព័រនោះ។`,
      },
      {
        en: 'We’ll e-mail you when the payment is confirmed. Your package starts on that day.',
        km: 'យើងនឹងផ្ញើអ៊ីមែលជូនអ្នក ពេលបញ្ជាក់ការបង់ប្រាក់។ កញ្ចប់សេវារបស់អ្នកចាប់ផ្ដើមពីថ្ងៃនោះ។',
      },
    ],
    action: { ...open, to: paths.manageOrder(orderId) },
    footer: footers.orderedPackage,
  }),
});

/** The operator has given more days. */
export const orderExtendedMail = mailKind({
  name: 'order-extended',
  title: { en: 'Package extended', km: 'បានបន្ថែមថ្ងៃឱ្យកញ្ចប់សេវា' },
  necessary: 'It says until when the package can be used.',
  sample: { ...sample, days: 30, validTo: days.validTo },
  letter: ({ orderId, number, title, days: added, validTo }) => ({
    subject: { en: `More days for “${title}”`, km: `បានបន្ថែមថ្ងៃឱ្យ «${title}»` },
    text: validTo
      ? {
          en: `We’ve added ${daysEn(added)} to your package “${title}”. You can use it until ${dateText(validTo, 'en')}.`,
          km: `យើងបានបន្ថែម ${added} ថ្ងៃឱ្យកញ្ចប់សេវា «${title}» របស់អ្នក។ អ្នកអាចប្រើកញ្ចប់សេវានេះរហូតដល់ថ្ងៃទី ${dateText(validTo, 'km')}។`,
        }
      : {
          en: `We’ve added ${daysEn(added)} to “${title}” in your order ${number}. Your package starts on the day we confirm the payment.`,
          km: `យើងបានបន្ថែម ${added} ថ្ងៃឱ្យ «${title}» ក្នុងការបញ្ជាទិញ ${number} របស់អ្នក។ កញ្ចប់សេវាចាប់ផ្ដើមពីថ្ងៃដែលយើងបញ្ជាក់ការបង់ប្រាក់។`,
        },
    action: { ...open, to: paths.manageOrder(orderId) },
    footer: footers.orderedPackage,
  }),
});

/** To the operator: a payment slip needs review. */
export const orderSlipMail = mailKind({
  name: 'order-slip',
  title: { en: 'Payment slip received', km: 'បានទទួលបង្កាន់ដៃបង់ប្រាក់' },
  category: 'order-slip',
  isFree: true,
  sample: { ...sample, company: 'Mekong Trading' },
  letter: ({ orderId, number, company, total }) => ({
    subject: { en: `New payment slip: ${number}`, km: `បង្កាន់ដៃបង់ប្រាក់ថ្មី៖ ${number}` },
    text: [
      {
        en: `${company} has uploaded a payment slip for order ${number}, ${total}.`,
        km: `${company} បានផ្ញើបង្កាន់ដៃបង់ប្រាក់សម្រាប់ការបញ្ជាទិញ ${number} ចំនួនទឹកប្រាក់ ${total}។`,
      },
      {
        en: 'Check it against the bank account, then confirm or cancel the order.',
        km: 'សូមផ្ទៀងផ្ទាត់ជាមួយគណនីធនាគារ រួចបញ្ជាក់ ឬបោះបង់ការបញ្ជាទិញ។',
      },
    ],
    action: { ...open, to: adminPaths.order(orderId) },
    footer: footers.managesSite,
  }),
});

export const orderConfirmedMail = mailKind({
  name: 'order-confirmed',
  title: { en: 'Payment received', km: 'បានទទួលការបង់ប្រាក់' },
  necessary: 'It is the invoice.',
  priority: 'account',
  sample: { ...sample, ...days, invoice: 'INV-2026-00042' },
  letter: ({ orderId, number, title, jobs, total, validFrom, validTo, invoice }) => ({
    subject: { en: `Payment received: ${number}`, km: `បានទទួលប្រាក់៖ ${number}` },
    text: [
      {
        en: `We’ve received your payment of ${total}. “${title}” is now active: you can post ${jobsEn(jobs)} from ${dateText(validFrom, 'en')} to ${dateText(validTo, 'en')}.`,
        km: `យើងបានទទួលប្រាក់ចំនួន ${total} ពីអ្នកហើយ។ កញ្ចប់សេវា «${title}» ចាប់ផ្ដើមប្រើបាន៖ អ្នកអាចផ្សាយការងារចំនួន ${jobs} ចាប់ពីថ្ងៃទី ${dateText(validFrom, 'km')} ដល់ថ្ងៃទី ${dateText(validTo, 'km')}។`,
      },
      {
        en: `You can print or save invoice ${invoice} on the order page.`,
        km: `អ្នកអាចបោះពុម្ព ឬរក្សាទុកវិក្កយបត្រលេខ ${invoice} នៅលើទំព័រការបញ្ជាទិញ។`,
      },
    ],
    action: { ...open, to: paths.manageOrder(orderId) },
    footer: footers.orderedPackage,
  }),
});

/** A free package has started at once. */
export const orderFreeMail = mailKind({
  name: 'order-free',
  title: { en: 'Free package active', km: 'កញ្ចប់សេវាឥតគិតថ្លៃចាប់ផ្ដើមប្រើបាន' },
  necessary: 'It says that the order is made.',
  priority: 'account',
  sample: { ...sample, ...days, total: '$0' },
  letter: ({ title, jobs, validFrom, validTo }) => ({
    subject: { en: `Your package “${title}” is active`, km: `កញ្ចប់សេវា «${title}» របស់អ្នកប្រើបានហើយ` },
    text: {
      en: `“${title}” is now active, free of charge: you can post ${jobsEn(jobs)} from ${dateText(validFrom, 'en')} to ${dateText(validTo, 'en')}.`,
      km: `កញ្ចប់សេវា «${title}» ចាប់ផ្ដើមប្រើបានដោយឥតគិតថ្លៃ៖ អ្នកអាចផ្សាយការងារចំនួន ${jobs} ចាប់ពីថ្ងៃទី ${dateText(validFrom, 'km')} ដល់ថ្ងៃទី ${dateText(validTo, 'km')}។`,
    },
    action: { en: 'Post a job', km: 'ផ្សាយការងារ', to: paths.manageJobCreate() },
    footer: footers.orderedPackage,
  }),
});

export const orderCancelledMail = mailKind({
  name: 'order-cancelled',
  title: { en: 'Order cancelled', km: 'បានបោះបង់ការបញ្ជាទិញ' },
  necessary: 'Money may have to go back.',
  priority: 'account',
  sample: { ...sample, reason: 'No payment arrived within two weeks.' },
  letter: ({ orderId, number, title, reason }) => ({
    subject: { en: `Order ${number} cancelled`, km: `បានបោះបង់ការបញ្ជាទិញ ${number}` },
    text: [
      {
        en: `Your order ${number} for “${title}” has been cancelled.`,
        km: `ការបញ្ជាទិញ ${number} សម្រាប់កញ្ចប់សេវា «${title}» ត្រូវបានបោះបង់។`,
      },
      { en: `Reason: ${reason}`, km: `មូលហេតុ៖ ${reason}` },
      {
        en: 'If you’ve already paid, reply with your payment slip. You can order again at any time.',
        km: 'ប្រសិនបើអ្នកបានបង់ប្រាក់រួចហើយ សូមឆ្លើយតបអ៊ីមែលនេះ ដោយភ្ជាប់បង្កាន់ដៃបង់ប្រាក់។ អ្នកអាចបញ្ជាទិញម្ដងទៀតបានគ្រប់ពេល។',
      },
    ],
    action: { ...open, to: paths.manageOrder(orderId) },
    footer: footers.orderedPackage,
  }),
});

/** The order ends in seven days. */
export const orderEndsSoonMail = mailKind({
  name: 'order-ends-soon',
  title: { en: 'Package ending soon', km: 'កញ្ចប់សេវាជិតផុតកំណត់' },
  category: 'order-end',
  sample: { ...sample, validTo: days.validTo, left: 3 },
  letter: ({ title, validTo, left }) => ({
    subject: {
      en: `Your package “${title}” ends on ${dateText(validTo, 'en')}`,
      km: `កញ្ចប់សេវា «${title}» ផុតកំណត់នៅថ្ងៃទី ${dateText(validTo, 'km')}`,
    },
    text: [
      left > 0
        ? {
            en: `Your package “${title}” ends on ${dateText(validTo, 'en')}. You can still post ${jobsEn(left)} until then.`,
            km: `កញ្ចប់សេវា «${title}» របស់អ្នកផុតកំណត់នៅថ្ងៃទី ${dateText(validTo, 'km')}។ អ្នកនៅអាចផ្សាយការងារចំនួន ${left} ទៀតមុនថ្ងៃនោះ។`,
          }
        : {
            en: `Your package “${title}” ends on ${dateText(validTo, 'en')}. You’ve posted all its jobs.`,
            km: `កញ្ចប់សេវា «${title}» របស់អ្នកផុតកំណត់នៅថ្ងៃទី ${dateText(validTo, 'km')}។ អ្នកបានផ្សាយការងារទាំងអស់ក្នុងកញ្ចប់សេវានេះហើយ។`,
          },
      { en: 'Open jobs stay open until their closing dates.', km: 'ការងារដែលកំពុងផ្សាយ នៅបន្តរហូតដល់ថ្ងៃផុតកំណត់។' },
    ],
    action: { en: 'View packages', km: 'មើលកញ្ចប់សេវា', to: paths.package() },
    footer: footers.orderedPackage,
  }),
});

/** The order has ended. */
export const orderEndedMail = mailKind({
  name: 'order-ended',
  title: { en: 'Package ended', km: 'កញ្ចប់សេវាផុតកំណត់' },
  category: 'order-end',
  sample: { ...sample, validTo: days.validTo },
  letter: ({ title, validTo }) => ({
    subject: { en: `Your package “${title}” has ended`, km: `កញ្ចប់សេវា «${title}» បានផុតកំណត់` },
    text: [
      {
        en: `Your package “${title}” ended on ${dateText(validTo, 'en')}. Order another package to post more jobs.`,
        km: `កញ្ចប់សេវា «${title}» របស់អ្នកបានផុតកំណត់កាលពីថ្ងៃទី ${dateText(validTo, 'km')}។ សូមបញ្ជាទិញកញ្ចប់សេវាថ្មី ដើម្បីផ្សាយការងារបន្ត។`,
      },
      { en: 'Open jobs stay open until their closing dates.', km: 'ការងារដែលកំពុងផ្សាយ នៅបន្តរហូតដល់ថ្ងៃផុតកំណត់។' },
    ],
    action: { en: 'View packages', km: 'មើលកញ្ចប់សេវា', to: paths.package() },
    footer: footers.orderedPackage,
  }),
});
