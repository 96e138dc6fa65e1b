import * as ignoredCompany from '@acheep/contract/companies/ignored-company';
import { jobListForMe } from '@acheep/contract/jobs/job';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { eachIgnored } from './ignored-company.repository.ts';
import { ignoredCompanyService } from './ignored-company.service.ts';

function ignoredCompanyRoutes(register: Register, deps: Deps) {
  const ignored = ignoredCompanyService(deps);

  register(jobListForMe, ({ actor, query }) => ignored.jobsFor(actor, query));
  register(ignoredCompany.ignoredCompanyList, ({ actor, query }) => ignored.list(actor, query));
  register(ignoredCompany.ignoredCompanyIdList, async ({ actor }) => ({ data: await ignored.ids(actor) }));
  register(ignoredCompany.companyIgnore, async ({ actor, params }) => {
    await ignored.ignore(actor, params.id);
    return { data: null };
  });
  register(ignoredCompany.companyUnignore, async ({ actor, params }) => {
    await ignored.unignore(actor, params.id);
    return { data: null };
  });
}

export const ignoredCompanyModule: Module = {
  routes: ignoredCompanyRoutes,
  tables: { ignored_company: 'ignored-companies' },
  ownData: { 'ignored-companies': eachIgnored },
};
