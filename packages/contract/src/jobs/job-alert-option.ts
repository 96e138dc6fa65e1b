import type { OptionOf, Options } from '../kernel/option.ts';

export const alertFrequencies = {
  daily: { en: 'Every day', km: 'រៀងរាល់ថ្ងៃ' },
  weekly: { en: 'Every Monday', km: 'រៀងរាល់ថ្ងៃចន្ទ' },
  none: { en: 'Never, keep the search only', km: 'មិនបាច់ជូនដំណឹង (រក្សាទុកតែការស្វែងរក)' },
} satisfies Options;
export type AlertFrequency = OptionOf<typeof alertFrequencies>;

/** Reasons why an alert was paused by the site. */
export const alertProblems = {
  gone: {
    en: 'Something that this search asks for is not on the site any more.',
    km: 'លក្ខខណ្ឌណាមួយនៃការស្វែងរកនេះ លែងមានលើគេហទំព័រហើយ។',
  },
} satisfies Options;
