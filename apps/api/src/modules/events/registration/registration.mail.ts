import { paths } from '@acheep/contract/paths';
import type { CalendarEvent } from '../../messaging/mail/calendar-file.ts';
import type { MailKind, Site } from '../../messaging/mail/mail-kind.ts';
import {
  named,
  type Seated,
  sampleSeated,
  sampleTold,
  type Told,
  whenAndWhere,
} from './registration-words.ts';

export const because = {
  en: ({ name }: Site) =>
    `You’re receiving this e-mail because you registered for a training or an event on ${name}.`,
  km: ({ name }: Site) => `អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកបានចុះឈ្មោះចូលរួមវគ្គបណ្ដុះបណ្ដាល ឬព្រឹត្តិការណ៍នៅ ${name}។`,
};

export const toOwn = {
  en: (site: Site) => ({ label: 'View my registrations', url: site.url(paths.manageRegistrations()) }),
  km: (site: Site) => ({ label: 'មើលការចុះឈ្មោះរបស់អ្នក', url: site.url(paths.manageRegistrations()) }),
};

const facts = {
  en: ({ link, fee, ...seated }: Seated) => [
    ...whenAndWhere(seated, 'en'),
    ...(link ? [`Join online:\n${link}`] : []),
    ...(fee ? [fee] : []),
  ],
  km: ({ link, fee, ...seated }: Seated) => [
    ...whenAndWhere(seated, 'km'),
    ...(link ? [`តំណចូលរួមតាមអនឡាញ៖\n${link}`] : []),
    ...(fee ? [fee] : []),
  ],
};
const attached = {
  en: 'The dates are attached for your calendar. If you can’t come, please cancel your registration so someone else can take your seat.',
  km: 'កាលបរិច្ឆេទភ្ជាប់មកជាមួយអ៊ីមែលនេះ សម្រាប់ដាក់ក្នុងប្រតិទិនរបស់អ្នក។ បើអ្នកមិនអាចមកបានទេ សូមបោះបង់ការចុះឈ្មោះ ដើម្បីឱ្យអ្នកផ្សេងបានចូលរួមជំនួស។',
};

export const registrationSeatMail: MailKind<Seated> = {
  name: 'registration-seat',
  title: { en: 'Registered', km: 'បានចុះឈ្មោះចូលរួម' },
  necessary: 'It is the appointment, with the way in.',
  priority: 'news',
  sample: sampleSeated,
  en: (told, site) => ({
    subject: `You’re registered: ${told.title}`,
    greeting: `Hello ${told.name},`,
    paragraphs: [
      `You’re registered for ${named(told, 'en')} by ${told.company}.`,
      ...facts.en(told),
      attached.en,
    ],
    action: toOwn.en(site),
    footer: because.en(site),
    calendar: told.entries,
  }),
  km: (told, site) => ({
    subject: `អ្នកបានចុះឈ្មោះហើយ៖ ${told.title}`,
    greeting: `សួស្ដី ${told.name}`,
    paragraphs: [
      `អ្នកបានចុះឈ្មោះចូលរួម${named(told, 'km')} របស់ ${told.company} ដោយជោគជ័យ។`,
      ...facts.km(told),
      attached.km,
    ],
    action: toOwn.km(site),
    footer: because.km(site),
    calendar: told.entries,
  }),
};

export const registrationWaitingMail: MailKind<Told & { place: string; inLine: number }> = {
  name: 'registration-waiting',
  title: { en: 'On the waiting list', km: 'នៅក្នុងបញ្ជីរង់ចាំ' },
  necessary: 'It says that somebody has no seat yet.',
  priority: 'news',
  sample: { ...sampleTold, inLine: 3 },
  en: (told, site) => ({
    subject: `You’re on the waiting list: ${told.title}`,
    greeting: `Hello ${told.name},`,
    paragraphs: [
      `All seats for ${named(told, 'en')} by ${told.company} are taken. You’re number ${told.inLine} on the waiting list.`,
      'If a seat becomes free, you’ll get it automatically and we’ll e-mail you.',
      ...whenAndWhere(told, 'en'),
    ],
    action: toOwn.en(site),
    footer: because.en(site),
  }),
  km: (told, site) => ({
    subject: `អ្នកស្ថិតក្នុងបញ្ជីរង់ចាំ៖ ${told.title}`,
    greeting: `សួស្ដី ${told.name}`,
    paragraphs: [
      `កន្លែងសម្រាប់${named(told, 'km')} របស់ ${told.company} ពេញអស់ហើយ។ អ្នកស្ថិតនៅលេខរៀងទី ${told.inLine} ក្នុងបញ្ជីរង់ចាំ។`,
      'ពេលមានកន្លែងទំនេរដល់វេនអ្នក អ្នកនឹងបានកន្លែងនោះដោយស្វ័យប្រវត្តិ ហើយយើងនឹងផ្ញើអ៊ីមែលប្រាប់អ្នក។',
      ...whenAndWhere(told, 'km'),
    ],
    action: toOwn.km(site),
    footer: because.km(site),
  }),
};

export const registrationMovedUpMail: MailKind<Seated> = {
  name: 'registration-moved-up',
  title: { en: 'Seat from the waiting list', km: 'បានកន្លែងពីបញ្ជីរង់ចាំ' },
  necessary: 'A seat that nobody knows of stays empty.',
  priority: 'news',
  sample: sampleSeated,
  en: (told, site) => ({
    subject: `You’ve got a seat: ${told.title}`,
    greeting: `Hello ${told.name},`,
    paragraphs: [
      `Good news: a seat for ${named(told, 'en')} by ${told.company} has become free, and it’s yours. You’re no longer on the waiting list.`,
      ...facts.en(told),
      attached.en,
    ],
    action: toOwn.en(site),
    footer: because.en(site),
    calendar: told.entries,
  }),
  km: (told, site) => ({
    subject: `អ្នកបានកន្លែងហើយ៖ ${told.title}`,
    greeting: `សួស្ដី ${told.name}`,
    paragraphs: [
      `មានកន្លែងទំនេរក្នុង${named(told, 'km')} របស់ ${told.company} ហើយអ្នកបានកន្លែងនោះ។ ឈ្មោះរបស់អ្នកលែងស្ថិតក្នុងបញ្ជីរង់ចាំហើយ។`,
      ...facts.km(told),
      attached.km,
    ],
    action: toOwn.km(site),
    footer: because.km(site),
    calendar: told.entries,
  }),
};

/** A participant has given up a seat, or a place on the waiting list. */
export const registrationCancelledMail: MailKind<Told & { entries?: CalendarEvent[] }> = {
  name: 'registration-cancelled',
  title: { en: 'Registration cancelled', km: 'បានបោះបង់ការចុះឈ្មោះ' },
  necessary: 'It says that the seat is another’s now.',
  priority: 'news',
  sample: {
    ...sampleTold,
    entries: sampleSeated.entries.map((entry) => ({ ...entry, sequence: 2, cancelled: true })),
  },
  en: (told, site) => ({
    subject: `Registration cancelled: ${told.title}`,
    greeting: `Hello ${told.name},`,
    paragraphs: [
      `You’ve cancelled your registration for ${named(told, 'en')} by ${told.company}.`,
      'If you change your mind, you can register again while registration is open.',
    ],
    action: toOwn.en(site),
    footer: because.en(site),
    calendar: told.entries,
  }),
  km: (told, site) => ({
    subject: `បានបោះបង់ការចុះឈ្មោះ៖ ${told.title}`,
    greeting: `សួស្ដី ${told.name}`,
    paragraphs: [
      `អ្នកបានបោះបង់ការចុះឈ្មោះចូលរួម${named(told, 'km')} របស់ ${told.company}។`,
      'បើអ្នកប្ដូរចិត្តវិញ អ្នកអាចចុះឈ្មោះម្ដងទៀត ក្នុងពេលដែលនៅបើកឱ្យចុះឈ្មោះ។',
    ],
    action: toOwn.km(site),
    footer: because.km(site),
    calendar: told.entries,
  }),
};
