import { filter, type List } from '../kernel/list.ts';
import { byDate, byName, type OptionOf, type Options, some } from '../kernel/option.ts';
import { answerFits } from './question-option.ts';
import { hired, hiredName } from './stage-option.ts';

export const applicationStatuses = {
  received: { en: 'Received', km: 'បានទទួលពាក្យសុំ' },
  shortlisted: { en: 'Short-listed', km: 'ជាប់សម្រាំង' },
  rejected: { en: 'Rejected', km: 'មិនជ្រើសរើស' },
  withdrawn: { en: 'Withdrawn', km: 'បានដកវិញ' },
} satisfies Options;
export type ApplicationStatus = OptionOf<typeof applicationStatuses>;

/** Decisions of a recruiter; only the applicant withdraws an application. */
export const decisions = some(applicationStatuses, 'received', 'shortlisted', 'rejected');
export type Decision = OptionOf<typeof decisions>;

export const applicationEvents = {
  applied: { en: 'Applied', km: 'បានដាក់ពាក្យ' },
  decided: { en: 'Decided', km: 'បានសម្រេច' },
  moved: { en: 'Moved', km: 'បានផ្លាស់ដំណាក់កាល' },
  hired: { en: 'Hired', km: 'បានទទួលឱ្យធ្វើការ' },
  withdrawn: { en: 'Withdrawn', km: 'បានដកវិញ' },
  restored: { en: 'Restored by the applicant', km: 'បេក្ខជនបន្តពាក្យសុំឡើងវិញ' },
  added: { en: 'Added manually', km: 'បានបញ្ចូលដោយដៃ' },
  'interview-proposed': { en: 'Interview proposed', km: 'បានស្នើម៉ោងសម្ភាស' },
  'interview-changed': { en: 'New interview times proposed', km: 'បានស្នើម៉ោងសម្ភាសថ្មី' },
  'interview-agreed': { en: 'Interview agreed', km: 'បានណាត់ពេលសម្ភាស' },
  'interview-declined': { en: 'No suitable interview time', km: 'គ្មានម៉ោងសម្ភាសណាសមស្រប' },
  'interview-cancelled': { en: 'Interview cancelled', km: 'បានបោះបង់ការសម្ភាស' },
  scored: { en: 'Scorecard submitted', km: 'បានវាយតម្លៃ' },
} satisfies Options;

/** Sources of candidates who did not apply on the site. */
export const candidateSources = {
  'walk-in': { en: 'Walk-in', km: 'មកដាក់ពាក្យផ្ទាល់' },
  email: { en: 'E-mail', km: 'អ៊ីមែល' },
  phone: { en: 'Phone', km: 'ទូរស័ព្ទ' },
  referral: { en: 'Referral', km: 'មានអ្នកណែនាំ' },
  social: { en: 'Social media', km: 'បណ្ដាញសង្គម' },
  fair: { en: 'Job fair', km: 'ពិព័រណ៍ការងារ' },
  other: { en: 'Other', km: 'ផ្សេងទៀត' },
} satisfies Options;
export type CandidateSource = OptionOf<typeof candidateSources>;

/** Ways in which candidates came: by the site, or by hand. */
const candidateWays = {
  site: { en: 'Applied on this site', km: 'ដាក់ពាក្យតាមគេហទំព័រនេះ' },
  ...candidateSources,
} satisfies Options;

/** Reasons of a rejection, for the company's own numbers; candidates never see them. */
export const rejections = {
  experience: { en: 'Not enough experience', km: 'បទពិសោធន៍មិនគ្រប់គ្រាន់' },
  skills: { en: 'Skills don’t match', km: 'ជំនាញមិនត្រូវនឹងតម្រូវការ' },
  education: { en: 'Education doesn’t match', km: 'កម្រិតសិក្សាមិនត្រូវនឹងតម្រូវការ' },
  language: { en: 'Language skills', km: 'កម្រិតភាសា' },
  salary: { en: 'Salary expectation too high', km: 'ប្រាក់ខែដែលចង់បានខ្ពស់ពេក' },
  place: { en: 'Lives too far away', km: 'ទីលំនៅឆ្ងាយពេក' },
  start: { en: 'Can’t start in time', km: 'មិនអាចចូលធ្វើការទាន់ពេល' },
  unreachable: { en: 'Couldn’t be reached, or didn’t come', km: 'ទាក់ទងមិនបាន ឬមិនបានមក' },
  declined: { en: 'Declined our offer', km: 'បេក្ខជនមិនទទួលយកការងារ' },
  better: { en: 'Another candidate was a better fit', km: 'មានបេក្ខជនផ្សេងសមជាង' },
  filled: { en: 'Position filled', km: 'បានជ្រើសរើសគ្រប់ចំនួនហើយ' },
} satisfies Options;
export type Rejection = OptionOf<typeof rejections>;

/** When a rejected candidate hears of it. Without an e-mail, only their own page shows it. */
export const rejectionNotices = {
  now: { en: 'Now', km: 'ឥឡូវនេះ' },
  morning: { en: 'Tomorrow at 8 a.m.', km: 'ថ្ងៃស្អែក ម៉ោង 8:00 ព្រឹក' },
  none: { en: 'Don’t tell', km: 'មិនជូនដំណឹង' },
} satisfies Options;
export type RejectionNotice = OptionOf<typeof rejectionNotices>;

/** Hour in Phnom Penh at which candidates hear of a rejection that waits until the morning. */
export const noticeHour = 8;

export const candidateSorts = {
  ...byDate,
  ...byName,
  'rating_-1': { en: 'Best rated', km: 'ពិន្ទុខ្ពស់បំផុត' },
} satisfies Options;

export const minRatings = {
  '5': { en: '5 stars', km: 'ផ្កាយ 5' },
  '4': { en: '4 stars and up', km: 'ផ្កាយ 4 ឡើងទៅ' },
  '3': { en: '3 stars and up', km: 'ផ្កាយ 3 ឡើងទៅ' },
  '2': { en: '2 stars and up', km: 'ផ្កាយ 2 ឡើងទៅ' },
  '1': { en: 'Any rating', km: 'មានពិន្ទុ' },
} satisfies Options;

/** Maximum number of tags per candidate, and maximum length of one. */
export const maxTags = 10;
export const tagLength = 40;

/** Maximum number of applications decided in one call. */
export const maxAtOnce = 100;
/** Seconds before the applicant is notified of a decision; one that is undone in time is never sent. */
export const undoSeconds = 10;
/** Seconds before the company is notified of a withdrawal; one that is undone in time is never mentioned. */
export const withdrawalSeconds = 60;
/** How often an applicant may restore the same application: each time the company may get a mail. */
export const maxRestorations = 3;

/** A job seeker's own applications; for a recruiter, the company's jobs that have some. */
export const appliedJobs = {
  filters: {
    jobId: filter.record('job', 'ការងារ'),
    status: filter.several(applicationStatuses, 'status', 'ស្ថានភាព'),
  },
  sorts: byDate,
} as const satisfies List;

/** A company's candidates. */
export const candidates = {
  filters: {
    ...appliedJobs.filters,
    stage: filter.record('stage', 'ដំណាក់កាល', { [hired]: hiredName }),
    fit: filter.one(answerFits, 'answers', 'ចម្លើយ'),
    rating: filter.one(minRatings, 'rating', 'ពិន្ទុ'),
    tag: filter.text('tag', 'ស្លាក'),
    source: filter.several(candidateWays, 'source', 'ប្រភព'),
    decidedBy: filter.record('decided by', 'អ្នកសម្រេច'),
    from: filter.day('received from', 'ទទួលបានចាប់ពី'),
    to: filter.day('received until', 'ទទួលបានរហូតដល់'),
  },
  sorts: candidateSorts,
} as const satisfies List;

/** Applications that the operator screens for a company. */
export const screenedApplications = {
  filters: { status: appliedJobs.filters.status, fit: candidates.filters.fit },
  sorts: { ...byDate, ...byName },
} as const satisfies List;
