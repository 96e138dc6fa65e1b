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

  register(matchingJobList, async ({ actor }) => ({ data: await matching.jobsFor(actor) }));
  register(jobFitGet, async ({ actor, params }) => ({ data: await fits.fit(actor, params.id) }));
  register(matchingTalentList, async ({ actor, params }) => ({
    data: await talents.talentsFor(actor, params.id),
  }));
}

export const matchingModule: Module = { routes: matchingRoutes };
