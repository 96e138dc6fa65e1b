import type { Bell, Leads, Notices } from '../messaging/notice.ts';
import { paths } from '../paths.ts';

const ownApplication: Leads = ({ id = '' }) => paths.manageUserAppliedDetail(id);
const candidate: Leads = ({ id = '' }) => paths.manageAppliedDetail(id);

/** @collected by `notices.ts`. */
export const notices = {
  'own-interview-soon': {
    group: 'application',
    roles: ['user'],
    bell: true,
    mail: true,
    en: 'Reminder the day before my interview',
    km: 'ការរំលឹកមួយថ្ងៃមុនការសម្ភាសរបស់ខ្ញុំ',
  },
  'own-interview': {
    group: 'application',
    roles: ['user'],
    bell: true,
    mail: true,
    en: 'Interview times that a company proposes or withdraws',
    km: 'ម៉ោងសម្ភាសដែលក្រុមហ៊ុនស្នើ ឬដកវិញ',
  },
  'interview-answer': {
    group: 'candidate',
    roles: ['recruiter'],
    bell: true,
    isMailed: true,
    en: 'Answers to interview proposals',
    km: 'ចម្លើយរបស់បេក្ខជនចំពោះម៉ោងសម្ភាសដែលបានស្នើ',
  },
  'interview-ahead': {
    group: 'candidate',
    roles: ['recruiter'],
    bell: true,
    mail: true,
    en: 'Reminder the day before an interview',
    km: 'ការរំលឹកមួយថ្ងៃមុនការសម្ភាស',
  },
} as const satisfies Notices;

/** @collected by `notices.ts`. */
export const bell = {
  'interview-proposed': {
    category: 'own-interview',
    en: '{company} has proposed interview times for “{jobTitle}”.',
    km: '{company} បានស្នើម៉ោងសម្ភាសសម្រាប់ការងារ «{jobTitle}»។',
    to: ownApplication,
  },
  'interview-cancelled': {
    category: 'own-interview',
    en: '{company} has cancelled the interview for “{jobTitle}”.',
    km: '{company} បានបោះបង់ការសម្ភាសសម្រាប់ការងារ «{jobTitle}»។',
    // The application may be gone with its company.
    to: ({ id }) => (id ? paths.manageUserAppliedDetail(id) : paths.manageUserApplied()),
  },
  'interview-soon': {
    category: 'own-interview-soon',
    en: 'Your interview with {company} for “{jobTitle}” is coming up: {at}. {format}. {place}',
    km: 'ការសម្ភាសរបស់អ្នកជាមួយ {company} សម្រាប់ការងារ «{jobTitle}» ជិតដល់ហើយ៖ {at}។ {format}។ {place}',
    to: ownApplication,
  },
  'interview-picked': {
    category: 'interview-answer',
    en: '{candidate} has chosen an interview time for “{jobTitle}”.',
    km: '{candidate} បានជ្រើសរើសម៉ោងសម្ភាសសម្រាប់ការងារ «{jobTitle}»។',
    to: candidate,
  },
  'interview-declined': {
    category: 'interview-answer',
    en: '{candidate} isn’t available at the interview times proposed for “{jobTitle}”.',
    km: '{candidate} មិនទំនេរនៅម៉ោងសម្ភាសដែលបានស្នើសម្រាប់ការងារ «{jobTitle}» ទេ។',
    to: candidate,
  },
  'interview-ahead': {
    category: 'interview-ahead',
    en: 'Your interview with {candidate} for “{jobTitle}” is coming up: {at}. {format}. {place}',
    km: 'ការសម្ភាសរបស់អ្នកជាមួយ {candidate} សម្រាប់ការងារ «{jobTitle}» ជិតដល់ហើយ៖ {at}។ {format}។ {place}',
    to: candidate,
  },
} as const satisfies Bell;
