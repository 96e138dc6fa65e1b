import { momentText } from '@acheep/contract/kernel/moment-text';
import { paths } from '@acheep/contract/paths';
import type { CalendarEvent } from '../../messaging/mail/calendar-file.ts';
import { footers } from '../../messaging/mail/mail-footer.ts';
import { mailKind } from '../../messaging/mail/mail-kind.ts';
import { sampleEntry, sampleJob, sampleTime } from './interview-sample.ts';
import { type Agreed, agreedText, type Meeting, meetingText, offText, timesText } from './interview-words.ts';

const sample = { ...sampleJob, company: 'Mekong Trading' };
type Invited = typeof sample;

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

export const interviewProposedMail = mailKind<Proposed>({
  name: 'interview-proposed',
  title: { en: 'Invitation to an interview', km: 'ការអញ្ជើញទៅសម្ភាស' },
  category: 'own-interview',
  // Carries the cancellation of an appointment.
  isNeeded: ({ entry }) => entry !== undefined,
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
  letter: (params, site) => {
    const { company, jobTitle, message, interviewer, again, was, times, entry } = params;
    return {
      subject: again
        ? { en: `New interview times: ${jobTitle}`, km: `ម៉ោងសម្ភាសថ្មី៖ ${jobTitle}` }
        : { en: `Invitation to an interview: ${jobTitle}`, km: `សូមអញ្ជើញមកសម្ភាសការងារ៖ ${jobTitle}` },
      text: [
        was && offText(was),
        again
          ? {
              en: `${company} has proposed new times for your interview for “${jobTitle}”. Choose the one that works for you.`,
              km: `${company} បានស្នើម៉ោងថ្មីសម្រាប់ការសម្ភាសការងារ «${jobTitle}»។ សូមជ្រើសរើសម៉ោងណាដែលអ្នកទំនេរ។`,
            }
          : {
              en: `${company} would like to interview you for “${jobTitle}”. Choose the time that works for you.`,
              km: `${company} ចង់ជួបសម្ភាសអ្នកសម្រាប់ការងារ «${jobTitle}»។ សូមជ្រើសរើសម៉ោងណាដែលអ្នកទំនេរ។`,
            },
        timesText(times),
        {
          en: `${meetingText(params).en}${interviewer && `\nInterviewer: ${interviewer}`}`,
          km: `${meetingText(params).km}${interviewer && `\nអ្នកសម្ភាស៖ ${interviewer}`}`,
        },
        message && { en: `Message from the employer:\n${message}`, km: `សារពីនិយោជក៖\n${message}` },
        {
          en: 'If none of these times work for you, tell the employer on the same page.',
          km: 'បើអ្នកមិនទំនេរនៅម៉ោងទាំងនេះទេ សូមប្រាប់និយោជកនៅលើទំព័រដដែលនោះ។',
        },
      ],
      action: { en: 'Choose a time', km: 'ជ្រើសរើសម៉ោងសម្ភាស', to: paths.interview(params.token) },
      footer: footers.candidateOf(site, company),
      calendar: entry,
    };
  },
});

interface Confirmed extends Invited, Agreed {
  token: string;
  interviewer: string;
}
const confirmed: Confirmed = { ...sample, ...sampleTime, token: 'sample', interviewer: 'Chan Sophea' };

export const interviewAgreedMail = mailKind<Confirmed & { entry: CalendarEvent }>({
  name: 'interview-agreed',
  title: { en: 'Interview arranged', km: 'បានណាត់ពេលសម្ភាស' },
  necessary: 'It is the appointment.',
  sample: { ...confirmed, entry: sampleEntry },
  letter: (params, site) => ({
    subject: {
      en: `Interview confirmed: ${params.jobTitle}`,
      km: `ការសម្ភាសរបស់អ្នកបានណាត់ពេលហើយ៖ ${params.jobTitle}`,
    },
    text: [
      {
        en: `You’re meeting ${params.interviewer ? `${params.interviewer} from ` : ''}${params.company} about “${params.jobTitle}”:`,
        km: `អ្នកមានណាត់សម្ភាសជាមួយ ${params.interviewer ? `${params.interviewer} នៃ ` : ''}${params.company} សម្រាប់ការងារ «${params.jobTitle}»៖`,
      },
      agreedText(params),
      { en: 'A calendar entry is attached.', km: 'ពេលណាត់មានភ្ជាប់ជាមួយអ៊ីមែលនេះ សម្រាប់ដាក់ក្នុងប្រតិទិនរបស់អ្នក។' },
    ],
    action: { en: 'View interview', km: 'មើលការសម្ភាស', to: paths.interview(params.token) },
    footer: footers.candidateOf(site, params.company),
    calendar: params.entry,
  }),
});

interface Cancelled extends Invited {
  /** The agreed time; empty if there was none yet. */
  at: string;
  /** The employer's reason, or empty. */
  reason: string;
  entry?: CalendarEvent;
}

export const interviewCancelledMail = mailKind<Cancelled>({
  name: 'interview-cancelled',
  title: { en: 'Interview cancelled', km: 'បានបោះបង់ការសម្ភាស' },
  category: 'own-interview',
  // Without it the candidate would come to a cancelled interview.
  isNeeded: ({ entry }) => entry !== undefined,
  sample: {
    ...sample,
    at: sampleTime.at,
    reason: 'We are moving to another office this week.',
    entry: { ...sampleEntry, sequence: 2, cancelled: true },
  },
  letter: ({ company, jobTitle, at, reason, entry }, site) => ({
    subject: { en: `Interview cancelled: ${jobTitle}`, km: `បានបោះបង់ការសម្ភាស៖ ${jobTitle}` },
    text: [
      at
        ? {
            en: `Your interview with ${company} for “${jobTitle}” on ${momentText(at, 'en')} has been cancelled.`,
            km: `ការសម្ភាសរបស់អ្នកជាមួយ ${company} សម្រាប់ការងារ «${jobTitle}» នៅ${momentText(at, 'km')} ត្រូវបានបោះបង់។`,
          }
        : {
            en: `${company} has withdrawn the interview times it proposed for “${jobTitle}”.`,
            km: `${company} បានដកម៉ោងសម្ភាសដែលបានស្នើសម្រាប់ការងារ «${jobTitle}» វិញហើយ។`,
          },
      reason && { en: `Message from the employer:\n${reason}`, km: `សារពីនិយោជក៖\n${reason}` },
    ],
    footer: footers.candidateOf(site, company),
    calendar: entry,
  }),
});

export const interviewSoonMail = mailKind<Confirmed>({
  name: 'interview-soon',
  title: { en: 'Interview reminder', km: 'រំលឹកការសម្ភាស' },
  category: 'own-interview-soon',
  priority: 'account',
  sample: confirmed,
  letter: (params, site) => ({
    subject: { en: `Interview coming up: ${params.jobTitle}`, km: `ជិតដល់ម៉ោងសម្ភាសហើយ៖ ${params.jobTitle}` },
    text: [
      {
        en: `Your interview with ${params.company} for “${params.jobTitle}” is coming up:`,
        km: `ការសម្ភាសរបស់អ្នកជាមួយ ${params.company} សម្រាប់ការងារ «${params.jobTitle}» ជិតដល់ហើយ៖`,
      },
      agreedText(params),
      { en: 'Good luck!', km: 'សូមជូនពរឱ្យជោគជ័យ។' },
    ],
    action: { en: 'View interview', km: 'មើលការសម្ភាស', to: paths.interview(params.token) },
    footer: footers.candidateOf(site, params.company),
  }),
});
