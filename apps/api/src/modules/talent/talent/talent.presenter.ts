import { valuesOf } from '@acheep/contract/kernel/option';
import { educationLevels } from '@acheep/contract/talent/resume-option';
import { asShown } from '@acheep/contract/talent/resume-pay';
import type { TalentCard, TalentDetail } from '@acheep/contract/talent/talent';
import type { Unnamed, UnnamedCard } from '@acheep/search/redaction/unnamed-resume';
import { presentExpected, presentFacts } from '../resume/resume.presenter.ts';
import type { ResumeRow } from '../resume/resume.repository.ts';
import type { TalentCardRow } from './talent-card.repository.ts';
import type { CardTexts } from './talent-text.service.ts';

const rising = valuesOf(educationLevels);
/** Card of a CV not yet processed: it shows nothing that could identify the owner. */
const untold: UnnamedCard = { title: null, position: null, levels: [], skills: [], moreSkills: 0 };

/** Facts that do not identify the owner. Listed one by one, so that a field added later is not exposed by default. */
const factsOf = (row: TalentCardRow | ResumeRow, { title, position, levels }: UnnamedCard) => ({
  _id: row.id,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  title,
  position,
  degree: rising.findLast((level) => levels.includes(level)) ?? null,
  ...presentFacts(asShown(row)),
  ...presentExpected(asShown(row)),
  activeOn: row.activeOn.toISOString().slice(0, 10),
});

export function presentTalentCard(row: TalentCardRow, texts: CardTexts): TalentCard {
  const card = texts.get(row.id) ?? untold;
  return { ...factsOf(row, card), skills: card.skills, moreSkills: card.moreSkills };
}

/** The texts come from `unnamedTexts`; kinds and levels were validated when they were saved. */
export const presentTalent = (
  row: ResumeRow,
  { unnamed, unnamedCard }: { unnamed: Unnamed; unnamedCard: UnnamedCard },
): TalentDetail => ({
  ...factsOf(row, unnamedCard),
  ...(unnamed as Pick<TalentDetail, 'objective' | 'work' | 'education' | 'skills' | 'trainings'>),
});
