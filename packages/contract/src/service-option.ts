import type { OptionOf, Options } from './option.ts';

/** What carrying out a service does by itself; one without any is done by hand. */
export const serviceEffects = {
  'job-pin': { en: 'A job leads the lists', km: 'ខ្ទាស់ការងារនៅខាងលើគេ' },
  'job-boost': { en: 'A job is boosted each morning', km: 'ជំរុញការងាររាល់ព្រឹក' },
  'cv-views': { en: 'More CV views', km: 'បន្ថែមចំនួនបើកមើលប្រវត្តិរូប' },
  'home-logo': { en: 'Logo on the home page', km: 'ឡូហ្គោលើទំព័រដើម' },
  'social-links': { en: 'Links of what was published', km: 'តំណនៃអ្វីដែលបានផ្សាយ' },
  'cv-screening': { en: 'We screen the applications for a job', km: 'យើងសម្រាំងពាក្យសុំសម្រាប់ការងារមួយ' },
} satisfies Options;
export type ServiceEffect = OptionOf<typeof serviceEffects>;

interface Terms {
  /** It is of one of the company's jobs. */
  job: boolean;
  /** What it is counted in, and the most of it; null of what happens once. */
  measure: 'days' | 'views' | null;
  most: number;
  /** Whoever carries it out gives addresses. */
  links: boolean;
}

/** How many days or views of an effect are wrong, by the sentence that says so; null where nothing is. */
export function amountFault(effect: ServiceEffect | null | undefined, amount: number | null | undefined) {
  const most = effect && effectTerms[effect]?.most;
  return most && amount && amount > most ? ({ key: 'max', params: { maximum: most } } as const) : null;
}

/** What each effect needs to be known of it. */
export const effectTerms: Readonly<Record<ServiceEffect, Terms>> = {
  'job-pin': { job: true, measure: 'days', most: 365, links: false },
  'job-boost': { job: true, measure: 'days', most: 365, links: false },
  'cv-views': { job: false, measure: 'views', most: 10_000, links: false },
  'home-logo': { job: false, measure: 'days', most: 365, links: false },
  'social-links': { job: true, measure: null, most: 0, links: true },
  'cv-screening': { job: true, measure: null, most: 0, links: false },
};
