import * as contract from '@acheep/contract/companies/ignored-company';
import { jobListForMe } from '@acheep/contract/jobs/job';
import { pageMeta } from '@acheep/contract/kernel/list-query';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../error.ts';
import type { Call, Module, Register } from '../../../module.ts';
import { lockPerson } from '../../feed/bookmark/bookmark.repository.ts';
import { jobSearchService } from '../../jobs/job/job-search.service.ts';
import { presentCompanyName } from '../company/company.presenter.ts';
import { findPublicCompany } from '../company/company.repository.ts';
import * as ignored from './ignored-company.repository.ts';

const presentIgnored = ({ id, createdAt, company }: ignored.IgnoredCompanyRow): contract.IgnoredCompany => ({
  _id: id,
  createdAt: createdAt.toISOString(),
  // The row never changes after it is created.
  updatedAt: createdAt.toISOString(),
  company: presentCompanyName(company),
});

/** Companies ignored by a user, and the list of jobs without theirs. */
function ignoredCompanyService(deps: Pick<Deps, 'database' | 'now'>) {
  const { prisma } = deps.database;
  // A separate cache: personal lists must not displace the public ones.
  const search = jobSearchService(deps);

  return {
    async jobsFor({ actor, query }: Call<typeof jobListForMe>) {
      const ids = await ignored.listIgnoredIds(prisma, actor.id);
      const filter = ids.length > 0 ? { ...query.filter, withoutCompanies: ids } : query.filter;
      return (await search.page({ ...query, filter })).answer;
    },

    async list({ actor, query }: Call<typeof contract.ignoredCompanyList>) {
      const { rows, total } = await ignored.listIgnored(prisma, actor.id, query, deps.now());
      return { data: rows.map(presentIgnored), meta: pageMeta(total, query) };
    },

    ids: ({ actor }: Call<typeof contract.ignoredCompanyIdList>) => ignored.listIgnoredIds(prisma, actor.id),

    ignore: ({ actor, params: { id: companyId } }: Call<typeof contract.companyIgnore>) =>
      prisma.$transaction(async (tx) => {
        if (!(await lockPerson(tx, actor.id))) throw new AppError('session.invalid');
        if (!(await ignored.lockPublicCompany(tx, companyId))) throw notFound();
        const others = await ignored.countOthers(tx, actor.id, companyId);
        if (others >= contract.maxIgnored)
          throw new AppError('ignored_company.full', { most: contract.maxIgnored });
        await ignored.addIgnored(tx, { userId: actor.id, companyId, createdAt: deps.now() });
      }),

    /** A company can be un-ignored in any state; for others, the response reveals only public ones. */
    async unignore({ actor, params: { id: companyId } }: Call<typeof contract.companyUnignore>) {
      const removed = await ignored.removeIgnored(prisma, actor.id, companyId);
      if (!removed && !(await findPublicCompany(prisma, companyId))) throw notFound();
    },
  };
}

function ignoredCompanyRoutes(register: Register, deps: Deps) {
  const service = ignoredCompanyService(deps);

  register(jobListForMe, service.jobsFor);
  register(contract.ignoredCompanyList, service.list);
  register(contract.ignoredCompanyIdList, service.ids);
  register(contract.companyIgnore, service.ignore);
  register(contract.companyUnignore, service.unignore);
}

export const ignoredCompanyModule: Module = {
  routes: ignoredCompanyRoutes,
  tables: { ignored_company: 'ignored-companies' },
  ownData: { 'ignored-companies': ignored.eachIgnored },
};
