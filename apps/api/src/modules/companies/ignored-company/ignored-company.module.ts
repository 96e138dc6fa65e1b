import type { Module } from '../../../module.ts';
import { eachIgnored } from './ignored-company.repository.ts';
import { ignoredCompanyRoutes } from './ignored-company.routes.ts';

export const ignoredCompanyModule: Module = {
  routes: ignoredCompanyRoutes,
  tables: { ignored_company: 'ignored-companies' },
  ownData: { 'ignored-companies': eachIgnored },
};
