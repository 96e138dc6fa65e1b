import { filter, type List } from '../kernel/list.ts';
import { byDate, type OptionOf, type Options } from '../kernel/option.ts';
import { jobStatuses } from './job-option.ts';

/** Sort orders of a recruiter's own jobs. States are in the order of a job's life; jobs without a date come last. */
export const ownJobSorts = {
  ...byDate,
  title_1: { en: 'Title, A to Z', km: 'មុខតំណែង ពី ក ដល់ អ' },
  'title_-1': { en: 'Title, Z to A', km: 'មុខតំណែង ពី អ ដល់ ក' },
  status_1: { en: 'Status, drafts first', km: 'ស្ថានភាព សេចក្ដីព្រាងមុន' },
  'status_-1': { en: 'Status, archived first', km: 'ស្ថានភាព ក្នុងបណ្ណសារមុន' },
  closingDate_1: { en: 'Closing date, earliest first', km: 'ថ្ងៃផុតកំណត់ ឆាប់មុន' },
  'closingDate_-1': { en: 'Closing date, latest first', km: 'ថ្ងៃផុតកំណត់ ក្រោយមុន' },
  'applications_-1': { en: 'Most applications', km: 'ពាក្យសុំច្រើនបំផុត' },
  applications_1: { en: 'Fewest applications', km: 'ពាក្យសុំតិចបំផុត' },
} satisfies Options;
export type OwnJobSort = OptionOf<typeof ownJobSorts>;

/** Actions that a job's state may allow its recruiter. */
export const jobActions = [
  'edit',
  'publish',
  'schedule',
  'close',
  'reopen',
  'archive',
  'withdraw',
  'delete',
  'refresh',
  'copy',
] as const;
export type JobAction = (typeof jobActions)[number];

export const ownJobs = {
  filters: { status: filter.several(jobStatuses, 'status', 'ស្ថានភាព') },
  sorts: ownJobSorts,
} as const satisfies List;
