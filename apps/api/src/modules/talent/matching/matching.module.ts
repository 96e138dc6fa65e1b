import { jobFitGet } from '@acheep/contract/talent/job-fit';
import { matchingJobList, matchingTalentList } from '@acheep/contract/talent/matching';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { jobFitService } from './job-fit.service.ts';
import { matchingService } from './matching.service.ts';
import { matchingTalentService } from './matching-talent.service.ts';

function matchingRoutes(register: Register, deps: Deps) {
  const matching = matchingService(deps);
  const fits = jobFitService(deps);
  const talents = matchingTalentService(deps);

  register(matchingJobList, matching.jobsFor);
  register(jobFitGet, fits.fit);
  register(matchingTalentList, talents.talentsFor);
}

export const matchingModule: Module = { routes: matchingRoutes };
