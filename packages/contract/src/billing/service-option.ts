import type { OptionOf, Options } from '../kernel/option.ts';
import type { Subject } from '../kernel/permission.ts';

/** What carrying out a service does by itself; one without any is done by hand. */
export const serviceEffects = {
  'job-pin': { en: 'A job leads the lists', km: 'ខ្ទាស់ការងារនៅខាងលើគេ' },
  'job-boost': { en: 'A job is boosted each morning', km: 'ជំរុញការងាររាល់ព្រឹក' },
  'cv-views': { en: 'More CV views', km: 'បន្ថែមចំនួនបើកមើលប្រវត្តិរូប' },
  'home-logo': { en: 'Logo on the home page', km: 'ឡូហ្គោលើទំព័រដើម' },
  'social-links': { en: 'Links of what was published', km: 'តំណនៃអ្វីដែលបានផ្សាយ' },
  'cv-screening': { en: 'We screen the applications for a job', km: 'យើងសម្រាំងពាក្យសុំសម្រាប់ការងារមួយ' },
  'gathering-pin': {
    en: 'A training or event leads the lists',
    km: 'ខ្ទាស់វគ្គបណ្ដុះបណ្ដាល ឬព្រឹត្តិការណ៍នៅខាងលើគេ',
  },
} satisfies Options;
export type ServiceEffect = OptionOf<typeof serviceEffects>;

interface Terms {
  /** Who has to do with this may ask for it. */
  subject: Subject;
  /** It is of one of the company's jobs, or of one of its trainings and events. */
  of: 'job' | 'gathering' | null;
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
  'job-pin': { subject: 'PostJob', of: 'job', measure: 'days', most: 365, links: false },
  'job-boost': { subject: 'PostJob', of: 'job', measure: 'days', most: 365, links: false },
  'cv-views': { subject: 'ResumeView', of: null, measure: 'views', most: 10_000, links: false },
  'home-logo': { subject: 'Service', of: null, measure: 'days', most: 365, links: false },
  'social-links': { subject: 'PostJob', of: 'job', measure: null, most: 0, links: true },
  'cv-screening': { subject: 'AppliedJob', of: 'job', measure: null, most: 0, links: false },
  'gathering-pin': { subject: 'PostEvent', of: 'gathering', measure: 'days', most: 365, links: false },
};
