import * as ignoredCompany from '@acheep/contract/companies/ignored-company';
import { jobListForMe } from '@acheep/contract/jobs/job';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { eachIgnored } from './ignored-company.repository.ts';
import { ignoredCompanyService } from './ignored-company.service.ts';

function ignoredCompanyRoutes(register: Register, deps: Deps) {
  const ignored = ignoredCompanyService(deps);

  register(jobListForMe, ignored.jobsFor);
  register(ignoredCompany.ignoredCompanyList, ignored.list);
  register(ignoredCompany.ignoredCompanyIdList, ignored.ids);
  register(ignoredCompany.companyIgnore, ignored.ignore);
  register(ignoredCompany.companyUnignore, ignored.unignore);
}

export const ignoredCompanyModule: Module = {
  routes: ignoredCompanyRoutes,
  tables: { ignored_company: 'ignored-companies' },
  ownData: { 'ignored-companies': eachIgnored },
};
