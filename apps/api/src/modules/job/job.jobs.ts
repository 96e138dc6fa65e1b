import { today } from '@acheep/contract/calendar';
import type { Deps } from '../../deps.ts';
import { closePastJobs } from './job.repository.ts';

/** Jobs a transaction at most. */
const batch = 200;

/**
 * Records jobs past their closing date as closed and tells their recruiters, in one transaction a batch. Nothing
 * waits for this: such a job counts as closed in every query since midnight.
 */
export async function closeJobsPastTheirDay({
  database: { prisma },
  queue,
  now: clock,
}: Pick<Deps, 'database' | 'queue' | 'now'>) {
  const now = clock();
  const day = new Date(today(now));
  for (let closed = batch; closed === batch; ) {
    closed = await prisma.$transaction(async (tx) => {
      const jobs = await closePastJobs(tx, now, day, batch);
      for (const { id, title, owner } of jobs) {
        await queue.enqueue(tx, 'mail', {
          template: 'job-closed',
          to: owner.email,
          locale: owner.locale,
          params: { name: owner.name, jobId: id, jobTitle: title },
        });
      }
      return jobs.length;
    });
  }
}

/** Sweeps soon after midnight in Phnom Penh (17:00 UTC); of several workers one does it. */
export async function startJobSweep(deps: Pick<Deps, 'database' | 'queue' | 'now'>) {
  await deps.queue.work('job-sweep', () => closeJobsPastTheirDay(deps));
  await deps.queue.schedule('job-sweep', '5 17 * * *');
}
