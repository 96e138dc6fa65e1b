import type { OptionOf, Options } from '../kernel/option.ts';
import { videoMinutes } from './upload-kind.ts';

/** States of a video: queued, being transcoded, ready, or failed. */
export const videoStates = {
  waiting: { en: 'Waiting', km: 'កំពុងរង់ចាំវេន' },
  working: { en: 'Processing', km: 'កំពុងរៀបចំ' },
  ready: { en: 'Ready', km: 'រួចរាល់' },
  failed: { en: 'Failed', km: 'បរាជ័យ' },
} satisfies Options;
export type VideoState = OptionOf<typeof videoStates>;

export const videoFailures = {
  unreadable: {
    en: 'The video is damaged or incomplete. Save it again as MP4 and upload that file.',
    km: 'វីដេអូនេះខូច ឬមិនពេញលេញ។ សូមរក្សាទុកជា MP4 ម្ដងទៀត រួចផ្ទុកឯកសារនោះឡើង។',
  },
  no_picture: {
    en: 'This file contains no video. Choose another one.',
    km: 'ឯកសារនេះគ្មានវីដេអូទេ។ សូមជ្រើសរើសឯកសារផ្សេង។',
  },
  too_long: {
    en: `The video is longer than ${videoMinutes} minutes. Shorten it and upload it again.`,
    km: `វីដេអូវែងជាង ${videoMinutes} នាទី។ សូមកាត់ឱ្យខ្លី រួចផ្ទុកឡើងម្ដងទៀត។`,
  },
  too_many_pixels: {
    en: 'The video resolution is too high. Save it in 4K or lower and upload it again.',
    km: 'ទំហំរូបភាពវីដេអូធំពេក។ សូមរក្សាទុកត្រឹម 4K ឬតូចជាងនេះ រួចផ្ទុកឡើងម្ដងទៀត។',
  },
  too_slow: {
    en: 'Processing the video took too long. Upload a shorter or smaller one.',
    km: 'ការរៀបចំវីដេអូចំណាយពេលយូរពេក។ សូមផ្ទុកវីដេអូដែលខ្លី ឬតូចជាងនេះឡើង។',
  },
} satisfies Options;
export type VideoFailure = OptionOf<typeof videoFailures>;
