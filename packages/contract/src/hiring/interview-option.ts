import { filter, type List } from '../kernel/list.ts';
import type { OptionOf, Options } from '../kernel/option.ts';

/** Interview statuses. An interview is over once its time, or the last proposed one, has passed. */
export const interviewStatuses = {
  proposed: { en: 'Awaiting answer', km: 'រង់ចាំចម្លើយ' },
  agreed: { en: 'Time agreed', km: 'បានណាត់ពេល' },
  declined: { en: 'No suitable time', km: 'គ្មានពេលសមស្រប' },
  cancelled: { en: 'Cancelled', km: 'បានបោះបង់' },
  over: { en: 'Past', km: 'បានកន្លងផុត' },
} satisfies Options;
export type InterviewStatus = OptionOf<typeof interviewStatuses>;

export const interviewFormats = {
  office: { en: 'At the office', km: 'ជួបផ្ទាល់នៅការិយាល័យ' },
  video: { en: 'By video call', km: 'តាមវីដេអូ' },
  phone: { en: 'By phone', km: 'តាមទូរស័ព្ទ' },
} satisfies Options;
export type InterviewFormat = OptionOf<typeof interviewFormats>;

export const interviewSorts = {
  startsAt_1: { en: 'Soonest first', km: 'ជិតដល់មុនគេ' },
  'startsAt_-1': { en: 'Latest first', km: 'យូរដល់មុនគេ' },
} satisfies Options;

/** Maximum number of proposed times, minimum and maximum minutes, maximum months ahead, and maximum interviewers. */
export const interviewBounds = {
  maxTimes: 5,
  minMinutes: 15,
  maxMinutes: 240,
  months: 6,
  maxInterviewers: 10,
} as const;

export const interviews = {
  filters: {
    status: filter.several(interviewStatuses, 'status', 'ស្ថានភាព'),
    jobId: filter.record('job', 'ការងារ'),
    mine: filter.yes('interviewer', 'អ្នកសម្ភាស'),
    day: filter.day('day', 'ថ្ងៃ'),
    from: filter.day('first day', 'ចាប់ពីថ្ងៃ'),
    to: filter.day('last day', 'ដល់ថ្ងៃ'),
  },
  sorts: interviewSorts,
} as const satisfies List;
