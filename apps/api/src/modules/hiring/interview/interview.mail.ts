import { momentText } from '@acheep/contract/kernel/moment-text';
import { paths } from '@acheep/contract/paths';
import type { CalendarEvent } from '../../messaging/mail/calendar-file.ts';
import type { MailKind } from '../../messaging/mail/mail-kind.ts';
import { sampleEntry, sampleJob, sampleTime } from './interview-sample.ts';
import { type Agreed, agreedText, type Meeting, meetingText, offText, phnomPenh } from './interview-words.ts';

interface Invited {
  name: string;
  company: string;
  jobTitle: string;
  applicationId: string;
}
const sample = { ...sampleJob, company: 'Mekong Trading' };

const because = {
  en: (site: string, company: string) =>
    `You’re receiving this e-mail because you’re a candidate of ${company} at ${site}.`,
  km: (site: string, company: string) => `អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកជាបេក្ខជនរបស់ ${company} នៅ ${site}។`,
};

interface Proposed extends Invited, Meeting {
  token: string;
  times: string[];
  /** Empty if there is none. */
  message: string;
  interviewer: string;
  /** `again`: other times were proposed before. `was`: the time agreed before, or empty. */
  again: boolean;
  was: string;
  /** Removes that time from the calendar. */
  entry?: CalendarEvent;
}

export const interviewProposedMail: MailKind<Proposed> = {
  name: 'interview-proposed',
  title: { en: 'Invitation to an interview', km: 'ការអញ្ជើញទៅសម្ភាស' },
  category: 'own-interview',
  // Carries the cancellation of an appointment.
  isNeeded: ({ entry }) => entry !== undefined,
  priority: 'news',
  sample: {
    ...sample,
    token: 'sample',
    times: ['2026-11-23T02:00:00.000Z', '2026-11-24T07:30:00.000Z'],
    minutes: 45,
    format: 'office',
    place: 'Street 271, Phnom Penh',
    message: 'Bring your certificates.',
    interviewer: 'Chan Sophea',
    again: false,
    was: '',
  },
  en: (params, site) => {
    const { company, jobTitle, message, interviewer, again, was, times, entry } = params;
    return {
      subject: again ? `New interview times: ${jobTitle}` : `Invitation to an interview: ${jobTitle}`,
      greeting: `Hello ${params.name},`,
      paragraphs: [
        ...(was ? [offText(was, 'en')] : []),
        again
          ? `${company} has proposed new times for your interview for “${jobTitle}”. Choose the one that works for you.`
          : `${company} would like to interview you for “${jobTitle}”. Choose the time that works for you.`,
        `${times.map((time) => `• ${momentText(time, 'en')}`).join('\n')}\n${phnomPenh.en}`,
        `${meetingText(params, 'en')}${interviewer && `\nInterviewer: ${interviewer}`}`,
        ...(message ? [`Message from the employer:\n${message}`] : []),
        'If none of these times work for you, tell the employer on the same page.',
      ],
      action: { label: 'Choose a time', url: site.url(paths.interview(params.token)) },
      footer: because.en(site.name, company),
      calendar: entry,
    };
  },
  km: (params, site) => {
    const { company, jobTitle, message, interviewer, again, was, times, entry } = params;
    return {
      subject: again ? `ម៉ោងសម្ភាសថ្មី៖ ${jobTitle}` : `សូមអញ្ជើញមកសម្ភាសការងារ៖ ${jobTitle}`,
      greeting: `សួស្ដី ${params.name}`,
      paragraphs: [
        ...(was ? [offText(was, 'km')] : []),
        again
          ? `${company} បានស្នើម៉ោងថ្មីសម្រាប់ការសម្ភាសការងារ «${jobTitle}»។ សូមជ្រើសរើសម៉ោងណាដែលអ្នកទំនេរ។`
          : `${company} ចង់ជួបសម្ភាសអ្នកសម្រាប់ការងារ «${jobTitle}»។ សូមជ្រើសរើសម៉ោងណាដែលអ្នកទំនេរ។`,
        `${times.map((time) => `• ${momentText(time, 'km')}`).join('\n')}\n${phnomPenh.km}`,
        `${meetingText(params, 'km')}${interviewer && `\nអ្នកសម្ភាស៖ ${interviewer}`}`,
        ...(message ? [`សារពីនិយោជក៖\n${message}`] : []),
        'បើអ្នកមិនទំនេរនៅម៉ោងទាំងនេះទេ សូមប្រាប់និយោជកនៅលើទំព័រដដែលនោះ។',
      ],
      action: { label: 'ជ្រើសរើសម៉ោងសម្ភាស', url: site.url(paths.interview(params.token)) },
      footer: because.km(site.name, company),
      calendar: entry,
    };
  },
};

interface Confirmed extends Invited, Agreed {
  token: string;
  interviewer: string;
}
const confirmed: Confirmed = { ...sample, ...sampleTime, token: 'sample', interviewer: 'Chan Sophea' };

export const interviewAgreedMail: MailKind<Confirmed & { entry: CalendarEvent }> = {
  name: 'interview-agreed',
  title: { en: 'Interview arranged', km: 'បានណាត់ពេលសម្ភាស' },
  necessary: 'It is the appointment.',
  priority: 'news',
  sample: { ...confirmed, entry: sampleEntry },
  en: (params, site) => ({
    subject: `Interview confirmed: ${params.jobTitle}`,
    greeting: `Hello ${params.name},`,
    paragraphs: [
      `You’re meeting ${params.interviewer ? `${params.interviewer} from ` : ''}${params.company} about “${params.jobTitle}”:`,
      `${agreedText(params, 'en')}\n${phnomPenh.en}`,
      'A calendar entry is attached.',
    ],
    action: { label: 'View interview', url: site.url(paths.interview(params.token)) },
    footer: because.en(site.name, params.company),
    calendar: params.entry,
  }),
  km: (params, site) => ({
    subject: `ការសម្ភាសរបស់អ្នកបានណាត់ពេលហើយ៖ ${params.jobTitle}`,
    greeting: `សួស្ដី ${params.name}`,
    paragraphs: [
      `អ្នកមានណាត់សម្ភាសជាមួយ ${params.interviewer ? `${params.interviewer} នៃ ` : ''}${params.company} សម្រាប់ការងារ «${params.jobTitle}»៖`,
      `${agreedText(params, 'km')}\n${phnomPenh.km}`,
      'ពេលណាត់មានភ្ជាប់ជាមួយអ៊ីមែលនេះ សម្រាប់ដាក់ក្នុងប្រតិទិនរបស់អ្នក។',
    ],
    action: { label: 'មើលការសម្ភាស', url: site.url(paths.interview(params.token)) },
    footer: because.km(site.name, params.company),
    calendar: params.entry,
  }),
};

interface Cancelled extends Invited {
  /** The agreed time; empty if there was none yet. */
  at: string;
  /** The employer's reason, or empty. */
  reason: string;
  entry?: CalendarEvent;
}

export const interviewCancelledMail: MailKind<Cancelled> = {
  name: 'interview-cancelled',
  title: { en: 'Interview cancelled', km: 'បានបោះបង់ការសម្ភាស' },
  category: 'own-interview',
  // Without it the candidate would come to a cancelled interview.
  isNeeded: ({ entry }) => entry !== undefined,
  priority: 'news',
  sample: {
    ...sample,
    at: sampleTime.at,
    reason: 'We are moving to another office this week.',
    entry: { ...sampleEntry, sequence: 2, cancelled: true },
  },
  en: ({ name, company, jobTitle, at, reason, entry }, site) => ({
    subject: `Interview cancelled: ${jobTitle}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      at
        ? `Your interview with ${company} for “${jobTitle}” on ${momentText(at, 'en')} has been cancelled.`
        : `${company} has withdrawn the interview times it proposed for “${jobTitle}”.`,
      ...(reason ? [`Message from the employer:\n${reason}`] : []),
    ],
    footer: because.en(site.name, company),
    calendar: entry,
  }),
  km: ({ name, company, jobTitle, at, reason, entry }, site) => ({
    subject: `បានបោះបង់ការសម្ភាស៖ ${jobTitle}`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      at
        ? `ការសម្ភាសរបស់អ្នកជាមួយ ${company} សម្រាប់ការងារ «${jobTitle}» នៅ${momentText(at, 'km')} ត្រូវបានបោះបង់។`
        : `${company} បានដកម៉ោងសម្ភាសដែលបានស្នើសម្រាប់ការងារ «${jobTitle}» វិញហើយ។`,
      ...(reason ? [`សារពីនិយោជក៖\n${reason}`] : []),
    ],
    footer: because.km(site.name, company),
    calendar: entry,
  }),
};

export const interviewSoonMail: MailKind<Confirmed> = {
  name: 'interview-soon',
  title: { en: 'Interview reminder', km: 'រំលឹកការសម្ភាស' },
  category: 'own-interview-soon',
  priority: 'account',
  sample: confirmed,
  en: (params, site) => ({
    subject: `Interview coming up: ${params.jobTitle}`,
    greeting: `Hello ${params.name},`,
    paragraphs: [
      `Your interview with ${params.company} for “${params.jobTitle}” is coming up:`,
      `${agreedText(params, 'en')}\n${phnomPenh.en}`,
      'Good luck!',
    ],
    action: { label: 'View interview', url: site.url(paths.interview(params.token)) },
    footer: because.en(site.name, params.company),
  }),
  km: (params, site) => ({
    subject: `ជិតដល់ម៉ោងសម្ភាសហើយ៖ ${params.jobTitle}`,
    greeting: `សួស្ដី ${params.name}`,
    paragraphs: [
      `ការសម្ភាសរបស់អ្នកជាមួយ ${params.company} សម្រាប់ការងារ «${params.jobTitle}» ជិតដល់ហើយ៖`,
      `${agreedText(params, 'km')}\n${phnomPenh.km}`,
      'សូមជូនពរឱ្យជោគជ័យ។',
    ],
    action: { label: 'មើលការសម្ភាស', url: site.url(paths.interview(params.token)) },
    footer: because.km(site.name, params.company),
  }),
};
