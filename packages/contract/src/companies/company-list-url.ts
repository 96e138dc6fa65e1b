import { type ListUrl, oneOf, recordId } from '../kernel/list-url.ts';
import { valuesOf } from '../kernel/option.ts';
import { companyHiring, companySorts } from './company-option.ts';

const filters = { hiring: oneOf(valuesOf(companyHiring)), industryId: recordId, provinceId: recordId };
export type CompanyFilterName = keyof typeof filters;

/** Company directory: searches are sorted by relevance, the plain list by name. */
export const companyList = {
  filters,
  sorts: valuesOf(companySorts),
  searchSort: 'relevance',
  limit: 20,
} as const satisfies ListUrl<CompanyFilterName, string>;
