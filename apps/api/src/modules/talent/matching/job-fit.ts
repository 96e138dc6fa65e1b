import type { JobFit } from '@acheep/contract/talent/job-fit';
import type { FitState } from '@acheep/contract/talent/job-fit-option';
import {
  languagesLacking,
  levelsShort,
  mostYearsShort,
  payShare,
  skillsHad,
  yearsShort,
} from './match-meet.ts';
import type { Offer, Seeker } from './match-side.ts';

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
export function fitOf(seeker: Seeker, offer: Offer): Part[] {
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
      offer.years > 0 && { kind: 'experience', state: stateOf(yearsShort(seeker, offer), mostYearsShort) },
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
export function skillsLacking(seeker: Seeker, offer: Offer): Offer['skills'] {
  const had = skillsHad(seeker, offer);
  const lacking = offer.skills.filter((skill) => !had.includes(skill));
  return [...lacking.filter(({ isHard }) => isHard), ...lacking.filter(({ isHard }) => !isHard)];
}
