import { addDays, today } from '@acheep/contract/calendar';
import { type JobNumbers, leastSimilar, numberDays } from '@acheep/contract/job-number';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../error.ts';
import { codeHash, derivedSecret } from '../../secret.ts';
import { findNumbered, isPublicJob } from '../job/job.repository.ts';
import * as numbers from './job-number.repository.ts';

const hour = 3_600_000;
const day = 24 * hour;
const similarDays = 90;
const rounded = (value: number) => Math.round(value * 10) / 10;

/** Counting who looks at jobs, and telling a company how its own do. */
export function jobNumberService({
  config,
  database: { prisma },
  now,
}: Pick<Deps, 'config' | 'database' | 'now'>) {
  const key = derivedSecret(config.SECRET, 'job viewer');

  return {
    async viewed(jobId: string, network: string, userAgent: string | undefined) {
      if (!(await isPublicJob(prisma, jobId))) throw notFound();
      const on = today(now());
      const hash = codeHash(key, `${on} ${jobId} ${network} ${userAgent ?? ''}`);
      await numbers.countView(prisma, jobId, hash, new Date(on));
    },

    async of(actor: Actor, id: string): Promise<JobNumbers> {
      const job = await findNumbered(prisma, actor.id, id);
      if (!job) throw notFound();
      const at = now();
      const last = today(at);
      const first = addDays(last, 1 - numberDays);
      const since = new Date(at.getTime() - similarDays * day);
      const [rows, sums, similar] = await Promise.all([
        numbers.findDays(prisma, id, new Date(first)),
        numbers.findSums(prisma, id),
        job.categoryId &&
          numbers.findSimilar(prisma, { ...job, categoryId: job.categoryId }, { since, now: at }),
      ]);
      const byDay = new Map(rows.map((row) => [row.day, row]));
      const days = Array.from({ length: numberDays }, (_, index) => addDays(first, index)).map((one) => ({
        day: one,
        views: byDay.get(one)?.views ?? 0,
        applications: byDay.get(one)?.applications ?? 0,
      }));
      const began = job.publishedAt?.getTime();
      const ended = Math.min(at.getTime(), job.closedAt?.getTime() ?? at.getTime());
      return {
        openDays: began === undefined ? 0 : Math.max(1, Math.ceil((ended - began) / day)),
        views: sums.views,
        days,
        applications: sums.applications,
        firstApplicationAfter:
          began === undefined || !sums.firstAt
            ? null
            : rounded(Math.max(0, sums.firstAt.getTime() - began) / hour),
        similar:
          similar && similar.jobs >= leastSimilar
            ? {
                jobs: similar.jobs,
                viewsADay: rounded(similar.viewsADay ?? 0),
                applications: rounded(similar.applications ?? 0),
              }
            : null,
      };
    },
  };
}
