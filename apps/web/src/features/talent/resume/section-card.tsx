import { languages } from '@acheep/contract/jobs/job-option';
import { textIn } from '@acheep/contract/kernel/bilingual';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { OwnResume } from '@acheep/contract/talent/resume';
import {
  type ResumeSection,
  resumeSections,
  resumeVisibilities,
} from '@acheep/contract/talent/resume-option';
import { Paper, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ComponentType, useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ConflictNote } from '../../../ui/conflict-note.tsx';
import type { SaveSection } from './resume.api.ts';
import { SaveText } from './save-text.tsx';
import classes from './section-card.module.css';
import { labels } from './section-field.tsx';
import { firstVisibility } from './section-values.ts';
import type { SectionForm } from './text-field.tsx';
import { UnwrittenBadge } from './unwritten-badge.tsx';
import { type SaveStatus, useSection } from './use-section.ts';
import { useWritingLanguage } from './writing-language.tsx';

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
const sectionNote = (section: ResumeSection, resume: OwnResume | null, locale: Locale): string =>
  resume
    ? notes[section](resume, (value) => textIn(value, locale))
        .filter(Boolean)
        .join(' · ')
    : section === 'visibility'
      ? localized(resumeVisibilities[firstVisibility])
      : '';

interface SectionCardProps {
  section: ResumeSection;
  Fields: ComponentType<{ form: SectionForm }>;
  record: OwnResume | null;
  read: (resume: OwnResume | null) => FieldValues;
  saving: SaveSection;
  isOpen: boolean;
  onToggle: () => void;
  onStatus: (section: ResumeSection, status: SaveStatus) => void;
}

/** One section of a CV: a summary line and its form, which keeps saving while collapsed. */
export function SectionCard({
  section,
  Fields,
  record,
  read,
  saving,
  isOpen,
  onToggle,
  onStatus,
}: SectionCardProps) {
  const { t } = useTranslation('resume');
  const { form, status, conflict, resolve, flush } = useSection({ section, record, read, saving });
  useEffect(() => onStatus(section, status), [section, status, onStatus]);
  const { locale } = useWritingLanguage();
  const note = sectionNote(section, record, locale);
  const label: (field: never) => string =
    section === 'visibility' ? () => t('visibilityLabel') : labels[section];
  return (
    <Paper withBorder component="section" id={section} data-section={section} className={classes.card}>
      <h2 className={classes.title}>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={`${section}-form`}
          onClick={onToggle}
        >
          <span className={classes.words}>
            <span className={classes.name}>{localized(resumeSections[section])}</span>
            <Text component="span" size="sm" c={note ? 'dimmed' : 'var(--ac-icon)'} lineClamp={1}>
              {note || t('nothingYet')}
            </Text>
            <UnwrittenBadge values={read(record)} />
          </span>
          <IconChevronDown size={22} aria-hidden className={classes.chevron} />
        </button>
      </h2>
      <form
        id={`${section}-form`}
        className={classes.form}
        hidden={!isOpen}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          flush();
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          // Missing values are reported when the focus leaves the section.
          if (!currentTarget.contains(relatedTarget)) setTimeout(flush);
        }}
      >
        <Fields form={form} />
        {conflict && (
          <ConflictNote
            names={conflict.fields.map((field) => label(field as never))}
            onKeepMine={() => resolve('mine')}
            onTakeTheirs={() => resolve('theirs')}
          />
        )}
        <SaveText status={status} />
      </form>
    </Paper>
  );
}
