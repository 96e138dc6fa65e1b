import type { CompanyRight } from './company-right.ts';
import type { Localized } from './locale.ts';
import { type OptionOf, type Options, some } from './option.ts';

/** Roles of colleagues in their company. */
export const companyRoles = {
  owner: { en: 'Owner', km: 'ម្ចាស់ក្រុមហ៊ុន' },
  recruiter: { en: 'Recruiter', km: 'អ្នកជ្រើសរើសបុគ្គលិក' },
  interviewer: { en: 'Interviewer', km: 'អ្នកសម្ភាស' },
  reader: { en: 'Analyst', km: 'អ្នកមើលតួលេខ' },
} satisfies Options;
export type CompanyRole = OptionOf<typeof companyRoles>;

/** Roles that an owner gives; ownership is handed over. */
export const givenRoles = some(companyRoles, 'recruiter', 'interviewer', 'reader');
export type GivenRole = OptionOf<typeof givenRoles>;

/** Names of the rights in a refusal: “You need …”. */
export const rightNames = {
  numbers: { en: 'the Analyst role', km: 'តួនាទីជាអ្នកមើលតួលេខ' },
  interview: { en: 'the Interviewer role', km: 'តួនាទីជាអ្នកសម្ភាស' },
  hire: { en: 'the Recruiter role', km: 'តួនាទីជាអ្នកជ្រើសរើសបុគ្គលិក' },
  post: { en: 'the Recruiter role', km: 'តួនាទីជាអ្នកជ្រើសរើសបុគ្គលិក' },
  bill: { en: 'the right to order and pay', km: 'សិទ្ធិបញ្ជាទិញ និងទូទាត់ប្រាក់' },
  manage: { en: 'the Owner role', km: 'តួនាទីជាម្ចាស់ក្រុមហ៊ុន' },
} satisfies Record<CompanyRight, Localized>;
