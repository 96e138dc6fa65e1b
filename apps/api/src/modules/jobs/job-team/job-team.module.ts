import { jobTeamGet, jobTeamUpdate } from '@acheep/contract/jobs/job-team';
import type { Module } from '../../../module.ts';
import { forgetColleague } from './job-team.repository.ts';
import { jobTeamService } from './job-team.service.ts';

export const jobTeamModule: Module = {
  routes(register, deps) {
    const teams = jobTeamService(deps);
    register(jobTeamGet, teams.get);
    register(jobTeamUpdate, teams.save);
  },
  tables: { job_colleague: { without: 'names that the job has, for the company alone' } },
  on: { 'company.left': forgetColleague },
};
