import { fittingJobList } from '@acheep/contract/fitting';
import type { Deps } from '../../deps.ts';
import type { Register } from '../../module.ts';
import { fittingService } from './fitting.service.ts';

export function fittingRoutes(register: Register, deps: Deps) {
  const fitting = fittingService(deps);

  register(fittingJobList, async ({ actor }) => ({ data: await fitting.jobsFor(actor) }));
}
