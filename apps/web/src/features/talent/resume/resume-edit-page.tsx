import type { Profile } from '@acheep/contract/accounts/account';
import type { Locale } from '@acheep/contract/kernel/locale';
import { valuesOf } from '@acheep/contract/kernel/option';
import { paths } from '@acheep/contract/paths';
import type { OwnResume } from '@acheep/contract/talent/resume';
import {
  type ResumeSection,
  resumeSections,
  resumeVisibilities,
} from '@acheep/contract/talent/resume-option';
import { resumeFiles } from '@acheep/contract/talent/resume-part';
import { resumeProgress } from '@acheep/contract/talent/resume-progress';
import { Button, Container, Group, Paper, Radio, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconEye } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useCallback, useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { profileQuery } from '../../../entities/accounts/profile/profile.ts';
import { LocaleSwitch } from '../../../entities/talent/resume/locale-switch.tsx';
import { ownResumeQuery } from '../../../entities/talent/resume/own-resume.ts';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { AttachmentsField } from '../../../ui/files-field.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ExpectedFields, ObjectiveFields } from './expected-fields.tsx';
import { useImport } from './import-button.tsx';
import {
  EducationFields,
  LanguageFields,
  ReferenceFields,
  SkillFields,
  TrainingFields,
  WorkFields,
} from './list-fields.tsx';
import { LivingPage } from './living-page.tsx';
import { PartList } from './part-list.tsx';
import { PersonalFields } from './personal-fields.tsx';
import { useSaveSection } from './resume.api.ts';
import classes from './resume-edit-page.module.css';
import { SaveText } from './save-text.tsx';
import { SectionCard } from './section-card.tsx';
import { labels } from './section-field.tsx';
import { sectionValues } from './section-values.ts';
import type { SectionForm } from './text-field.tsx';
import { UnreadList } from './unread-list.tsx';
import { keepUnread, useUnread } from './unread-text.ts';
import type { SaveStatus } from './use-section.ts';
import { WritingLanguage } from './writing-language.tsx';

/** What an imported file says and no field has, to be copied into the form beside it. */
function UnreadPanel({ className }: { className?: string }) {
  const { t } = useTranslation('resume');
  const unread = useUnread();
  if (unread.length === 0) return null;
  return (
    <Paper withBorder p="md" component="aside" aria-label={t('unread.title')} className={className}>
      <Stack gap="sm">
        <Title order={2} size="h5">
          {t('unread.title')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('unread.lead')}
        </Text>
        <UnreadList unread={unread} />
        <Button variant="default" size="sm" onClick={() => keepUnread([])}>
          {t('unread.hide')}
        </Button>
      </Stack>
    </Paper>
  );
}

/** Certificates, letters, or an existing CV. */
function AttachmentFields({ form }: { form: SectionForm }) {
  const { t } = useTranslation('resume');
  return (
    <AttachmentsField
      form={form}
      name="attachments"
      label={labels.attachments('attachments')}
      description={t('hint.attachments')}
      most={resumeFiles}
      photos="document"
    />
  );
}

/** Visibility of the CV, with an explanation of each option. */
function VisibilityFields({ form }: { form: SectionForm }) {
  const { t } = useTranslation('resume');
  return (
    <FormField form={form} name="visibility">
      {({ ref: _, ...field }) => (
        <Radio.Group {...field} value={field.value ?? ''} aria-label={t('visibilityLabel')}>
          <Stack gap="md">
            {valuesOf(resumeVisibilities).map((value) => (
              <Radio
                key={value}
                value={value}
                label={localized(resumeVisibilities[value])}
                description={t(`visibility.${value}`)}
              />
            ))}
          </Stack>
        </Radio.Group>
      )}
    </FormField>
  );
}

const sections: Record<ResumeSection, ComponentType<{ form: SectionForm }>> = {
  personal: PersonalFields,
  work: WorkFields,
  education: EducationFields,
  skills: SkillFields,
  languages: LanguageFields,
  expected: ExpectedFields,
  objective: ObjectiveFields,
  trainings: TrainingFields,
  references: ReferenceFields,
  attachments: AttachmentFields,
  visibility: VisibilityFields,
};
const order = Object.keys(sections) as ResumeSection[];
const isSection = (name: string): name is ResumeSection => Object.hasOwn(resumeSections, name);

/** Statuses by priority: the first one that any section has is shown. */
const worst: readonly SaveStatus[] = ['conflict', 'wrong', 'waiting', 'unfinished', 'saving'];

export function ResumeEditPage() {
  const { t } = useTranslation('resume');
  const resume = useQuery({ ...ownResumeQuery, refetchOnMount: 'always' });
  const profile = useQuery(profileQuery);
  const error = resume.error ?? profile.error;
  const imports = useImport(resume.data);
  const [fresh, setFresh] = useState(false);
  // Waits for a fresh response: editing must not start from a cached one.
  if (!fresh && resume.isFetchedAfterMount) setFresh(true);
  return (
    <Container>
      <PageHead title={t('edit.title')} noIndex />
      <PageHeader
        title={t('edit.title')}
        lead={t('edit.lead')}
        action={
          <Group gap="sm">
            {resume.data !== undefined && imports.button}
            <Button
              component={Link}
              to={paths.resume()}
              variant="default"
              leftSection={<IconEye size={18} aria-hidden />}
            >
              {t('edit.read')}
            </Button>
          </Group>
        }
      />
      {fresh && resume.data !== undefined && profile.data ? (
        <Sections resume={resume.data} profile={profile.data.data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void Promise.all([resume.refetch(), profile.refetch()])} />
      ) : (
        <Stack maw={720}>
          {order.map((section) => (
            <Skeleton key={section} height={66} radius="md" />
          ))}
        </Stack>
      )}
      {imports.dialogs}
    </Container>
  );
}

function Sections({ resume, profile }: { resume: OwnResume | null; profile: Profile }) {
  const { t } = useTranslation('resume');
  const { hash } = useLocation();
  const wanted = decodeURIComponent(hash.slice(1));
  const [open, setOpen] = useState<ResumeSection | null>(() =>
    isSection(wanted) ? wanted : (resumeProgress(resume).next?.section ?? null),
  );
  const isDesk = useMediaQuery('(min-width: 75em)', false, { getInitialValueInEffect: false });
  const shown = isDesk ? (open ?? 'personal') : open;
  const [locale, setLocale] = useState<Locale>(currentLocale);
  const [statuses, setStatuses] = useState<Partial<Record<ResumeSection, SaveStatus>>>({});
  const saving = useSaveSection();
  const onStatus = useCallback(
    (section: ResumeSection, status: SaveStatus) =>
      setStatuses((before) => (before[section] === status ? before : { ...before, [section]: status })),
    [],
  );
  const readers = useMemo(
    () =>
      Object.fromEntries(
        order.map((section) => [
          section,
          (record: OwnResume | null) => sectionValues[section](record, profile),
        ]),
      ) as Record<
        ResumeSection,
        (record: OwnResume | null) => ReturnType<(typeof sectionValues)['personal']>
      >,
    [profile],
  );
  const status = worst.find((one) => Object.values(statuses).includes(one)) ?? 'saved';
  useUnsavedChanges(status !== 'saved');
  useEffect(() => {
    // On a laptop it stands at the top of the form anyway.
    if (isSection(wanted) && !isDesk) document.getElementById(wanted)?.scrollIntoView({ block: 'start' });
  }, [wanted, isDesk]);
  return (
    <WritingLanguage value={locale}>
      <div className={classes.bar} data-desk={isDesk || undefined}>
        <LocaleSwitch label={t('edit.language')} value={locale} onChange={setLocale} />
        <div role="status">
          <SaveText status={status} />
        </div>
      </div>
      <div className={isDesk ? classes.desk : classes.beside}>
        {isDesk && (
          <div className={classes.parts}>
            <PartList parts={order} resume={resume} shown={shown ?? 'personal'} onShow={setOpen} />
          </div>
        )}
        {!isDesk && <UnreadPanel className={classes.unread} />}
        <Stack gap="sm" maw={isDesk ? undefined : 720} className={classes.form}>
          {order.map((section) => (
            <SectionCard
              key={section}
              section={section}
              Fields={sections[section]}
              record={resume}
              read={readers[section]}
              saving={saving}
              isOpen={shown === section}
              onToggle={isDesk ? null : () => setOpen(open === section ? null : section)}
              onStatus={onStatus}
            />
          ))}
        </Stack>
        {isDesk && (
          <aside className={classes.page} aria-label={t('page.title')}>
            <UnreadPanel />
            <LivingPage resume={resume} locale={locale} />
          </aside>
        )}
      </div>
    </WritingLanguage>
  );
}
