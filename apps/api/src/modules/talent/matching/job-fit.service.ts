import { today } from '@acheep/contract/kernel/calendar';
import { type JobFit, type jobFitGet, mostFitTrainings } from '@acheep/contract/talent/job-fit';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { findPublicFacts, findTrainings } from './job-fit.repository.ts';
import { fitOf, skillsLacking } from './job-fit.ts';
import { isAbout } from './match-meet.ts';
import { isThin, knownMeanings, type Offer, offerOf, seekerOf } from './match-side.ts';
import { anyOf } from './match-word.ts';
import { findOwnFacts } from './matching.repository.ts';

/** How a job seeker's CV fits a job, and what would close the gap. */
export function jobFitService({ database, now }: Pick<Deps, 'database' | 'now'>) {
  const { prisma } = database;

  /** The next trainings that name a lacking skill, each once, the most telling skill first. */
  async function trainingsFor(skills: Offer['skills'], at: Date): Promise<JobFit['trainings']> {
    const asked = skills.flatMap((skill) => {
      const query = anyOf(skill.said);
      return query ? [{ ...skill, query }] : [];
    });
    const found = await findTrainings(
      database,
      asked.map(({ query }) => query),
      { now: at, today: today(at) },
    );
    const chosen = new Map<string, JobFit['trainings'][number]>();
    for (const { at: index, id, title, startsAt } of found) {
      const skill = asked[index];
      if (chosen.size === mostFitTrainings) break;
      if (!skill || chosen.has(id) || !isAbout(skill.said, knownMeanings(title))) continue;
      // Two trainings for two skills say more than two for one.
      if ([...chosen.values()].some((one) => one.skill === skill.name)) continue;
      chosen.set(id, { _id: id, title, startsAt: startsAt.toISOString(), skill: skill.name });
    }
    return [...chosen.values()];
  }

  return {
    async fit({ actor: { id: userId }, params: { id: jobId } }: Call<typeof jobFitGet>): Promise<JobFit> {
      const job = await findPublicFacts(prisma, jobId);
      if (!job) throw notFound();
      const facts = await findOwnFacts(prisma, userId);
      if (!facts) return { resume: 'none', parts: [], trainings: [] };
      const at = now();
      const [seeker, offer] = [seekerOf(facts, at), offerOf(job)];
      return {
        resume: isThin(seeker) ? 'thin' : 'enough',
        parts: fitOf(seeker, offer),
        trainings: await trainingsFor(skillsLacking(seeker, offer), at),
      };
    },
  };
}
