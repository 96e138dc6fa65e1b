import { languages } from '@acheep/contract/jobs/job-option';
import { textIn } from '@acheep/contract/kernel/bilingual';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { OwnResume } from '@acheep/contract/talent/resume';
import { type ResumeSection, resumeVisibilities } from '@acheep/contract/talent/resume-option';
import { localized } from '../../../lib/locale.ts';
import { firstVisibility } from './section-values.ts';

type TextOf = (value: Parameters<typeof textIn>[0]) => string | null;
type Notes = { [S in ResumeSection]: (resume: OwnResume, text: TextOf) => (string | null | undefined)[] };

const notes: Notes = {
  personal: ({ name, title }, text) => [text(name), text(title)],
  objective: ({ objective }, text) => [text(objective)],
  expected: ({ wantedCategory, wantedProvince }) => [
    wantedCategory && localized(wantedCategory.name),
    wantedProvince && localized(wantedProvince.name),
  ],
  work: ({ work }, text) => work.map(({ title }) => text(title)),
  education: ({ education }, text) => education.map(({ school }) => text(school)),
  skills: ({ skills }, text) => skills.map(({ name }) => text(name)),
  languages: (resume) => resume.languages.map(({ language }) => localized(languages[language])),
  trainings: ({ trainings }, text) => trainings.map(({ name }) => text(name)),
  references: ({ references }, text) => references.map(({ name }) => text(name)),
  attachments: ({ attachments }) => attachments.map(({ originalName }) => originalName),
  visibility: ({ visibility }) => [localized(resumeVisibilities[visibility])],
};

/** Returns the summary of a collapsed section; empty without content. The visibility holds before anything is written. */
export const sectionNote = (section: ResumeSection, resume: OwnResume | null, locale: Locale): string =>
  resume
    ? notes[section](resume, (value) => textIn(value, locale))
        .filter(Boolean)
        .join(' · ')
    : section === 'visibility'
      ? localized(resumeVisibilities[firstVisibility])
      : '';
