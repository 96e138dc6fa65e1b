import { matchingJobList, matchingTalentList } from '@acheep/contract/talent/matching';
import type { Deps } from '../../../deps.ts';
import type { Register } from '../../../module.ts';
import { matchingService } from './matching.service.ts';
import { matchingTalentService } from './matching-talent.service.ts';

export function matchingRoutes(register: Register, deps: Deps) {
  const matching = matchingService(deps);
  const talents = matchingTalentService(deps);

  register(matchingJobList, async ({ actor }) => ({ data: await matching.jobsFor(actor) }));
  register(matchingTalentList, async ({ actor, params }) => ({
    data: await talents.talentsFor(actor, params.id),
  }));
}
