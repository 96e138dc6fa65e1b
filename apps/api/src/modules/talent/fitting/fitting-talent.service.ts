import { today } from '@acheep/contract/kernel/calendar';
import { type FitReason, type FittingTalents, mostFittingTalents } from '@acheep/contract/talent/fitting';
import type { Steps } from '@acheep/search/steps';
import { anonymousFor } from '@acheep/search/talent-text';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../error.ts';
import { inTurns } from '../../../plumbing/yielding.ts';
import { presentTalentCard } from '../talent/talent.presenter.ts';
import { findTalentCards, findWhose } from '../talent/talent-card.repository.ts';
import { cardTexts } from '../talent/talent-text.service.ts';
import { bestOf } from './fit-best.ts';
import { fitOf } from './fit-score.ts';
import { offerOf, seekerOf } from './fit-side.ts';
import { wordsOfOffer } from './fit-word.ts';
import { findJobFacts, findTalentFacts } from './fitting-talent.repository.ts';

/** A reason without what says whose CV it is: people write their employer into their title. */
function unnamed(reason: FitReason, hide: (text: string) => string): FitReason {
  if (reason.kind !== 'title') return reason;
  const { en, km } = reason.title;
  return { ...reason, title: { en: en && hide(en), km: km && hide(km) } };
}

type Fitting = Awaited<ReturnType<typeof rankedTalents>>[number];

/** The reasons of each, without what says whose CV it is: a CV may name hundreds of employers. */
function* reasonsInSteps(
  best: readonly Fitting[],
  whose: Awaited<ReturnType<typeof findWhose>>,
): Steps<Map<string, FitReason[]>> {
  const reasons = new Map<string, FitReason[]>();
  for (const row of whose) {
    const hide = anonymousFor(row);
    const own = best.find(({ id }) => id === row.id)?.reasons ?? [];
    reasons.set(
      row.id,
      own.map((reason) => unnamed(reason, hide)),
    );
    yield;
  }
  return reasons;
}

/** The CVs that fit a job of the actor's company, by id, the best first, and why. */
export async function rankedTalents(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  { userId, jobId, most }: { userId: string; jobId: string; most: number },
) {
  const job = await findJobFacts(database.prisma, userId, jobId);
  if (!job) throw notFound();
  const at = now();
  const offer = offerOf(job);
  const { companyId, categoryId, provinceId } = job;
  const found = await findTalentFacts(database, {
    ...{ jobId, companyId, categoryId, provinceId, now: at, today: today(at) },
    ...wordsOfOffer(offer),
  });
  const best = await inTurns(bestOf(found, (resume) => fitOf(seekerOf(resume, at), offer), most));
  return best.map(({ one, fit }) => ({ id: one.id, ...fit }));
}

/** People who fit jobs, unnamed. */
export function fittingTalentService(deps: Pick<Deps, 'database' | 'now'>) {
  return {
    async talentsFor({ id: userId }: Actor, jobId: string): Promise<FittingTalents> {
      const best = await rankedTalents(deps, { userId, jobId, most: mostFittingTalents });
      const ids = best.map(({ id }) => id);
      const { prisma } = deps.database;
      const [cards, whose] = [await findTalentCards(prisma, ids), await findWhose(prisma, ids)];
      const texts = await cardTexts(prisma, cards);
      const rows = new Map(cards.map((row) => [row.id, row]));
      const reasons = await inTurns(reasonsInSteps(best, whose));
      return ids.flatMap((id) => {
        const row = rows.get(id);
        return row ? [{ talent: presentTalentCard(row, texts), reasons: reasons.get(id) ?? [] }] : [];
      });
    },
  };
}
