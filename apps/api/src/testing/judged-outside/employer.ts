import { rowsOf } from '../tsv.ts';

export interface OutsideCompany {
  name: string;
  nameKm: string;
  industry: string;
  province: string;
}

/** Invented companies. Most names contain the word of a trade, a product, a kind of work or a place that the company's
 * jobs have nothing to do with. */
export const outsideCompanies: readonly OutsideCompany[] = rowsOf(
  new URL('./employer.tsv', import.meta.url),
).map(([name = '', nameKm = '', industry = '', province = '']) => ({ name, nameKm, industry, province }));

const anywhere = 'any';

/** Industries that employ a category's trades, apart from office work, which all do. */
const industriesOf: Record<string, string> = {
  agriculture: 'agriculture food-beverage',
  architecture: 'construction real-estate',
  banking: 'banking microfinance insurance',
  beauty: 'beauty-wellness hospitality',
  construction: 'construction real-estate energy',
  education: 'education ngo',
  engineering: 'construction energy manufacturing telecommunication',
  garment: 'garment',
  healthcare: 'healthcare pharmaceutical education',
  hospitality: 'hospitality tourism',
  manufacturing: 'manufacturing food-beverage garment',
  media: 'media advertising',
  ngo: 'ngo',
  'real-estate': 'real-estate construction',
  restaurant: 'restaurant hospitality food-beverage',
  retail: 'retail trading food-beverage',
  technician: 'automotive construction energy hospitality manufacturing retail telecommunication',
};

/** Companies that may look for a category's trades. */
export function employersOf(category: string): OutsideCompany[] {
  const industries = industriesOf[category] ?? anywhere;
  return outsideCompanies.filter(
    ({ industry }) => industries === anywhere || industries.split(' ').includes(industry),
  );
}
