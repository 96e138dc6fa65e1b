import { type JobFit, jobFitGet, maxFitTrainings } from '@acheep/contract/talent/job-fit';
import type { FitState } from '@acheep/contract/talent/job-fit-option';
import { matchingJobList, matchingTalentList } from '@acheep/contract/talent/matching';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../error.ts';
import type { Call, Module, Register } from '../../../module.ts';
import { momentAt } from '../../../moment.ts';
import {
  isAbout,
  languagesLacking,
  levelsShort,
  maxYearsShort,
  payShare,
  skillsHad,
  yearsShort,
} from './match-meet.ts';
import { isThin, knownMeanings, type Offer, offerOf, type Seeker, seekerOf } from './match-side.ts';
import { anyOf } from './match-word.ts';
import { findOwnFacts, findTrainings } from './matching.repository.ts';
import { matchingService } from './matching.service.ts';
import { findPublicFacts } from './matching-talent.repository.ts';
import { matchingTalentService } from './matching-talent.service.ts';

type Part = JobFit['parts'][number];

/** By what is missing; null where the CV says nothing. */
const stateOf = (short: number | null, most = 0): FitState =>
  short === null ? 'unsaid' : short > most ? 'short' : 'met';

function placeOf(seeker: Seeker, offer: Offer): FitState {
  if (offer.isRemote) return 'met';
  if (seeker.provinceId === null) return 'unsaid';
  return seeker.provinceId === offer.provinceId ? 'met' : 'short';
}

/** What a job asks for, condition by condition, without those that it does not have. Pure. */
function fitOf(seeker: Seeker, offer: Offer): Part[] {
  const had = skillsHad(seeker, offer);
  const lacking = languagesLacking(seeker, offer);
  const share = payShare(seeker, offer);
  const parts: (Part | false)[] = [
    offer.skills.length > 0 && {
      kind: 'skills',
      had: had.map(({ name }) => name),
      lacking: offer.skills.filter((skill) => !had.includes(skill)).map(({ name }) => name),
    },
    // A job for beginners asks for no years.
    offer.years !== null &&
      offer.years > 0 && { kind: 'experience', state: stateOf(yearsShort(seeker, offer), maxYearsShort) },
    offer.level !== null && { kind: 'qualification', state: stateOf(levelsShort(seeker, offer)) },
    offer.languages.length > 0 && {
      kind: 'languages',
      state: seeker.languages.length === 0 ? 'unsaid' : lacking.length === 0 ? 'met' : 'short',
      had: offer.languages.filter((language) => !lacking.includes(language)),
      lacking,
    },
    offer.provinceId !== null && { kind: 'place', state: placeOf(seeker, offer) },
    offer.salary !== null && { kind: 'pay', state: stateOf(share === null ? null : 1 - share) },
  ];
  return parts.filter((part) => part !== false);
}

/** The skills of a job that the CV lacks; those of the trade first, which a training teaches most easily. */
function skillsLacking(seeker: Seeker, offer: Offer): Offer['skills'] {
  const had = skillsHad(seeker, offer);
  const lacking = offer.skills.filter((skill) => !had.includes(skill));
  return [...lacking.filter(({ isHard }) => isHard), ...lacking.filter(({ isHard }) => !isHard)];
}

/** How a job seeker's CV fits a job, and what would close the gap. */
function jobFitService({ database, now }: Pick<Deps, 'database' | 'now'>) {
  const { prisma } = database;

  /** The next trainings that name a lacking skill, each once, the most telling skill first. */
  async function trainingsFor(skills: Offer['skills'], at: Date): Promise<JobFit['trainings']> {
    const searchedSkills = skills.flatMap((skill) => {
      const query = anyOf(skill.said);
      return query ? [{ ...skill, query }] : [];
    });
    const found = await findTrainings(
      database,
      searchedSkills.map(({ query }) => query),
      momentAt(at),
    );
    const chosen = new Map<string, JobFit['trainings'][number]>();
    for (const { at: index, id, title, startsAt } of found) {
      const skill = searchedSkills[index];
      if (chosen.size === maxFitTrainings) break;
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

function matchingRoutes(register: Register, deps: Deps) {
  const matching = matchingService(deps);
  const fits = jobFitService(deps);
  const talents = matchingTalentService(deps);

  register(matchingJobList, matching.jobsFor);
  register(jobFitGet, fits.fit);
  register(matchingTalentList, talents.talentsFor);
}

export const matchingModule: Module = { routes: matchingRoutes };
