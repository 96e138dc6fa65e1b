import { filter, type List } from '../kernel/list.ts';
import { byDate, type OptionOf, type Options } from '../kernel/option.ts';
import { postKinds } from './post-option.ts';

export const moderationStates = {
  shown: { en: 'On the site', km: 'បង្ហាញលើគេហទំព័រ' },
  hidden: { en: 'Hidden by the operator', km: 'អ្នកគ្រប់គ្រងបានលាក់' },
  off: { en: 'Not shown for another reason', km: 'មិនបង្ហាញដោយមូលហេតុផ្សេង' },
} satisfies Options;
export type ModerationState = OptionOf<typeof moderationStates>;

export const reportFilters = {
  open: { en: 'With open reports', km: 'មានការរាយការណ៍មិនទាន់ពិនិត្យ' },
  any: { en: 'Ever reported', km: 'ធ្លាប់មានការរាយការណ៍' },
  none: { en: 'Never reported', km: 'គ្មានការរាយការណ៍' },
} satisfies Options;
export type ReportFilter = OptionOf<typeof reportFilters>;

export const moderationSorts = {
  ...byDate,
  'reports_-1': { en: 'Most reported', km: 'មានការរាយការណ៍ច្រើនបំផុត' },
} satisfies Options;

const moderation = {
  state: filter.several(moderationStates, 'status', 'ស្ថានភាព'),
  report: filter.several(reportFilters, 'reports', 'ការរាយការណ៍'),
  from: filter.day('first day', 'ថ្ងៃចាប់ផ្ដើម'),
  to: filter.day('last day', 'ថ្ងៃបញ្ចប់'),
};
export const adminComments = { filters: moderation, sorts: moderationSorts } as const satisfies List;
export const adminPosts = {
  filters: { kind: filter.several(postKinds, 'post type', 'ប្រភេទការបង្ហោះ'), ...moderation },
  sorts: moderationSorts,
} as const satisfies List;
