import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { markReported } from '../../jobs/job/job-mark.repository.ts';
import type { jobDecisionService } from '../../jobs/job-admin/job-decision.service.ts';
import { countClosings, findOpenReporters, isOfVerified, saveHeld } from './report.repository.ts';
import { enoughToClose, maxClosingsPerHour, weightOf } from './report-weight.ts';
import { findReporters } from './reporter.repository.ts';

const hour = 60 * 60_000;

/** Weight of each open report of a job, by its reporter. */
async function weightsOf({ now }: Pick<Deps, 'now'>, tx: Transaction, jobId: string) {
  const people = await findReporters(tx, await findOpenReporters(tx, jobId), jobId, now());
  return new Map(people.map((person) => [person.id, weightOf(person)]));
}

const total = (weights: Map<string, number>) => [...weights.values()].reduce((all, one) => all + one, 0);

/** True if the open reports of a job are enough to close it. */
export const isEnough = async (deps: Pick<Deps, 'now'>, tx: Transaction, jobId: string) =>
  total(await weightsOf(deps, tx, jobId)) >= enoughToClose;

/**
 * Closes a locked job if the open reports of trusted people are enough, with the new one of `reporterId`. A job of a
 * verified company, or one too many in this hour, is marked for the operator instead. Returns what there is to tell.
 */
export async function weighReports(
  deps: Pick<Deps, 'now'>,
  tx: Transaction,
  closeIn: ReturnType<typeof jobDecisionService>['closeIn'],
  { jobId, reporterId }: { jobId: string; reporterId: string },
): Promise<{ kind: 'job-held'; reporters: number } | { kind: 'job-reported' } | null> {
  const weights = await weightsOf(deps, tx, jobId);
  const all = total(weights);
  if (all < enoughToClose) return null;
  const now = deps.now();
  const mayClose =
    !(await isOfVerified(tx, jobId)) &&
    (await countClosings(tx, new Date(now.getTime() - hour))) < maxClosingsPerHour;
  if (mayClose && (await closeIn(tx, null, jobId, { reason: 'reported' }))) {
    await saveHeld(tx, { jobId, reporterId }, now);
    return { kind: 'job-held', reporters: [...weights.values()].filter((weight) => weight > 0).length };
  }
  await markReported(tx, jobId, now);
  // Only the report that was the last to be missing is told.
  return all - (weights.get(reporterId) ?? 0) < enoughToClose ? { kind: 'job-reported' } : null;
}
