import type { OptionOf, Options } from '../kernel/option.ts';

/** Places for banners. */
export const bannerTypes = {
  'splash-screen': {
    en: 'Announcement on a visitor’s first page',
    km: 'សេចក្ដីជូនដំណឹងលើទំព័រដំបូងដែលអ្នកទស្សនាបើក',
  },
  home: { en: 'Home page', km: 'ទំព័រដើម' },
  list: { en: 'Lists of jobs, trainings and events', km: 'បញ្ជីការងារ វគ្គបណ្ដុះបណ្ដាល និងព្រឹត្តិការណ៍' },
  side: { en: 'Right edge of wide screens', km: 'គែមខាងស្ដាំនៃអេក្រង់ធំ' },
} satisfies Options;
export type BannerType = OptionOf<typeof bannerTypes>;

/** State of a banner today. */
export const bannerStates = {
  shown: { en: 'Shown', km: 'កំពុងបង្ហាញ' },
  ahead: { en: 'Upcoming', km: 'មិនទាន់ដល់ថ្ងៃ' },
  over: { en: 'Ended', km: 'ផុតកំណត់' },
  off: { en: 'Off', km: 'បានបិទ' },
} satisfies Options;
export type BannerState = OptionOf<typeof bannerStates>;

/** Seconds after which the announcement closes by itself. */
export const splashSeconds = 15;
