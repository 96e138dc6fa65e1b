import type { OptionOf, Options } from '../kernel/option.ts';
import type { Subject } from '../kernel/permission.ts';

/** Automatic effects of carrying out a service; a service without one is carried out by hand. */
export const serviceEffects = {
  'job-pin': { en: 'Pin a job to the top', km: 'ខ្ទាស់ការងារនៅខាងលើគេ' },
  'job-boost': { en: 'Boost a job every morning', km: 'ជំរុញការងាររាល់ព្រឹក' },
  'cv-views': { en: 'Add CV views', km: 'បន្ថែមចំនួនបើកមើលប្រវត្តិរូប' },
  'home-logo': { en: 'Show a logo on the home page', km: 'បង្ហាញឡូហ្គោលើទំព័រដើម' },
  'social-links': { en: 'Send links to the published posts', km: 'ផ្ញើតំណទៅកន្លែងដែលបានផ្សាយ' },
  'cv-screening': { en: 'Screen the applications for a job', km: 'សម្រាំងពាក្យសុំសម្រាប់ការងារមួយ' },
  'gathering-pin': {
    en: 'Pin a training or event to the top',
    km: 'ខ្ទាស់វគ្គបណ្ដុះបណ្ដាល ឬព្រឹត្តិការណ៍នៅខាងលើគេ',
  },
} satisfies Options;
export type ServiceEffect = OptionOf<typeof serviceEffects>;

interface Terms {
  /** Subject on which a right is needed to request the service. */
  subject: Subject;
  /** Kind of the company's record that it applies to. */
  of: 'job' | 'gathering' | null;
  /** Unit of its amount, with the maximum in `most`; null for effects that happen once. */
  measure: 'days' | 'views' | null;
  most: number;
  /** True when carrying it out requires addresses of what was published. */
  links: boolean;
}

/** Message key for an invalid number of days or views of an effect; null where it is valid. */
export function amountFault(effect: ServiceEffect | null | undefined, amount: number | null | undefined) {
  const most = effect && effectTerms[effect]?.most;
  return most && amount && amount > most ? ({ key: 'max', params: { maximum: most } } as const) : null;
}

/** Requirements of each effect. */
export const effectTerms: Readonly<Record<ServiceEffect, Terms>> = {
  'job-pin': { subject: 'PostJob', of: 'job', measure: 'days', most: 365, links: false },
  'job-boost': { subject: 'PostJob', of: 'job', measure: 'days', most: 365, links: false },
  'cv-views': { subject: 'ResumeView', of: null, measure: 'views', most: 10_000, links: false },
  'home-logo': { subject: 'Service', of: null, measure: 'days', most: 365, links: false },
  'social-links': { subject: 'PostJob', of: 'job', measure: null, most: 0, links: true },
  'cv-screening': { subject: 'AppliedJob', of: 'job', measure: null, most: 0, links: false },
  'gathering-pin': { subject: 'PostEvent', of: 'gathering', measure: 'days', most: 365, links: false },
};
