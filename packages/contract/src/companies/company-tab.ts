import { paths, withQuery } from '../paths.ts';

export const companyTabs = ['about', 'jobs', 'posts', 'trainings'] as const;
export type CompanyTab = (typeof companyTabs)[number];

/** Address of a section of a company's page. */
export const companyTabPath = (id: string, tab: CompanyTab) =>
  withQuery(paths.company(id), { tab: tab === 'about' ? undefined : tab });

export const companyTabOf = (params: URLSearchParams): CompanyTab =>
  companyTabs.find((tab) => tab === params.get('tab')) ?? 'about';
