import { today } from '@acheep/contract/kernel/calendar';
import { type MatchingJobs, type matchingJobList, maxMatchingJobs } from '@acheep/contract/talent/matching';
import type { Deps } from '../../../deps.ts';
import type { Call } from '../../../module.ts';
import { momentAt } from '../../../moment.ts';
import { runYielding } from '../../../plumbing/run-yielding.ts';
import { listIgnoredIds } from '../../companies/ignored-company/ignored-company.repository.ts';
import { presentCard } from '../../jobs/job/job.presenter.ts';
import { bestOf } from './match-best.ts';
import { matchOf } from './match-score.ts';
import { isThin, offerOf, type Seeker, seekerOf } from './match-side.ts';
import { wordsOfSeeker } from './match-word.ts';
import { findCards, findOpenJobs, findOwnFacts } from './matching.repository.ts';

/** Jobs matching a CV, best first, with reasons; without those its owner ignores or has applied for. */
export async function rankedJobs(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  { userId, seeker, most }: { userId: string; seeker: Seeker; most: number },
) {
  const found = await findOpenJobs(database, {
    userId,
    today: today(now()),
    ...wordsOfSeeker(seeker),
    categoryId: seeker.categoryId,
    provinceId: seeker.provinceId,
    ignored: await listIgnoredIds(database.prisma, userId),
  });
  const best = await runYielding(bestOf(found, (job) => matchOf(seeker, offerOf(job)), most));
  return best.map(({ one, match }) => ({ id: one.id, ...match }));
}

export function matchingService(deps: Pick<Deps, 'database' | 'now'>) {
  const { prisma } = deps.database;

  return {
    async jobsFor({ actor: { id: userId } }: Call<typeof matchingJobList>): Promise<MatchingJobs> {
      const now = deps.now();
      const facts = await findOwnFacts(prisma, userId);
      if (!facts) return { resume: 'none', jobs: [] };
      const seeker = seekerOf(facts, now);
      if (isThin(seeker)) return { resume: 'thin', jobs: [] };
      const best = await rankedJobs(deps, { userId, seeker, most: maxMatchingJobs });
      const ids = best.map(({ id }) => id);
      const cards = await findCards(prisma, ids);
      const moment = momentAt(now);
      const byId = new Map(cards.map((card) => [card.id, presentCard(card, moment)]));
      return {
        resume: 'enough',
        jobs: best.flatMap(({ id, reasons }) => {
          const job = byId.get(id);
          return job?.status === 'active' ? [{ job, reasons }] : [];
        }),
      };
    },
  };
}
