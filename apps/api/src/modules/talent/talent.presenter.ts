import type { Bilingual } from '@acheep/contract/bilingual';
import { valuesOf } from '@acheep/contract/option';
import { educationLevels } from '@acheep/contract/resume-option';
import { cardSkills, type TalentCard, type TalentDetail } from '@acheep/contract/talent';
import { anonymousFor } from '@acheep/search/talent-text';
import { presentContent } from '../resume/resume.presenter.ts';
import type { ResumeRow } from '../resume/resume.repository.ts';

const rising = valuesOf(educationLevels);
const highest = (levels: readonly TalentCard['degree'][]) =>
  rising.findLast((level) => levels.includes(level)) ?? null;

/** What of a CV names nobody: field by field, so that one that is added later is not shown before somebody decided. */
function presentUnnamed(row: ResumeRow) {
  const hide = anonymousFor(row);
  const hidden = (text: Bilingual): Bilingual => ({
    en: text.en && hide(text.en),
    km: text.km && hide(text.km),
  });
  const maybeHidden = (text: Bilingual | null) => text && hidden(text);
  const resume = presentContent(row);
  const { experience, province, languages, wantedCategory, wantedType, wantedProvince } = resume;
  const { currency, salaryFrom, salaryTo, noticePeriod } = resume;
  const work = resume.work.map(({ title, from, to, current, description }) => ({
    title: hidden(title),
    ...{ from, to, current },
    description: maybeHidden(description),
  }));
  const education = resume.education.map(({ school, field, ...one }) => ({
    ...one,
    school: hidden(school),
    field: maybeHidden(field),
  }));
  return {
    facts: {
      _id: row.id,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      title: maybeHidden(resume.title),
      position: (work.find(({ current }) => current) ?? work[0])?.title ?? null,
      degree: highest(education.map(({ level }) => level)),
      ...{ experience, province, languages, wantedCategory, wantedType, wantedProvince },
      ...{ currency, salaryFrom, salaryTo, noticePeriod },
      activeOn: row.activeOn.toISOString().slice(0, 10),
    },
    skills: resume.skills.map(({ name, ...skill }) => ({ ...skill, name: hidden(name) })),
    work,
    education,
    objective: maybeHidden(resume.objective),
    trainings: resume.trainings.map(({ name, provider, month }) => ({
      name: hidden(name),
      provider: maybeHidden(provider),
      month,
    })),
  };
}

export function presentTalentCard(row: ResumeRow): TalentCard {
  const { facts, skills } = presentUnnamed(row);
  const shown = skills.slice(0, cardSkills).map(({ name }) => name);
  return { ...facts, skills: shown, moreSkills: skills.length - shown.length };
}

export function presentTalent(row: ResumeRow): TalentDetail {
  const { facts, ...parts } = presentUnnamed(row);
  return { ...facts, ...parts };
}
