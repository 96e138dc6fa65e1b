import { momentText } from '@acheep/contract/kernel/moment-text';
import { paths } from '@acheep/contract/paths';
import type { CalendarEvent } from '../../messaging/mail/calendar-file.ts';
import type { MailKind } from '../../messaging/mail/mail-kind.ts';
import { sampleEntry, sampleJob, sampleTime } from './interview-sample.ts';
import { type Agreed, agreedText, phnomPenh } from './interview-words.ts';

interface Interviewer {
  name: string;
  candidate: string;
  jobTitle: string;
  applicationId: string;
}
const sample = { ...sampleJob, candidate: 'Chan Sophea · ចាន់ សុភា' };

const because = {
  en: (site: string) => `You’re receiving this e-mail because you’re an interviewer at ${site}.`,
  km: (site: string) => `អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកសម្ភាសបេក្ខជននៅ ${site}។`,
};

export const interviewPickedMail: MailKind<Interviewer & Agreed & { entry: CalendarEvent }> = {
  name: 'interview-picked',
  title: { en: 'Interview time chosen', km: 'បានជ្រើសរើសម៉ោងសម្ភាស' },
  necessary: 'It is the appointment.',
  priority: 'news',
  sample: { ...sample, ...sampleTime, entry: sampleEntry },
  en: (params, site) => ({
    subject: `Interview with ${params.candidate}: ${momentText(params.at, 'en')}`,
    greeting: `Hello ${params.name},`,
    paragraphs: [
      `${params.candidate} has chosen an interview time for “${params.jobTitle}”:`,
      `${agreedText(params, 'en')}\n${phnomPenh.en}`,
      'A calendar entry is attached.',
    ],
    action: { label: 'View candidate', url: site.url(paths.manageAppliedDetail(params.applicationId)) },
    footer: because.en(site.name),
    calendar: params.entry,
  }),
  km: (params, site) => ({
    subject: `សម្ភាស ${params.candidate}៖ ${momentText(params.at, 'km')}`,
    greeting: `សួស្ដី ${params.name}`,
    paragraphs: [
      `${params.candidate} បានជ្រើសរើសម៉ោងសម្ភាសសម្រាប់ការងារ «${params.jobTitle}» ហើយ៖`,
      `${agreedText(params, 'km')}\n${phnomPenh.km}`,
      'អ៊ីមែលនេះមានភ្ជាប់ពេលណាត់ សម្រាប់ដាក់ក្នុងប្រតិទិនរបស់អ្នក។',
    ],
    action: { label: 'បើកមើលបេក្ខជន', url: site.url(paths.manageAppliedDetail(params.applicationId)) },
    footer: because.km(site.name),
    calendar: params.entry,
  }),
};

export const interviewDeclinedMail: MailKind<Interviewer & { answer: string }> = {
  name: 'interview-declined',
  title: { en: 'No suitable interview time', km: 'គ្មានម៉ោងសម្ភាសសមស្រប' },
  necessary: 'Who does not know of it waits.',
  priority: 'news',
  sample: { ...sample, answer: 'I work until five. Could we meet in the evening?' },
  en: ({ name, candidate, jobTitle, applicationId, answer }, site) => ({
    subject: `${candidate} isn’t available at the proposed times`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `${candidate} isn’t available at the interview times you proposed for “${jobTitle}”.`,
      ...(answer ? [`Message from ${candidate}:\n${answer}`] : []),
      'You can propose other times on the candidate’s page.',
    ],
    action: { label: 'Propose other times', url: site.url(paths.manageAppliedDetail(applicationId)) },
    footer: because.en(site.name),
  }),
  km: ({ name, candidate, jobTitle, applicationId, answer }, site) => ({
    subject: `${candidate} មិនទំនេរនៅម៉ោងសម្ភាសដែលបានស្នើ`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `${candidate} មិនទំនេរនៅម៉ោងសម្ភាសដែលបានស្នើសម្រាប់ការងារ «${jobTitle}» ទេ។`,
      ...(answer ? [`សារពី ${candidate}៖\n${answer}`] : []),
      'អ្នកអាចស្នើម៉ោងផ្សេងនៅលើទំព័ររបស់បេក្ខជន។',
    ],
    action: { label: 'ស្នើម៉ោងផ្សេង', url: site.url(paths.manageAppliedDetail(applicationId)) },
    footer: because.km(site.name),
  }),
};

export const interviewOffMail: MailKind<
  Omit<Interviewer, 'applicationId'> & { at: string; entry: CalendarEvent }
> = {
  name: 'interview-off',
  title: { en: 'Interview withdrawn', km: 'ការសម្ភាសត្រូវបានបោះបង់' },
  necessary: 'Who does not know of it waits.',
  priority: 'news',
  sample: {
    name: sample.name,
    // Empty for a deleted account, which is no longer named.
    candidate: sample.candidate,
    jobTitle: sample.jobTitle,
    at: sampleTime.at,
    entry: { ...sampleEntry, sequence: 2, cancelled: true },
  },
  en: ({ name, candidate, jobTitle, at, entry }, site) => ({
    subject: `Interview cancelled: ${momentText(at, 'en')}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      candidate
        ? `Your interview with ${candidate} for “${jobTitle}” on ${momentText(at, 'en')} has been cancelled.`
        : `An interview for “${jobTitle}” on ${momentText(at, 'en')} has been cancelled because the candidate closed their account.`,
      'It will be removed from your calendar.',
    ],
    action: { label: 'View interviews', url: site.url(paths.manageInterviews()) },
    footer: because.en(site.name),
    calendar: entry,
  }),
  km: ({ name, candidate, jobTitle, at, entry }, site) => ({
    subject: `បានបោះបង់ការសម្ភាស៖ ${momentText(at, 'km')}`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      candidate
        ? `ការសម្ភាស ${candidate} សម្រាប់ការងារ «${jobTitle}» នៅ${momentText(at, 'km')} ត្រូវបានបោះបង់។`
        : `ការសម្ភាសមួយសម្រាប់ការងារ «${jobTitle}» នៅ${momentText(at, 'km')} ត្រូវបានបោះបង់ ព្រោះបេក្ខជនបានបិទគណនី។`,
      'ពេលណាត់នេះនឹងត្រូវដកចេញពីប្រតិទិនរបស់អ្នក។',
    ],
    action: { label: 'មើលការសម្ភាស', url: site.url(paths.manageInterviews()) },
    footer: because.km(site.name),
    calendar: entry,
  }),
};

export const interviewAheadMail: MailKind<Interviewer & Agreed> = {
  name: 'interview-ahead',
  title: { en: 'Interview reminder, to the company', km: 'រំលឹកការសម្ភាស សម្រាប់ក្រុមហ៊ុន' },
  category: 'interview-ahead',
  priority: 'account',
  sample: { ...sample, ...sampleTime },
  en: (params, site) => ({
    subject: `Interview with ${params.candidate} coming up`,
    greeting: `Hello ${params.name},`,
    paragraphs: [
      `Your interview with ${params.candidate} for “${params.jobTitle}” is coming up:`,
      `${agreedText(params, 'en')}\n${phnomPenh.en}`,
    ],
    action: { label: 'View candidate', url: site.url(paths.manageAppliedDetail(params.applicationId)) },
    footer: because.en(site.name),
  }),
  km: (params, site) => ({
    subject: `ជិតដល់ម៉ោងសម្ភាស ${params.candidate} ហើយ`,
    greeting: `សួស្ដី ${params.name}`,
    paragraphs: [
      `ការសម្ភាសរបស់អ្នកជាមួយ ${params.candidate} សម្រាប់ការងារ «${params.jobTitle}» ជិតដល់ហើយ៖`,
      `${agreedText(params, 'km')}\n${phnomPenh.km}`,
    ],
    action: { label: 'បើកមើលបេក្ខជន', url: site.url(paths.manageAppliedDetail(params.applicationId)) },
    footer: because.km(site.name),
  }),
};
