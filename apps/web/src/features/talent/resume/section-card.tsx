import type { OwnResume } from '@acheep/contract/talent/resume';
import { type ResumeSection, resumeSections } from '@acheep/contract/talent/resume-option';
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
import { sectionNote } from './section-note.ts';
import type { SectionForm } from './text-field.tsx';
import { UnwrittenBadge } from './unwritten-badge.tsx';
import { type SaveStatus, useSection } from './use-section.ts';
import { useWritingLanguage } from './writing-language.tsx';

interface SectionCardProps {
  section: ResumeSection;
  Fields: ComponentType<{ form: SectionForm }>;
  record: OwnResume | null;
  read: (resume: OwnResume | null) => FieldValues;
  saving: SaveSection;
  isOpen: boolean;
  /** Opens and closes it; without, it is chosen in a list, and stands alone. */
  onToggle: (() => void) | null;
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
    <Paper
      withBorder
      component="section"
      id={section}
      data-section={section}
      className={classes.card}
      hidden={!onToggle && !isOpen}
    >
      <h2 className={classes.title}>
        {onToggle ? (
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
        ) : (
          <span className={classes.alone}>
            <span className={classes.name}>{localized(resumeSections[section])}</span>
            <UnwrittenBadge values={read(record)} />
          </span>
        )}
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
