import type { Deps } from '../../../deps.ts';
import { carryOut, task } from '../../../plumbing/task.ts';

/** Runs every module's deletion of personal data that is no longer needed. */
export async function sweepPrivacy(deps: Deps) {
  for (const { sweep } of deps.modules) await sweep?.(deps);
}

/** Every night, on one of several workers. */
export const privacyTasks = [
  carryOut(
    task('privacy-sweep', { en: 'Delete data past its retention period', km: 'លុបទិន្នន័យដែលលែងត្រូវរក្សាទុក' }),
    sweepPrivacy,
    { cron: '30 20 * * *' },
  ),
];
