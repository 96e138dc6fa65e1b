import type { MatchReason } from '@acheep/contract/talent/matching';
import type { Meaning } from '@acheep/search/dictionary/meaning';
import {
  languagesLacking,
  levelsShort,
  maxYearsShort,
  payShare,
  skillsHad,
  sum,
  weighed,
  yearsShort,
} from './match-meet.ts';
import type { Offer, Role, Seeker } from './match-side.ts';

/** Likeness of two titles, from 0 to 1: mean of the Dice and the overlap coefficient of their weighted meanings. */
function likeness(one: readonly Meaning[], other: readonly Meaning[]): number {
  const [here, there] = [weighed(one), weighed(other)];
  const [mine, theirs] = [sum(here.values()), sum(there.values())];
  const common = sum([...here].filter(([key]) => there.has(key)).map(([, weight]) => weight));
  if (common === 0) return 0;
  return ((2 * common) / (mine + theirs) + common / Math.min(mine, theirs)) / 2;
}

/** Seniority of words of rank, by their meaning. */
const rungs: Readonly<Record<string, number>> = {
  intern: 0,
  senior: 3,
  leader: 3,
  supervisor: 3,
  manager: 4,
  head: 4,
  director: 5,
};
const usual = 2;

/** Seniority of a title; the usual one without a word of rank. */
function rungOf(meanings: readonly Meaning[]): number {
  const found = meanings.map(({ key }) => rungs[key]).filter((rung) => rung !== undefined);
  if (found.includes(0)) return 0;
  return found.length > 0 ? Math.max(...found) : usual;
}

export interface Match {
  points: number;
  /** Share of the achievable points, counting only parts with facts on both sides. */
  share: number;
  /** Strongest first. */
  reasons: MatchReason[];
}

/** Maximum points per part, tuned on the judged pairs in apps/api/src/testing/matching. */
const points = {
  title: 45,
  skills: 25,
  category: 18,
  province: 12,
  salary: 8,
  experience: 8,
  type: 5,
  languages: 4,
  level: 3,
  remote: 4,
} as const;
/** Minimum likeness at which titles count as alike. */
const alike = 0.5;
const softWeight = 0.3;
/** Minimum share of a match that is shown. */
export const minShare = 0.5;

/** Points, their maximum, and a reason if it is worth stating. */
interface Part {
  points: number;
  most: number;
  reason?: MatchReason;
}
/** One side has no facts, which counts neither for nor against. */
const unsaid: Part = { points: 0, most: 0 };

function titlePart({ roles }: Seeker, { said }: Offer): Part & { likeness: number } {
  let best: { role: Role; likeness: number } | undefined;
  for (const role of roles)
    for (const words of role.said) {
      const found = role.weight * likeness(words, said);
      if (found > (best?.likeness ?? 0)) best = { role, likeness: found };
    }
  const most = roles.length > 0 ? points.title : 0;
  if (!best) return { points: 0, most, likeness: 0 };
  const part = { points: points.title * best.likeness, most, likeness: best.likeness };
  return best.likeness < alike ? part : { ...part, reason: { kind: 'title', title: best.role.title } };
}

function skillPart(seeker: Seeker, offer: Offer): Part & { hard: number } {
  const had = skillsHad(seeker, offer);
  const weigh = (some: Offer['skills']) =>
    some.reduce((total, { isHard }) => total + (isHard ? 1 : softWeight), 0);
  const hard = had.filter(({ isHard }) => isHard).length;
  const most = seeker.skills.length > 0 && offer.skills.length > 0 ? points.skills : 0;
  if (had.length === 0) return { points: 0, most, hard };
  // Nobody has all the skills that a job lists: about three earn full points.
  const enough = Math.max(1.5, Math.min(3, weigh(offer.skills)));
  return {
    points: points.skills * Math.min(1, weigh(had) / enough),
    most: points.skills,
    reason: { kind: 'skills', skills: had.map(({ name }) => name) },
    hard,
  };
}

function categoryPart(seeker: Seeker, offer: Offer): Part {
  if (seeker.categoryId === null || offer.categoryId === null) return unsaid;
  const most = points.category;
  return seeker.categoryId === offer.categoryId
    ? { points: most, most, reason: { kind: 'category' } }
    : { points: 0, most };
}

function provincePart(seeker: Seeker, offer: Offer): Part {
  if (seeker.provinceId === null || offer.provinceId === null) return unsaid;
  const most = points.province;
  if (seeker.provinceId === offer.provinceId) return { points: most, most, reason: { kind: 'province' } };
  if (offer.isRemote) return { points: points.remote, most, reason: { kind: 'remote' } };
  return { points: seeker.isPlaceWanted ? -35 : -15, most };
}

function salaryPart(seeker: Seeker, offer: Offer): Part {
  const share = payShare(seeker, offer);
  if (share === null) return unsaid;
  const most = points.salary;
  if (share >= 1) return { points: most, most, reason: { kind: 'salary' } };
  return { points: -60 * Math.min(0.5, 1 - share), most };
}

function experiencePart(seeker: Seeker, offer: Offer): Part {
  const short = yearsShort(seeker, offer);
  if (short === null) return unsaid;
  const most = points.experience;
  if (short > maxYearsShort) return { points: -8 * Math.min(4, short), most };
  // Far more experience than required: an overqualified candidate.
  if (short <= -4) return { points: -6, most };
  return { points: most, most, reason: { kind: 'experience' } };
}

function typePart(seeker: Seeker, offer: Offer): Part {
  if (seeker.type === null || offer.type === null) return unsaid;
  const most = points.type;
  if (seeker.type === offer.type) return { points: most, most, reason: { kind: 'type' } };
  return { points: seeker.type === 'internship' || offer.type === 'internship' ? -25 : -15, most };
}

function languagePart(seeker: Seeker, offer: Offer): Part {
  const { languages } = offer;
  if (languages.length === 0 || seeker.languages.length === 0) return unsaid;
  const missing = languagesLacking(seeker, offer);
  const most = points.languages;
  return missing.length === 0
    ? { points: most, most, reason: { kind: 'languages', languages: [...languages] } }
    : { points: -30 * missing.length, most };
}

function levelPart(seeker: Seeker, offer: Offer): Part {
  const short = levelsShort(seeker, offer);
  if (short === null) return unsaid;
  const most = points.level;
  return { points: short <= 0 ? most : -3 * Math.min(4, short), most };
}

function rungPart({ roles }: Seeker, { said }: Offer): Part {
  if (roles.length === 0) return unsaid;
  const mine = roles.flatMap((role) => role.said.map(rungOf));
  const [wanted, reached] = [rungOf(said), Math.max(...mine)];
  if (wanted - reached >= 2) return { points: -15, most: 0 };
  return reached - wanted >= 2 ? { points: -10, most: 0 } : unsaid;
}

/** Scores a CV against a job, for both directions; null if title, category and skills show no connection. Pure. */
export function matchOf(seeker: Seeker, offer: Offer): Match | null {
  const title = titlePart(seeker, offer);
  const skills = skillPart(seeker, offer);
  const category = categoryPart(seeker, offer);
  if (title.likeness < alike && !category.reason && skills.hard < 2) return null;
  const parts: Part[] = [
    title,
    skills,
    category,
    provincePart(seeker, offer),
    salaryPart(seeker, offer),
    experiencePart(seeker, offer),
    typePart(seeker, offer),
    languagePart(seeker, offer),
    levelPart(seeker, offer),
    rungPart(seeker, offer),
  ];
  const points = parts.reduce((total, part) => total + part.points, 0);
  return {
    points,
    share: points / parts.reduce((total, { most }) => total + most, 0),
    reasons: parts.flatMap(({ reason }) => (reason ? [reason] : [])),
  };
}
