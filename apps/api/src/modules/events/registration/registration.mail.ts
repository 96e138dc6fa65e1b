import { paths } from '@acheep/contract/paths';
import type { CalendarEvent } from '../../messaging/mail/calendar-file.ts';
import { footers } from '../../messaging/mail/mail-footer.ts';
import { mailKind } from '../../messaging/mail/mail-kind.ts';
import { named, sampleParams, sampleSeated, type Told, whenAndWhere } from './registration-words.ts';

export const toOwn = {
  en: 'View my registrations',
  km: 'មើលការចុះឈ្មោះរបស់អ្នក',
  to: paths.manageRegistrations(),
};

export const join = (link: string) => link && { en: `Join online:\n${link}`, km: `តំណចូលរួមតាមអនឡាញ៖\n${link}` };
const attached = {
  en: 'The dates are attached for your calendar. If you can’t come, please cancel your registration so someone else can take your seat.',
  km: 'កាលបរិច្ឆេទភ្ជាប់មកជាមួយអ៊ីមែលនេះ សម្រាប់ដាក់ក្នុងប្រតិទិនរបស់អ្នក។ បើអ្នកមិនអាចមកបានទេ សូមបោះបង់ការចុះឈ្មោះ ដើម្បីឱ្យអ្នកផ្សេងបានចូលរួមជំនួស។',
};

export const registrationSeatMail = mailKind({
  name: 'registration-seat',
  title: { en: 'Registered', km: 'បានចុះឈ្មោះចូលរួម' },
  necessary: 'It is the appointment, with the way in.',
  sample: sampleSeated,
  letter: (params, site) => ({
    subject: { en: `You’re registered: ${params.title}`, km: `អ្នកបានចុះឈ្មោះហើយ៖ ${params.title}` },
    text: [
      {
        en: `You’re registered for ${named(params, 'en')} by ${params.company}.`,
        km: `អ្នកបានចុះឈ្មោះចូលរួម${named(params, 'km')} របស់ ${params.company} ដោយជោគជ័យ។`,
      },
      ...whenAndWhere(params),
      join(params.link),
      params.fee,
      attached,
    ],
    action: toOwn,
    footer: footers.registered(site),
    calendar: params.entries,
  }),
});

export const registrationWaitingMail = mailKind({
  name: 'registration-waiting',
  title: { en: 'On the waiting list', km: 'នៅក្នុងបញ្ជីរង់ចាំ' },
  necessary: 'It says that somebody has no seat yet.',
  sample: { ...sampleParams, inLine: 3 },
  letter: (params, site) => ({
    subject: { en: `You’re on the waiting list: ${params.title}`, km: `អ្នកស្ថិតក្នុងបញ្ជីរង់ចាំ៖ ${params.title}` },
    text: [
      {
        en: `All seats for ${named(params, 'en')} by ${params.company} are taken. You’re number ${params.inLine} on the waiting list.`,
        km: `កន្លែងសម្រាប់${named(params, 'km')} របស់ ${params.company} ពេញអស់ហើយ។ អ្នកស្ថិតនៅលេខរៀងទី ${params.inLine} ក្នុងបញ្ជីរង់ចាំ។`,
      },
      {
        en: 'If a seat becomes free, you’ll get it automatically and we’ll e-mail you.',
        km: 'ពេលមានកន្លែងទំនេរដល់វេនអ្នក អ្នកនឹងបានកន្លែងនោះដោយស្វ័យប្រវត្តិ ហើយយើងនឹងផ្ញើអ៊ីមែលប្រាប់អ្នក។',
      },
      ...whenAndWhere(params),
    ],
    action: toOwn,
    footer: footers.registered(site),
  }),
});

export const registrationMovedUpMail = mailKind({
  name: 'registration-moved-up',
  title: { en: 'Seat from the waiting list', km: 'បានកន្លែងពីបញ្ជីរង់ចាំ' },
  necessary: 'A seat that nobody knows of stays empty.',
  sample: sampleSeated,
  letter: (params, site) => ({
    subject: { en: `You’ve got a seat: ${params.title}`, km: `អ្នកបានកន្លែងហើយ៖ ${params.title}` },
    text: [
      {
        en: `Good news: a seat for ${named(params, 'en')} by ${params.company} has become free, and it’s yours. You’re no longer on the waiting list.`,
        km: `មានកន្លែងទំនេរក្នុង${named(params, 'km')} របស់ ${params.company} ហើយអ្នកបានកន្លែងនោះ។ ឈ្មោះរបស់អ្នកលែងស្ថិតក្នុងបញ្ជីរង់ចាំហើយ។`,
      },
      ...whenAndWhere(params),
      join(params.link),
      params.fee,
      attached,
    ],
    action: toOwn,
    footer: footers.registered(site),
    calendar: params.entries,
  }),
});

/** A participant has given up a seat, or a place on the waiting list. */
export const registrationCancelledMail = mailKind<Told & { entries?: CalendarEvent[] }>({
  name: 'registration-cancelled',
  title: { en: 'Registration cancelled', km: 'បានបោះបង់ការចុះឈ្មោះ' },
  necessary: 'It says that the seat is another’s now.',
  sample: {
    ...sampleParams,
    entries: sampleSeated.entries.map((entry) => ({ ...entry, sequence: 2, cancelled: true })),
  },
  letter: (params, site) => ({
    subject: { en: `Registration cancelled: ${params.title}`, km: `បានបោះបង់ការចុះឈ្មោះ៖ ${params.title}` },
    text: [
      {
        en: `You’ve cancelled your registration for ${named(params, 'en')} by ${params.company}.`,
        km: `អ្នកបានបោះបង់ការចុះឈ្មោះចូលរួម${named(params, 'km')} របស់ ${params.company}។`,
      },
      {
        en: 'If you change your mind, you can register again while registration is open.',
        km: 'បើអ្នកប្ដូរចិត្តវិញ អ្នកអាចចុះឈ្មោះម្ដងទៀត ក្នុងពេលដែលនៅបើកឱ្យចុះឈ្មោះ។',
      },
    ],
    action: toOwn,
    footer: footers.registered(site),
    calendar: params.entries,
  }),
});
