import { fittingJobList, fittingTalentList } from '@acheep/contract/talent/fitting';
import type { Deps } from '../../../deps.ts';
import type { Register } from '../../../module.ts';
import { fittingService } from './fitting.service.ts';
import { fittingTalentService } from './fitting-talent.service.ts';

export function fittingRoutes(register: Register, deps: Deps) {
  const fitting = fittingService(deps);
  const talents = fittingTalentService(deps);

  register(fittingJobList, async ({ actor }) => ({ data: await fitting.jobsFor(actor) }));
  register(fittingTalentList, async ({ actor, params }) => ({
    data: await talents.talentsFor(actor, params.id),
  }));
}
