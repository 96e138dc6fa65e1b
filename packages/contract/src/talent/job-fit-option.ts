import type { OptionOf, Options } from '../kernel/option.ts';

/** How a CV stands to one condition of a job. */
export const fitStates = {
  met: { en: 'You have it', km: 'អ្នកមាន' },
  short: { en: 'Not yet', km: 'មិនទាន់គ្រប់' },
  unsaid: { en: 'Your CV doesn’t say', km: 'ប្រវត្តិរូបមិនទាន់បញ្ជាក់' },
} satisfies Options;
export type FitState = OptionOf<typeof fitStates>;
