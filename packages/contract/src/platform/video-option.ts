import type { OptionOf, Options } from '../kernel/option.ts';
import { videoMinutes } from './upload-kind.ts';

/** States of a video: queued, being transcoded, ready, or failed. */
export const videoStates = {
  waiting: { en: 'Waiting for its turn', km: 'កំពុងរង់ចាំវេន' },
  working: { en: 'Being prepared', km: 'កំពុងរៀបចំ' },
  ready: { en: 'Ready', km: 'រួចរាល់' },
  failed: { en: 'Failed', km: 'មិនបានសម្រេច' },
} satisfies Options;
export type VideoState = OptionOf<typeof videoStates>;

export const videoFailures = {
  unreadable: {
    en: 'The video is damaged or incomplete. Save it again as MP4 and upload that file.',
    km: 'វីដេអូនេះខូច ឬមិនពេញលេញ។ សូមរក្សាទុកវាជា MP4 ម្ដងទៀត រួចបញ្ចូលឯកសារនោះ។',
  },
  no_picture: {
    en: 'There are no moving pictures in this file. Choose a video.',
    km: 'ឯកសារនេះគ្មានរូបភាពវីដេអូទេ។ សូមជ្រើសរើសវីដេអូ។',
  },
  too_long: {
    en: `The video is longer than ${videoMinutes} minutes. Cut it and upload it again.`,
    km: `វីដេអូវែងជាង ${videoMinutes} នាទី។ សូមកាត់វាឱ្យខ្លី រួចបញ្ចូលម្ដងទៀត។`,
  },
  too_many_pixels: {
    en: 'The picture of the video is too large. Save it in 4K or less and upload it again.',
    km: 'ទំហំរូបភាពវីដេអូធំពេក។ សូមរក្សាទុកវាត្រឹម 4K ឬតូចជាងនេះ រួចបញ្ចូលម្ដងទៀត។',
  },
  too_slow: {
    en: 'Preparing the video took too long. Upload a shorter or smaller one.',
    km: 'ការរៀបចំវីដេអូចំណាយពេលយូរពេក។ សូមបញ្ចូលវីដេអូដែលខ្លី ឬតូចជាងនេះ។',
  },
} satisfies Options;
export type VideoFailure = OptionOf<typeof videoFailures>;
