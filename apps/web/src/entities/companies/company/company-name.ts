import { companyNameIn } from '@acheep/contract/companies/company-name';
import { currentLocale } from '../../../lib/locale.ts';

/** Returns the Khmer name on Khmer pages, if there is one. */
export const companyName = (company: { name: string; nameKm: string | null }): string =>
  companyNameIn(currentLocale(), company);
