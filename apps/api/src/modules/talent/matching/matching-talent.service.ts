import { today } from '@acheep/contract/kernel/calendar';
import {
  type MatchingTalents,
  type MatchReason,
  type matchingTalentList,
  maxMatchingTalents,
} from '@acheep/contract/talent/matching';
import { asShown } from '@acheep/contract/talent/resume-pay';
import type { Steps } from '@acheep/search/analysis/steps';
import { anonymousFor } from '@acheep/search/redaction/talent-text';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { runYielding } from '../../../plumbing/run-yielding.ts';
import { presentTalentCard } from '../talent/talent.presenter.ts';
import { findTalentCards, findWhose } from '../talent/talent-card.repository.ts';
import { cardTexts } from '../talent/talent-text.service.ts';
import { bestOf } from './match-best.ts';
import { matchOf } from './match-score.ts';
import { offerOf, seekerOf } from './match-side.ts';
import { wordsOfOffer } from './match-word.ts';
import { findJobFacts, findTalentFacts } from './matching-talent.repository.ts';

/** Anonymizes a reason: people write their employer into their title. */
function unnamed(reason: MatchReason, hide: (text: string) => string): MatchReason {
  if (reason.kind !== 'title') return reason;
  const { en, km } = reason.title;
  return { ...reason, title: { en: en && hide(en), km: km && hide(km) } };
}

type Matching = Awaited<ReturnType<typeof rankedTalents>>[number];

/** Anonymizes the reasons of all matches, in steps because a CV may name hundreds of employers. */
function* reasonsInSteps(
  best: readonly Matching[],
  whose: Awaited<ReturnType<typeof findWhose>>,
): Steps<Map<string, MatchReason[]>> {
  const reasons = new Map<string, MatchReason[]>();
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

/** CVs matching a job of the actor's company, best first, with reasons. */
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
  const best = await runYielding(
    // What is not shown to companies is neither a reason nor a rank.
    bestOf(found, (resume) => matchOf(seekerOf(asShown(resume), at), offer), most),
  );
  return best.map(({ one, match }) => ({ id: one.id, ...match }));
}

/** Anonymous candidates for jobs. */
export function matchingTalentService(deps: Pick<Deps, 'database' | 'now'>) {
  return {
    async talentsFor({
      actor: { id: userId },
      params: { id: jobId },
    }: Call<typeof matchingTalentList>): Promise<MatchingTalents> {
      const best = await rankedTalents(deps, { userId, jobId, most: maxMatchingTalents });
      const ids = best.map(({ id }) => id);
      const { prisma } = deps.database;
      const [cards, whose] = [await findTalentCards(prisma, ids), await findWhose(prisma, ids)];
      const texts = await cardTexts(prisma, cards);
      const rows = new Map(cards.map((row) => [row.id, row]));
      const reasons = await runYielding(reasonsInSteps(best, whose));
      return ids.flatMap((id) => {
        const row = rows.get(id);
        return row ? [{ talent: presentTalentCard(row, texts), reasons: reasons.get(id) ?? [] }] : [];
      });
    },
  };
}
