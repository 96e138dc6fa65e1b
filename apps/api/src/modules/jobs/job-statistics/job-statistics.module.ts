import {
  type JobStatistics,
  jobStatisticsGet,
  jobViewed,
  minSimilar,
  statisticsDays,
} from '@acheep/contract/jobs/job-statistics';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { isShareChannel, type ShareChannel } from '@acheep/contract/kernel/share-channel';
import { Prisma } from '@acheep/database/client';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../error.ts';
import type { Call, Module } from '../../../module.ts';
import { findHiringNumbers } from '../../hiring/application/hiring-numbers.repository.ts';
import { countPostView } from '../../messaging/telegram-channel/telegram-post.repository.ts';
import { findNumbered, isPublicJob } from '../job/job.repository.ts';
import { type Visitor, viewCounter, visitorOf } from '../view-counter/view.service.ts';
import * as numbers from './job-statistics.repository.ts';

const hour = 3_600_000;
const day = 24 * hour;
const similarDays = 90;
const rounded = (value: number) => Math.round(value * 10) / 10;

function jobStatisticsService(deps: Pick<Deps, 'config' | 'database' | 'now'>) {
  const { prisma } = deps.database;
  const count = viewCounter(deps, 'job');

  return {
    /** `via` is the way of the shared link by which the visitor came. */
    async viewed(jobId: string, visitor: Visitor, via: string | undefined) {
      if (!(await isPublicJob(prisma, jobId))) throw notFound();
      if (!(await count(jobId, visitor))) return;
      // In channels of the site the way names the channel as well: `telegram-channel.3`.
      const [way, channel] = via?.split('.') ?? [];
      if (!isShareChannel(way)) return;
      await numbers.countSharedView(prisma, jobId, way);
      if (way === 'telegram-channel' && channel) await countPostView(prisma, jobId, channel);
    },

    async of({ actor, params: { id } }: Call<typeof jobStatisticsGet>): Promise<JobStatistics> {
      const job = await findNumbered(prisma, actor.id, id);
      if (!job) throw notFound();
      const at = deps.now();
      const last = today(at);
      const first = addDays(last, 1 - statisticsDays);
      const since = new Date(at.getTime() - similarDays * day);
      const [rows, sums, shared, hiring, similar] = await Promise.all([
        numbers.findDays(prisma, id, new Date(first)),
        numbers.findSums(prisma, id),
        numbers.findSharedViews(prisma, id),
        findHiringNumbers(prisma, Prisma.sql`ARRAY[${id}::uuid]`),
        job.categoryId &&
          numbers.findSimilar(prisma, { ...job, categoryId: job.categoryId }, { since, now: at }),
      ]);
      const byDay = new Map(rows.map((row) => [row.day, row]));
      const days = Array.from({ length: statisticsDays }, (_, index) => addDays(first, index)).map((one) => ({
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
        shared: shared.map((row) => ({ ...row, channel: row.channel as ShareChannel })),
        applications: sums.applications,
        firstApplicationAfter:
          began === undefined || !sums.firstAt
            ? null
            : rounded(Math.max(0, sums.firstAt.getTime() - began) / hour),
        vacancies: job.vacancies,
        hiring,
        similar:
          similar && similar.jobs >= minSimilar
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

export const jobStatisticsModule: Module = {
  routes(register, deps) {
    const service = jobStatisticsService(deps);
    register(jobViewed, ({ params, query, request }) =>
      service.viewed(params.id, visitorOf(request), query.via),
    );
    register(jobStatisticsGet, service.of);
  },
  tables: { job_view: { without: 'a number' }, job_shared_view: { without: 'a number' } },
};
