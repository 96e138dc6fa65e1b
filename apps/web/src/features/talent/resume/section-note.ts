import { languages } from '@acheep/contract/jobs/job-option';
import { textIn } from '@acheep/contract/kernel/bilingual';
import type { OwnResume } from '@acheep/contract/talent/resume';
import { type ResumeSection, resumeVisibilities } from '@acheep/contract/talent/resume-option';
import { currentLocale, localized } from '../../../lib/locale.ts';

type Notes = { [S in ResumeSection]: (resume: OwnResume) => (string | null | undefined)[] };
const text = (value: Parameters<typeof textIn>[0]) => textIn(value, currentLocale());

const notes: Notes = {
  personal: ({ name, title }) => [text(name), text(title)],
  objective: ({ objective }) => [text(objective)],
  expected: ({ wantedCategory, wantedProvince }) => [
    wantedCategory && localized(wantedCategory.name),
    wantedProvince && localized(wantedProvince.name),
  ],
  work: ({ work }) => work.map(({ title }) => text(title)),
  education: ({ education }) => education.map(({ school }) => text(school)),
  skills: ({ skills }) => skills.map(({ name }) => text(name)),
  languages: (resume) => resume.languages.map(({ language }) => localized(languages[language])),
  trainings: ({ trainings }) => trainings.map(({ name }) => text(name)),
  references: ({ references }) => references.map(({ name }) => text(name)),
  attachments: ({ attachments }) => attachments.map(({ originalName }) => originalName),
  visibility: ({ visibility }) => [localized(resumeVisibilities[visibility])],
};

/** What a closed section says is in it; empty where nothing is. */
export const sectionNote = (section: ResumeSection, resume: OwnResume | null): string =>
  resume ? notes[section](resume).filter(Boolean).join(' · ') : '';
