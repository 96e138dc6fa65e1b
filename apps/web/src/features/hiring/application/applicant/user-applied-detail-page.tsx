import type { OwnApplication, OwnApplicationDetail } from '@acheep/contract/hiring/application';
import { undoSeconds } from '@acheep/contract/hiring/application-option';
import { paths } from '@acheep/contract/paths';
import { Anchor, Button, Group, Paper, Stack, Text } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowLeft,
  IconFileCv,
  IconFileText,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useParams } from 'react-router-dom';
import { companyName } from '../../../../entities/companies/company/company-name.ts';
import { ApplicationSteps } from '../../../../entities/hiring/application/application-steps.tsx';
import { JobLine } from '../../../../entities/jobs/job/job-line.tsx';
import { confirm, toast } from '../../../../lib/feedback.ts';
import { PageHead } from '../../../../lib/page-head.tsx';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { DateText } from '../../../../ui/date-text.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { MessageList } from '../../../../ui/message-list.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { SkeletonList } from '../../../../ui/skeleton-list.tsx';
import { AnswerList } from '../answer-list.tsx';
import { ownApplicationDetailQuery, useRestore, useWithdraw } from '../application.api.ts';
import { ApplicationHistory } from '../application-history.tsx';
import { SentResumeView } from '../sent-resume.tsx';
import { AnswerWays } from './answer-ways.tsx';

/** The documents sent: the site's CV, and the name of the file. */
function Cv({ cv, hasResume }: Pick<OwnApplication, 'cv' | 'hasResume'>) {
  const { t } = useTranslation('application');
  return (
    <>
      {hasResume && (
        <Group gap={4} wrap="nowrap" miw={0}>
          <IconFileCv size={16} aria-hidden style={{ flex: 'none' }} />
          <Text size="sm">{t('sentResume.own')}</Text>
        </Group>
      )}
      {cv && (
        <Group gap={4} wrap="nowrap" miw={0} maw={220}>
          <IconFileText size={16} aria-hidden style={{ flex: 'none' }} />
          <Text size="sm" truncate title={cv.originalName}>
            {cv.originalName}
          </Text>
        </Group>
      )}
    </>
  );
}

/** One of the job seeker's applications with its history and a button to withdraw or restore it. */
export function UserAppliedDetailPage() {
  const { t } = useTranslation('application');
  const { id = '' } = useParams();
  const { data: application, error, refetch } = useQuery(ownApplicationDetailQuery(id));
  const title = application?.job.title ?? t('mine.one');
  return (
    <>
      <PageHead title={title} noIndex />
      <PageHeader
        breadcrumb={
          <Anchor component={Link} size="sm" to={paths.manageUserApplied()}>
            <IconArrowLeft size={14} aria-hidden /> {t('mine.title')}
          </Anchor>
        }
        title={title}
        lead={
          application && (
            <DateText value={application.createdAt}>{(date) => t('mine.sentOn', { date })}</DateText>
          )
        }
        action={
          application?.status === 'received' ? (
            <Withdraw application={application} />
          ) : (
            application?.status === 'withdrawn' &&
            application.job.status === 'active' && <Restore application={application} />
          )
        }
      />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!application && !error && <SkeletonList count={2} height={160} />}
      {application && <Detail application={application} />}
    </>
  );
}

function Detail({ application }: { application: OwnApplicationDetail }) {
  const { t } = useTranslation('application');
  const { job, cv, hasResume, resume, coverLetter, answers, messages, history } = application;
  return (
    <Stack gap="md">
      <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
        <Group justify="space-between" gap="4px 16px">
          <JobLine job={job} />
          <Anchor component={Link} size="sm" to={paths.job(job._id)}>
            {t('mine.seeJob')}
          </Anchor>
        </Group>
        <div style={{ marginTop: 16 }}>
          <ApplicationSteps application={application} named />
        </div>
      </Paper>
      <Outlet context={application} />
      {application.status === 'received' && <AnswerWays />}
      {messages.length > 0 && (
        <Panel title={t('mine.messages', { company: companyName(job.company) })}>
          <MessageList messages={messages} />
        </Panel>
      )}
      <Panel title={t('history.title')}>
        <ApplicationHistory events={history} />
      </Panel>
      <Panel title={t('mine.sentTitle')}>
        <Stack gap="sm">
          <Cv cv={cv} hasResume={hasResume} />
          <Text c={coverLetter ? undefined : 'dimmed'} style={{ whiteSpace: 'pre-wrap' }}>
            {coverLetter ?? t('detail.noCoverLetter')}
          </Text>
          {answers.length > 0 && <AnswerList answers={answers} />}
        </Stack>
      </Panel>
      {resume && (
        <Panel title={t('sentResume.asSent')}>
          <SentResumeView resume={resume} />
        </Panel>
      )}
    </Stack>
  );
}

/** Restores a withdrawn application, and says so. */
function useRestoration(id: string) {
  const { t } = useTranslation('application');
  return useRestore(
    id,
    () => void toast({ tone: 'success', message: t('withdraw.restored'), id: 'withdraw' }),
  );
}

function Restore({ application }: { application: OwnApplicationDetail }) {
  const { t } = useTranslation('application');
  const restore = useRestoration(application._id);
  return (
    <Button
      loading={restore.isPending}
      leftSection={<IconArrowForwardUp size={18} aria-hidden />}
      onClick={() => restore.mutate()}
    >
      {t('withdraw.restore')}
    </Button>
  );
}

function Withdraw({ application }: { application: OwnApplicationDetail }) {
  const { t } = useTranslation('application');
  const withdraw = useWithdraw(application._id);
  const restore = useRestoration(application._id);
  const ask = async () => {
    const answer = await confirm({
      title: t('withdraw.title'),
      message: [
        t('withdraw.text', { job: application.job.title }),
        ...(application.interview ? [t('withdraw.interview')] : []),
      ].join(' '),
      confirmLabel: t('withdraw.action'),
    });
    if (answer !== 'confirm') return;
    withdraw.mutate(undefined, {
      onSuccess: () =>
        void toast({
          tone: 'success',
          message: t('withdraw.done'),
          id: 'withdraw',
          seconds: undoSeconds,
          action: { label: t('decision.undo'), run: () => restore.mutate() },
        }),
    });
  };
  return (
    <Button
      variant="default"
      loading={withdraw.isPending}
      leftSection={<IconArrowBackUp size={18} aria-hidden />}
      onClick={() => void ask()}
    >
      {t('withdraw.action')}
    </Button>
  );
}
