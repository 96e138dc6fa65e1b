import { today } from '@acheep/contract/calendar';
import type { Deps } from '../../deps.ts';
import { holdCompanyOf } from '../company/company-hold.repository.ts';
import { closePastJobs } from './job.repository.ts';
import { retagNext } from './job-tag.repository.ts';

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

/** Jobs that wait while a batch is filed anew; a quarter of a second or less. */
const retagBatch = 50;

/**
 * Files all jobs of a company under its present names. A batch holds the company, so that what it writes is its name
 * at that moment: however many renamings and how many of these run at once, the last name stays.
 */
export async function retagJobs({ database: { prisma } }: Pick<Deps, 'database'>, ownerId: string) {
  const retagAfter = (last: string | null) =>
    prisma.$transaction(async (tx) => {
      const company = await holdCompanyOf(tx, ownerId);
      return company && retagNext(tx, company, last, retagBatch);
    });
  for (let last = await retagAfter(null); last !== null; ) last = await retagAfter(last);
}

/** Carries out what renamed companies have ordered. */
export async function startJobRetag(deps: Pick<Deps, 'database' | 'queue'>) {
  await deps.queue.work('job-retag', ({ ownerId }) => retagJobs(deps, ownerId));
}
