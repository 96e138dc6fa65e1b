import { capitalCompanies } from './company/capital.ts';
import { countrysideCompanies } from './company/countryside.ts';

export type DemoCompany = {
  name: string;
  nameKm: string;
  industrySlug: string;
  provinceSlug: string;
  address: string;
  about: string;
  aboutKm: string;
  website?: string;
};

/** Forty employers. All names are invented; the domains end in .example, which nobody can own. */
export const companies: readonly DemoCompany[] = [...capitalCompanies, ...countrysideCompanies];
