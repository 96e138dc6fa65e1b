import { paths } from '@acheep/contract/paths';
import type { OwnResume } from '@acheep/contract/talent/resume';
import { Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconCircleCheckFilled, IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { profileQuery } from '../../../../entities/accounts/profile/profile.ts';
import { ownResumeQuery } from '../../../../entities/talent/resume/own-resume.ts';
import { draftKey, readDraft } from '../../../../lib/form-draft.ts';
import { currentLocale } from '../../../../lib/locale.ts';
import { PageHead } from '../../../../lib/page-head.tsx';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { DesignPicture } from '../design-picture.tsx';
import { type Look, useSavePdf } from '../resume-pdf.ts';
import { TelegramButton } from '../telegram-button.tsx';
import classes from './questions.module.css';
import { draftName, QuestionsForm } from './questions-form.tsx';

/** The CV that the answers made, on paper, and what to do with it. */
function ResumeMade({ resume }: { resume: OwnResume }) {
  const { t } = useTranslation('resume-questions');
  const look: Look = { design: 'poster', language: currentLocale() };
  const save = useSavePdf(resume, look);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <div className={classes.made}>
      <Stack gap="md">
        <IconCircleCheckFilled size={44} color="var(--ac-icon)" aria-hidden />
        <Title order={1} ref={heading} tabIndex={-1} className={classes.question}>
          {t('made.title')}
        </Title>
        <Text>{t('made.text')}</Text>
        <Button
          size="lg"
          loading={save.isPending}
          leftSection={<IconDownload size={20} aria-hidden />}
          onClick={() => save.mutate()}
        >
          {t('made.download')}
        </Button>
        <TelegramButton look={look} size="lg" />
        <Button component={Link} to={paths.jobList()} size="lg" variant="light">
          {t('made.jobs')}
        </Button>
        <Button component={Link} to={paths.resume()} size="lg" variant="default">
          {t('made.open')}
        </Button>
      </Stack>
      <DesignPicture look={look} version={resume.updatedAt} />
    </div>
  );
}

/** True for a CV that these questions began to save: its owner answers on. */
const isOurs = ({ _id }: OwnResume) => readDraft(draftKey(draftName))?.begun === _id;

/** A first CV for those who have never written one. */
export function ResumeQuestionsPage() {
  const { t } = useTranslation('resume-questions');
  const resume = useQuery({ ...ownResumeQuery, refetchOnMount: 'always' });
  const profile = useQuery(profileQuery);
  const error = resume.error ?? profile.error;
  /** The CV there was when the page was opened. */
  const [before, setBefore] = useState<OwnResume | null>();
  const [made, setMade] = useState<OwnResume>();
  if (before === undefined && resume.isFetchedAfterMount && resume.data !== undefined) setBefore(resume.data);
  return (
    <>
      <PageHead title={t('title')} noIndex />
      {made ? (
        <ResumeMade resume={made} />
      ) : before && !isOurs(before) ? (
        <>
          <PageHeader title={t('have.title')} lead={t('have.text')} />
          <Button component={Link} to={paths.resume()} size="lg">
            {t('made.open')}
          </Button>
        </>
      ) : before !== undefined && profile.data ? (
        <QuestionsForm profile={profile.data.data} onMade={setMade} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void Promise.all([resume.refetch(), profile.refetch()])} />
      ) : (
        <Stack maw={640}>
          <Skeleton height={12} radius="xl" />
          <Skeleton height={40} radius="md" />
          <Skeleton height={220} radius="md" />
        </Stack>
      )}
    </>
  );
}
