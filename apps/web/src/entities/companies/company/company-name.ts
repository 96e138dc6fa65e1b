import { companyNameIn } from '@acheep/contract/companies/company-name';
import { currentLocale } from '../../../lib/locale.ts';

export { languageOf } from '@acheep/contract/companies/company-name';

/** The company's name in the page's language, if it has one in Khmer. */
export const companyName = (company: { name: string; nameKm: string | null }): string =>
  companyNameIn(currentLocale(), company);
