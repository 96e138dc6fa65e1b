import content from './content/company.json' with { type: 'json' };

export type DemoCompany = {
  name: string;
  nameKm: string;
  industrySlug: string;
  provinceSlug: string;
  address: string;
  about: string;
  aboutKm: string;
  website?: string;
  /** Pictures the name, in 64 × 64: background, lines, and shapes if there are any. */
  logo: readonly string[];
};

/** Forty employers. All names are invented; the domains end in .example, which nobody can own. */
export const companies = content as readonly DemoCompany[];
