import { jobTeamGet, jobTeamUpdate } from '@acheep/contract/jobs/job-team';
import type { Deps } from '../../../deps.ts';
import { fieldError, notFound } from '../../../error.ts';
import type { Call, Module } from '../../../module.ts';
import { lockCompanyOf } from '../../companies/company/company-lock.repository.ts';
import { allHold, companyIdOf } from '../../companies/company/company-people.repository.ts';
import * as team from './job-team.repository.ts';

function jobTeamService({ database: { prisma } }: Pick<Deps, 'database'>) {
  return {
    async get({ actor, params: { id: jobId } }: Call<typeof jobTeamGet>) {
      const companyId = await companyIdOf(prisma, actor.id);
      const memberIds = companyId && (await team.findTeam(prisma, companyId, jobId));
      if (!memberIds) throw notFound();
      return { memberIds };
    },

    save: ({ actor, params: { id: jobId }, body: { memberIds: given } }: Call<typeof jobTeamUpdate>) =>
      prisma.$transaction(async (tx) => {
        const company = await lockCompanyOf(tx, actor.id);
        if (!company || !(await team.findTeam(tx, company.id, jobId))) throw notFound();
        const userIds = [...new Set(given)].sort();
        if (!(await allHold(tx, company.id, 'interview', userIds)))
          throw fieldError({ memberIds: 'unknown_reference' });
        await team.saveTeam(tx, jobId, userIds);
        return { memberIds: (await team.findTeam(tx, company.id, jobId)) ?? [] };
      }),
  };
}

export const jobTeamModule: Module = {
  routes(register, deps) {
    const teams = jobTeamService(deps);
    register(jobTeamGet, teams.get);
    register(jobTeamUpdate, teams.save);
  },
  tables: { job_colleague: { without: 'names that the job has, for the company alone' } },
  on: { 'company.left': team.forgetColleague },
};
