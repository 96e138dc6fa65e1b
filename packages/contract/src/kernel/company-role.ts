import type { CompanyRight } from './company-right.ts';
import type { Localized } from './locale.ts';
import { type OptionOf, type Options, some } from './option.ts';

/** Roles of colleagues in their company. */
export const companyRoles = {
  owner: { en: 'Owner', km: 'ម្ចាស់ក្រុមហ៊ុន' },
  recruiter: { en: 'Recruiter', km: 'អ្នកជ្រើសរើសបុគ្គលិក' },
  interviewer: { en: 'Interviewer', km: 'អ្នកសម្ភាស' },
  reader: { en: 'Reader of numbers', km: 'អ្នកមើលតួលេខ' },
} satisfies Options;
export type CompanyRole = OptionOf<typeof companyRoles>;

/** Roles that an owner gives; ownership is handed over. */
export const givenRoles = some(companyRoles, 'recruiter', 'interviewer', 'reader');
export type GivenRole = OptionOf<typeof givenRoles>;

/** Names of the rights in a refusal: "This takes …". */
export const rightNames = {
  numbers: { en: 'the role of reader of numbers', km: 'តួនាទីជាអ្នកមើលតួលេខ' },
  interview: { en: 'the role of interviewer', km: 'តួនាទីជាអ្នកសម្ភាស' },
  hire: { en: 'the role of recruiter', km: 'តួនាទីជាអ្នកជ្រើសរើសបុគ្គលិក' },
  post: { en: 'the role of recruiter', km: 'តួនាទីជាអ្នកជ្រើសរើសបុគ្គលិក' },
  bill: { en: 'the right to order and pay', km: 'សិទ្ធិបញ្ជាទិញ និងទូទាត់ប្រាក់' },
  manage: { en: 'the role of owner', km: 'តួនាទីជាម្ចាស់ក្រុមហ៊ុន' },
} satisfies Record<CompanyRight, Localized>;
