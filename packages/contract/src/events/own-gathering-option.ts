import { filter, type List } from '../kernel/list.ts';
import { byDate, type Options } from '../kernel/option.ts';
import { gatheringStatuses } from './gathering-option.ts';

/** Sort orders of one's own trainings or events. Those without a date come last. */
export const ownGatheringSorts = {
  ...byDate,
  title_1: { en: 'Title, A to Z', km: 'ចំណងជើង ពី ក ដល់ អ' },
  'title_-1': { en: 'Title, Z to A', km: 'ចំណងជើង ពី អ ដល់ ក' },
  startsAt_1: { en: 'Start, earliest first', km: 'ថ្ងៃចាប់ផ្ដើម ឆាប់មុន' },
  'startsAt_-1': { en: 'Start, latest first', km: 'ថ្ងៃចាប់ផ្ដើម ក្រោយមុន' },
} satisfies Options;

export const ownGatherings = {
  filters: { status: filter.several(gatheringStatuses, 'status', 'ស្ថានភាព') },
  sorts: ownGatheringSorts,
} as const satisfies List;
