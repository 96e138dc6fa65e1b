import type { CalendarEvent } from '../../messaging/mail/calendar-file.ts';
import type { MailKind } from '../../messaging/mail/mail-kind.ts';
import { because, toOwn } from './registration.mail.ts';
import { named, sampleSeated, sampleTold, type Told, whenAndWhere } from './registration-words.ts';

interface News extends Told {
  /** The link to join online; empty without a seat. */
  link: string;
  /** Only with a seat. */
  entries?: CalendarEvent[];
}

/** Times or place have changed. */
export const registrationChangedMail: MailKind<News> = {
  name: 'registration-changed',
  title: { en: 'New time or place', km: 'ពេល ឬទីកន្លែងថ្មី' },
  necessary: 'Who does not know of it comes at the wrong time.',
  priority: 'news',
  sample: sampleSeated,
  en: (told, site) => ({
    subject: `New time or place: ${told.title}`,
    greeting: `Hello ${told.name},`,
    paragraphs: [
      `${told.company} has changed the time or place of ${named(told, 'en')}. The new details are:`,
      ...whenAndWhere(told, 'en'),
      ...(told.link ? [`Join online:\n${told.link}`] : []),
      told.entries
        ? 'The new dates are attached for your calendar. If they don’t work for you, please cancel your registration.'
        : 'You’re still on the waiting list.',
    ],
    action: toOwn.en(site),
    footer: because.en(site),
    calendar: told.entries,
  }),
  km: (told, site) => ({
    subject: `ពេលវេលា ឬទីកន្លែងថ្មី៖ ${told.title}`,
    greeting: `សួស្ដី ${told.name}`,
    paragraphs: [
      `${told.company} បានប្ដូរពេលវេលា ឬទីកន្លែងនៃ${named(told, 'km')}។ ព័ត៌មានថ្មីមានដូចខាងក្រោម៖`,
      ...whenAndWhere(told, 'km'),
      ...(told.link ? [`តំណចូលរួមតាមអនឡាញ៖\n${told.link}`] : []),
      told.entries
        ? 'កាលបរិច្ឆេទថ្មីភ្ជាប់មកជាមួយអ៊ីមែលនេះ សម្រាប់ដាក់ក្នុងប្រតិទិនរបស់អ្នក។ បើអ្នកមិនទំនេរទេ សូមបោះបង់ការចុះឈ្មោះ។'
        : 'អ្នកនៅក្នុងបញ្ជីរង់ចាំដដែល។',
    ],
    action: toOwn.km(site),
    footer: because.km(site),
    calendar: told.entries,
  }),
};

/** It was cancelled. */
export const registrationOffMail: MailKind<Told & { entries?: CalendarEvent[] }> = {
  name: 'registration-off',
  title: { en: 'Training or event cancelled', km: 'វគ្គបណ្ដុះបណ្ដាល ឬព្រឹត្តិការណ៍ត្រូវបានលុបចោល' },
  necessary: 'Who does not know of it goes there.',
  priority: 'news',
  sample: {
    ...sampleTold,
    entries: sampleSeated.entries.map((entry) => ({ ...entry, sequence: 2, cancelled: true })),
  },
  en: (told, site) => ({
    subject: `Cancelled: ${told.title}`,
    greeting: `Hello ${told.name},`,
    paragraphs: [
      `${told.company} has cancelled ${named(told, 'en')}. It won’t take place on:`,
      ...whenAndWhere(told, 'en'),
      `If you’ve already paid, ask ${told.company} for a refund.`,
    ],
    action: toOwn.en(site),
    footer: because.en(site),
    calendar: told.entries,
  }),
  km: (told, site) => ({
    subject: `បានលុបចោល៖ ${told.title}`,
    greeting: `សួស្ដី ${told.name}`,
    paragraphs: [
      `${told.company} បានលុបចោល${named(told, 'km')}។ កម្មវិធីនេះនឹងមិនធ្វើឡើងនៅកាលបរិច្ឆេទខាងក្រោមទេ៖`,
      ...whenAndWhere(told, 'km'),
      `បើអ្នកបានបង់ប្រាក់រួចហើយ សូមទាក់ទង ${told.company} ដើម្បីឱ្យបង្វិលប្រាក់ជូន។`,
    ],
    action: toOwn.km(site),
    footer: because.km(site),
    calendar: told.entries,
  }),
};

export const registrationSoonMail: MailKind<Told & { link: string }> = {
  name: 'registration-soon',
  title: { en: 'Reminder of a training or event', km: 'រំលឹកវគ្គបណ្ដុះបណ្ដាល ឬព្រឹត្តិការណ៍' },
  category: 'gathering-soon',
  priority: 'account',
  sample: { ...sampleTold, link: sampleSeated.link },
  en: (told, site) => ({
    subject: `Starting soon: ${told.title}`,
    greeting: `Hello ${told.name},`,
    paragraphs: [
      `You’re registered for ${named(told, 'en')} by ${told.company}, which starts soon:`,
      ...whenAndWhere(told, 'en'),
      ...(told.link ? [`Join online:\n${told.link}`] : []),
    ],
    action: toOwn.en(site),
    footer: because.en(site),
  }),
  km: (told, site) => ({
    subject: `ជិតដល់ពេលហើយ៖ ${told.title}`,
    greeting: `សួស្ដី ${told.name}`,
    paragraphs: [
      `${named(told, 'km')} របស់ ${told.company} ដែលអ្នកបានចុះឈ្មោះ ជិតចាប់ផ្ដើមហើយ៖`,
      ...whenAndWhere(told, 'km'),
      ...(told.link ? [`តំណចូលរួមតាមអនឡាញ៖\n${told.link}`] : []),
    ],
    action: toOwn.km(site),
    footer: because.km(site),
  }),
};
