import { filter, type List } from '../kernel/list.ts';
import { byDate, type OptionOf, type Options, some } from '../kernel/option.ts';
import { jobPromotions, jobStatuses } from './job-option.ts';

/** New jobs that the operator has to approve before they appear. */
export const jobHolds = {
  off: { en: 'None, as a rule: jobs are published right away', km: 'ជាធម្មតាមិនបាច់៖ ការងារបង្ហាញភ្លាមៗ' },
  first: {
    en: 'Jobs of companies that have never published one',
    km: 'ការងាររបស់ក្រុមហ៊ុនដែលមិនធ្លាប់ផ្សាយការងារ',
  },
  all: { en: 'All jobs', km: 'ការងារទាំងអស់' },
} satisfies Options;
export type JobHold = OptionOf<typeof jobHolds>;

/** The operator's decisions against a job. */
export const jobStops = {
  refused: { en: 'Not approved', km: 'មិនបានអនុម័ត' },
  closed: { en: 'Closed by the operator', km: 'បានបិទដោយអ្នកគ្រប់គ្រងគេហទំព័រ' },
} satisfies Options;
export type JobStop = OptionOf<typeof jobStops>;

/** Reasons from which the operator chooses, as shown to the recruiter. */
export const stopReasons = {
  money: { en: 'Asks applicants for money', km: 'ទាមទារប្រាក់ពីអ្នកដាក់ពាក្យ' },
  untrue: { en: 'Not a real or truthful job', km: 'ការងារមិនពិត ឬព័ត៌មានមិនត្រឹមត្រូវ' },
  unlawful: { en: 'Unlawful or discriminatory', km: 'ផ្ទុយនឹងច្បាប់ ឬរើសអើង' },
  duplicate: { en: 'Already posted', km: 'ការងារដដែលនេះមានផ្សាយរួចហើយ' },
  unclear: { en: 'Important details are missing or unclear', km: 'ខ្វះព័ត៌មានសំខាន់ៗ ឬមិនច្បាស់លាស់' },
  salary: { en: 'The salary can’t be right', km: 'ប្រាក់ខែមិនត្រឹមត្រូវ' },
  contact: { en: 'Contact details in the wrong place', km: 'ដាក់ព័ត៌មានទំនាក់ទំនងមិនត្រូវកន្លែង' },
  over: { en: 'No longer open', km: 'លែងជ្រើសរើសហើយ' },
  other: { en: 'Another reason', km: 'មូលហេតុផ្សេង' },
} satisfies Options;

/** With the reason for which the site hides a job of itself, until the operator has decided. */
export const allStopReasons = {
  ...stopReasons,
  reported: { en: 'Several people have reported it', km: 'មានអ្នករាយការណ៍ច្រើននាក់' },
} satisfies Options;
export type StopReason = OptionOf<typeof allStopReasons>;

/** Suspicious traits of jobs, found by the site and shown to operators. */
export const jobMarks = {
  copied: { en: 'Same text as another company’s', km: 'អត្ថបទដូចក្រុមហ៊ុនផ្សេង' },
  repeated: { en: 'Posted twice by the company', km: 'ក្រុមហ៊ុនផ្សាយដដែលពីរដង' },
  salary: { en: 'Salary out of range', km: 'ប្រាក់ខែខុសធម្មតា' },
  money: { en: 'Asks for money', km: 'ទាមទារប្រាក់' },
  contact: { en: 'Contact in the title', km: 'មានព័ត៌មានទំនាក់ទំនងក្នុងមុខតំណែង' },
  passport: { en: 'Asks for passports or ID cards', km: 'ទាមទារលិខិតឆ្លងដែន ឬអត្តសញ្ញាណប័ណ្ណ' },
  abroad: { en: 'Work abroad', km: 'ធ្វើការនៅក្រៅប្រទេស' },
  reported: { en: 'Reported by several people', km: 'មានអ្នករាយការណ៍ច្រើននាក់' },
} satisfies Options;
export type JobMarkKind = OptionOf<typeof jobMarks>;

/** Marks that readers of the job are warned of, until an operator dismisses them. */
export const jobWarnings = some(jobMarks, 'money', 'passport', 'abroad');
export type JobWarning = OptionOf<typeof jobWarnings>;

/** Filter of marks: one kind, or any mark that is not dismissed in open and waiting jobs. */
export const jobMarkFilters = {
  any: { en: 'Any flag, in open or waiting jobs', km: 'ណាមួយក៏បាន ក្នុងការងារកំពុងផ្សាយ ឬរង់ចាំ' },
  ...jobMarks,
} satisfies Options;

/** Jobs of all companies. */
export const adminJobs = {
  filters: {
    status: filter.several(jobStatuses, 'status', 'ស្ថានភាព'),
    /** Only marks that are not dismissed. */
    mark: filter.several(jobMarkFilters, 'flag', 'ចំណុចសង្ស័យ'),
    promotion: filter.several(jobPromotions, 'promotion', 'ការផ្សព្វផ្សាយ'),
    companyId: filter.record('company', 'ក្រុមហ៊ុន'),
  },
  sorts: byDate,
} as const satisfies List;

/** Jobs that wait for the operator's approval, longest waiting first. */
export const waitingJobs = {
  filters: {
    mark: filter.several(jobMarks, 'flag', 'ចំណុចសង្ស័យ'),
    companyId: adminJobs.filters.companyId,
  },
  sorts: { heldAt_1: { en: 'Longest waiting', km: 'រង់ចាំយូរជាងគេ' } },
} as const satisfies List;

/** Jobs of all companies, in any of these orders. */
export const allJobs = {
  ...adminJobs,
  sorts: { ...adminJobs.sorts, ...waitingJobs.sorts },
} as const satisfies List;
