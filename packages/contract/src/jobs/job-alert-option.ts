import type { OptionOf, Options } from '../kernel/option.ts';

export const alertFrequencies = {
  daily: { en: 'Every day', km: 'រៀងរាល់ថ្ងៃ' },
  weekly: { en: 'Every Monday', km: 'រៀងរាល់ថ្ងៃចន្ទ' },
  none: { en: 'Never (just keep the search)', km: 'មិនបាច់ជូនដំណឹង (រក្សាទុកតែការស្វែងរក)' },
} satisfies Options;
export type AlertFrequency = OptionOf<typeof alertFrequencies>;

/** Reasons why an alert was paused by the site. */
export const alertProblems = {
  gone: {
    en: 'A filter of this search is no longer available.',
    km: 'តម្រងមួយនៃការស្វែងរកនេះលែងមានហើយ។',
  },
} satisfies Options;
