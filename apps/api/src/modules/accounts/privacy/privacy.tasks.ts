import type { Deps } from '../../../deps.ts';
import { carryOut, task } from '../../../plumbing/task.ts';

/** Has every module delete what it keeps of people without a need. */
export async function sweepPrivacy(deps: Deps) {
  for (const { sweep } of deps.modules) await sweep?.(deps);
}

/** Every night; of several workers one does it. */
export const privacyTasks = [carryOut(task('privacy-sweep'), sweepPrivacy, { cron: '30 20 * * *' })];
