import { type FilterOf, filter, type List } from '../kernel/list.ts';
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

/** What a company offers its staff, beside pay. Companies tick these; what a job adds is in its own text. */
export const companyBenefits = {
  insurance: { en: 'Health insurance', km: 'ធានារ៉ាប់រងសុខភាព' },
  bonus: { en: 'Bonuses', km: 'ប្រាក់រង្វាន់' },
  thirteenth: { en: '13th-month salary', km: 'ប្រាក់ខែទី 13' },
  meals: { en: 'Meals', km: 'អាហារ' },
  transport: { en: 'Transport', km: 'មធ្យោបាយធ្វើដំណើរ' },
  housing: { en: 'Accommodation', km: 'កន្លែងស្នាក់នៅ' },
  phone: { en: 'Phone allowance', km: 'ប្រាក់ឧបត្ថម្ភទូរស័ព្ទ' },
  training: { en: 'Staff training', km: 'វគ្គបណ្ដុះបណ្ដាលបុគ្គលិក' },
  study: { en: 'Support for studies', km: 'ជំនួយការសិក្សា' },
  leave: { en: 'Extra paid leave', km: 'ថ្ងៃឈប់សម្រាកបន្ថែមមានប្រាក់ឈ្នួល' },
  parental: { en: 'Parental leave', km: 'លំហែមាតុភាព និងបិតុភាព' },
  flexible: { en: 'Flexible hours', km: 'ម៉ោងធ្វើការបត់បែន' },
  remote: { en: 'Work from home', km: 'ធ្វើការពីផ្ទះ' },
  fiveDays: { en: 'Five-day week', km: 'ធ្វើការ 5 ថ្ងៃក្នុងមួយសប្ដាហ៍' },
  outings: { en: 'Staff outings', km: 'ដំណើរកម្សាន្តបុគ្គលិក' },
} satisfies Options;
export type CompanyBenefit = OptionOf<typeof companyBenefits>;

/** Filter: companies with open jobs. */
export const companyHiring = {
  hiring: { en: 'With open jobs', km: 'កំពុងជ្រើសរើសបុគ្គលិក' },
} satisfies Options;
export type CompanyHiring = OptionOf<typeof companyHiring>;

/** Company directory: searches are sorted by relevance, the plain list by name. */
export const companies = {
  filters: {
    hiring: filter.one(companyHiring, 'open jobs', 'ការងារកំពុងផ្សាយ'),
    industryId: filter.record('industry', 'វិស័យ'),
    provinceId: filter.record('province', 'រាជធានី/ខេត្ត'),
  },
  sorts: companySorts,
  searchSort: 'relevance',
} as const satisfies List;
export type CompanyFilterName = FilterOf<typeof companies>;
