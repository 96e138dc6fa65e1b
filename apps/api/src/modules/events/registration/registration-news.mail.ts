import type { CalendarEvent } from '../../messaging/mail/calendar-file.ts';
import { footers } from '../../messaging/mail/mail-footer.ts';
import { mailKind } from '../../messaging/mail/mail-kind.ts';
import { join, toOwn } from './registration.mail.ts';
import { named, sampleParams, sampleSeated, type Told, whenAndWhere } from './registration-words.ts';

interface News extends Told {
  /** The link to join online; empty without a seat. */
  link: string;
  /** Only with a seat. */
  entries?: CalendarEvent[];
}

/** Times or place have changed. */
export const registrationChangedMail = mailKind<News>({
  name: 'registration-changed',
  title: { en: 'New time or place', km: 'ពេល ឬទីកន្លែងថ្មី' },
  necessary: 'Who does not know of it comes at the wrong time.',
  sample: sampleSeated,
  letter: (params, site) => ({
    subject: { en: `New time or place: ${params.title}`, km: `ពេលវេលា ឬទីកន្លែងថ្មី៖ ${params.title}` },
    text: [
      {
        en: `${params.company} has changed the time or place of ${named(params, 'en')}. The new details are:`,
        km: `${params.company} បានប្ដូរពេលវេលា ឬទីកន្លែងនៃ${named(params, 'km')}។ ព័ត៌មានថ្មីមានដូចខាងក្រោម៖`,
      },
      ...whenAndWhere(params),
      join(params.link),
      params.entries
        ? {
            en: 'The new dates are attached for your calendar. If they don’t work for you, please cancel your registration.',
            km: 'កាលបរិច្ឆេទថ្មីភ្ជាប់មកជាមួយអ៊ីមែលនេះ សម្រាប់ដាក់ក្នុងប្រតិទិនរបស់អ្នក។ បើអ្នកមិនទំនេរទេ សូមបោះបង់ការចុះឈ្មោះ។',
          }
        : { en: 'You’re still on the waiting list.', km: 'អ្នកនៅក្នុងបញ្ជីរង់ចាំដដែល។' },
    ],
    action: toOwn,
    footer: footers.registered(site),
    calendar: params.entries,
  }),
});

/** It was cancelled. */
export const registrationOffMail = mailKind<Told & { entries?: CalendarEvent[] }>({
  name: 'registration-off',
  title: { en: 'Training or event cancelled', km: 'វគ្គបណ្ដុះបណ្ដាល ឬព្រឹត្តិការណ៍ត្រូវបានលុបចោល' },
  necessary: 'Who does not know of it goes there.',
  sample: {
    ...sampleParams,
    entries: sampleSeated.entries.map((entry) => ({ ...entry, sequence: 2, cancelled: true })),
  },
  letter: (params, site) => ({
    subject: { en: `Cancelled: ${params.title}`, km: `បានលុបចោល៖ ${params.title}` },
    text: [
      {
        en: `${params.company} has cancelled ${named(params, 'en')}. It won’t take place on:`,
        km: `${params.company} បានលុបចោល${named(params, 'km')}។ កម្មវិធីនេះនឹងមិនធ្វើឡើងនៅកាលបរិច្ឆេទខាងក្រោមទេ៖`,
      },
      ...whenAndWhere(params),
      {
        en: `If you’ve already paid, ask ${params.company} for a refund.`,
        km: `បើអ្នកបានបង់ប្រាក់រួចហើយ សូមទាក់ទង ${params.company} ដើម្បីឱ្យបង្វិលប្រាក់ជូន។`,
      },
    ],
    action: toOwn,
    footer: footers.registered(site),
    calendar: params.entries,
  }),
});

/** The organiser has cancelled the registration of one participant. */
export const registrationRemovedMail = mailKind<Told & { reason: string; entries?: CalendarEvent[] }>({
  name: 'registration-removed',
  title: { en: 'Registration cancelled by the organiser', km: 'អ្នករៀបចំបានបោះបង់ការចុះឈ្មោះ' },
  necessary: 'Who does not know of it goes there.',
  sample: {
    ...sampleParams,
    reason: 'We haven’t received your fee.',
    entries: sampleSeated.entries.map((entry) => ({ ...entry, sequence: 2, cancelled: true })),
  },
  letter: (params, site) => ({
    subject: { en: `Registration cancelled: ${params.title}`, km: `បានបោះបង់ការចុះឈ្មោះ៖ ${params.title}` },
    text: [
      {
        en: `${params.company} has cancelled your registration for ${named(params, 'en')}.`,
        km: `${params.company} បានបោះបង់ការចុះឈ្មោះរបស់អ្នកក្នុង${named(params, 'km')}។`,
      },
      params.reason && { en: `Reason: ${params.reason}`, km: `មូលហេតុ៖ ${params.reason}` },
      {
        en: `If you’ve already paid or think this is a mistake, contact ${params.company}.`,
        km: `បើអ្នកបានបង់ប្រាក់រួចហើយ ឬគិតថាមានការច្រឡំ សូមទាក់ទង ${params.company}។`,
      },
    ],
    action: toOwn,
    footer: footers.registered(site),
    calendar: params.entries,
  }),
});

/** The organiser has moved one participant to another training or event. */
export const registrationMovedMail = mailKind<News & { from: string; hasSeat: boolean }>({
  name: 'registration-moved',
  title: { en: 'Moved to another training or event', km: 'ប្ដូរទៅកម្មវិធីផ្សេង' },
  necessary: 'Who does not know of it comes at the wrong time.',
  sample: { ...sampleSeated, from: 'Bookkeeping in November', hasSeat: true },
  letter: (params, site) => ({
    subject: { en: `You’ve been moved: ${params.title}`, km: `បានប្ដូរការចុះឈ្មោះទៅ៖ ${params.title}` },
    text: [
      {
        en: `${params.company} has moved your registration from “${params.from}” to ${named(params, 'en')}.`,
        km: `${params.company} បានប្ដូរការចុះឈ្មោះរបស់អ្នកពី «${params.from}» ទៅ${named(params, 'km')}។`,
      },
      ...whenAndWhere(params),
      join(params.link),
      params.hasSeat
        ? {
            en: 'Your fee and payment stay the same. If the new dates don’t work for you, please cancel your registration.',
            km: 'តម្លៃចូលរួម និងការបង់ប្រាក់នៅដដែល។ បើអ្នកមិនទំនេរតាមកាលបរិច្ឆេទថ្មីទេ សូមបោះបង់ការចុះឈ្មោះ។',
          }
        : { en: 'You’re on the waiting list there.', km: 'អ្នកស្ថិតក្នុងបញ្ជីរង់ចាំនៅទីនោះ។' },
    ],
    action: toOwn,
    footer: footers.registered(site),
    calendar: params.entries,
  }),
});

export const registrationSoonMail = mailKind({
  name: 'registration-soon',
  title: { en: 'Reminder of a training or event', km: 'រំលឹកវគ្គបណ្ដុះបណ្ដាល ឬព្រឹត្តិការណ៍' },
  category: 'gathering-soon',
  priority: 'account',
  sample: { ...sampleParams, link: sampleSeated.link },
  letter: (params, site) => ({
    subject: { en: `Starting soon: ${params.title}`, km: `ជិតដល់ពេលហើយ៖ ${params.title}` },
    text: [
      {
        en: `You’re registered for ${named(params, 'en')} by ${params.company}, which starts soon:`,
        km: `${named(params, 'km')} របស់ ${params.company} ដែលអ្នកបានចុះឈ្មោះ ជិតចាប់ផ្ដើមហើយ៖`,
      },
      ...whenAndWhere(params),
      join(params.link),
    ],
    action: toOwn,
    footer: footers.registered(site),
  }),
});
