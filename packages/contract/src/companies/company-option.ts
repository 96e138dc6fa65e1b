import { byDate, byMatch, byName, type OptionOf, type Options, some } from '../kernel/option.ts';

export const companySizes = {
  '1-10': { en: '1 to 10 people', km: '1 ដល់ 10 នាក់' },
  '11-50': { en: '11 to 50 people', km: '11 ដល់ 50 នាក់' },
  '51-200': { en: '51 to 200 people', km: '51 ដល់ 200 នាក់' },
  '201-500': { en: '201 to 500 people', km: '201 ដល់ 500 នាក់' },
  '500+': { en: 'More than 500 people', km: 'លើសពី 500 នាក់' },
} satisfies Options;
export type CompanySize = OptionOf<typeof companySizes>;

export const companySorts = { ...byName, ...some(byDate, 'createdAt_-1'), ...byMatch } satisfies Options;
export type CompanySort = OptionOf<typeof companySorts>;

/** Filter: companies with open jobs. */
export const companyHiring = {
  hiring: { en: 'With open jobs', km: 'កំពុងជ្រើសរើសបុគ្គលិក' },
} satisfies Options;
export type CompanyHiring = OptionOf<typeof companyHiring>;
