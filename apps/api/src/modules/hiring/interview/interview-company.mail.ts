import { momentText } from '@acheep/contract/kernel/moment-text';
import { paths } from '@acheep/contract/paths';
import type { CalendarEvent } from '../../messaging/mail/calendar-file.ts';
import { footers } from '../../messaging/mail/mail-footer.ts';
import { mailKind } from '../../messaging/mail/mail-kind.ts';
import { sampleEntry, sampleJob, sampleTime } from './interview-sample.ts';
import { type Agreed, agreedText } from './interview-words.ts';

const sample = { ...sampleJob, candidate: 'Chan Sophea · ចាន់ សុភា' };

export const interviewPickedMail = mailKind<typeof sample & Agreed & { entry: CalendarEvent }>({
  name: 'interview-picked',
  title: { en: 'Interview time chosen', km: 'បានជ្រើសរើសម៉ោងសម្ភាស' },
  necessary: 'It is the appointment.',
  sample: { ...sample, ...sampleTime, entry: sampleEntry },
  letter: (params, site) => ({
    subject: {
      en: `Interview with ${params.candidate}: ${momentText(params.at, 'en')}`,
      km: `សម្ភាស ${params.candidate}៖ ${momentText(params.at, 'km')}`,
    },
    text: [
      {
        en: `${params.candidate} has chosen an interview time for “${params.jobTitle}”:`,
        km: `${params.candidate} បានជ្រើសរើសម៉ោងសម្ភាសសម្រាប់ការងារ «${params.jobTitle}» ហើយ៖`,
      },
      agreedText(params),
      { en: 'A calendar entry is attached.', km: 'អ៊ីមែលនេះមានភ្ជាប់ពេលណាត់ សម្រាប់ដាក់ក្នុងប្រតិទិនរបស់អ្នក។' },
    ],
    action: { en: 'View candidate', km: 'បើកមើលបេក្ខជន', to: paths.manageAppliedDetail(params.applicationId) },
    footer: footers.interviewer(site),
    calendar: params.entry,
  }),
});

export const interviewDeclinedMail = mailKind({
  name: 'interview-declined',
  title: { en: 'No suitable interview time', km: 'គ្មានម៉ោងសម្ភាសសមស្រប' },
  necessary: 'Who does not know of it waits.',
  sample: { ...sample, answer: 'I work until five. Could we meet in the evening?' },
  letter: ({ candidate, jobTitle, applicationId, answer }, site) => ({
    subject: {
      en: `${candidate} isn’t available at the proposed times`,
      km: `${candidate} មិនទំនេរនៅម៉ោងសម្ភាសដែលបានស្នើ`,
    },
    text: [
      {
        en: `${candidate} isn’t available at the interview times you proposed for “${jobTitle}”.`,
        km: `${candidate} មិនទំនេរនៅម៉ោងសម្ភាសដែលបានស្នើសម្រាប់ការងារ «${jobTitle}» ទេ។`,
      },
      answer && { en: `Message from ${candidate}:\n${answer}`, km: `សារពី ${candidate}៖\n${answer}` },
      { en: 'You can propose other times on the candidate’s page.', km: 'អ្នកអាចស្នើម៉ោងផ្សេងនៅលើទំព័ររបស់បេក្ខជន។' },
    ],
    action: { en: 'Propose other times', km: 'ស្នើម៉ោងផ្សេង', to: paths.manageAppliedDetail(applicationId) },
    footer: footers.interviewer(site),
  }),
});

export const interviewOffMail = mailKind({
  name: 'interview-off',
  title: { en: 'Interview withdrawn', km: 'ការសម្ភាសត្រូវបានបោះបង់' },
  necessary: 'Who does not know of it waits.',
  sample: {
    name: sample.name,
    // Empty for a deleted account, which is no longer named.
    candidate: sample.candidate,
    jobTitle: sample.jobTitle,
    at: sampleTime.at,
    entry: { ...sampleEntry, sequence: 2, cancelled: true },
  },
  letter: ({ candidate, jobTitle, at, entry }, site) => ({
    subject: {
      en: `Interview cancelled: ${momentText(at, 'en')}`,
      km: `បានបោះបង់ការសម្ភាស៖ ${momentText(at, 'km')}`,
    },
    text: [
      candidate
        ? {
            en: `Your interview with ${candidate} for “${jobTitle}” on ${momentText(at, 'en')} has been cancelled.`,
            km: `ការសម្ភាស ${candidate} សម្រាប់ការងារ «${jobTitle}» នៅ${momentText(at, 'km')} ត្រូវបានបោះបង់។`,
          }
        : {
            en: `An interview for “${jobTitle}” on ${momentText(at, 'en')} has been cancelled because the candidate closed their account.`,
            km: `ការសម្ភាសមួយសម្រាប់ការងារ «${jobTitle}» នៅ${momentText(at, 'km')} ត្រូវបានបោះបង់ ព្រោះបេក្ខជនបានបិទគណនី។`,
          },
      { en: 'It will be removed from your calendar.', km: 'ពេលណាត់នេះនឹងត្រូវដកចេញពីប្រតិទិនរបស់អ្នក។' },
    ],
    action: { en: 'View interviews', km: 'មើលការសម្ភាស', to: paths.manageInterviews() },
    footer: footers.interviewer(site),
    calendar: entry,
  }),
});

export const interviewAheadMail = mailKind<typeof sample & Agreed>({
  name: 'interview-ahead',
  title: { en: 'Interview reminder, to the company', km: 'រំលឹកការសម្ភាស សម្រាប់ក្រុមហ៊ុន' },
  category: 'interview-ahead',
  priority: 'account',
  sample: { ...sample, ...sampleTime },
  letter: (params, site) => ({
    subject: {
      en: `Interview with ${params.candidate} coming up`,
      km: `ជិតដល់ម៉ោងសម្ភាស ${params.candidate} ហើយ`,
    },
    text: [
      {
        en: `Your interview with ${params.candidate} for “${params.jobTitle}” is coming up:`,
        km: `ការសម្ភាសរបស់អ្នកជាមួយ ${params.candidate} សម្រាប់ការងារ «${params.jobTitle}» ជិតដល់ហើយ៖`,
      },
      agreedText(params),
    ],
    action: { en: 'View candidate', km: 'បើកមើលបេក្ខជន', to: paths.manageAppliedDetail(params.applicationId) },
    footer: footers.interviewer(site),
  }),
});
