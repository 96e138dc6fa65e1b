import type { ApplicationDetail } from '@acheep/contract/hiring/application';
import { paths } from '@acheep/contract/kernel/paths';
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconArrowLeft, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useLocation, useParams } from 'react-router-dom';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { receivedQuery } from './application.api.ts';
import { ApplicationHistory } from './application-history.tsx';
import { CandidateAnswers } from './candidate-answers.tsx';
import { CandidateHead } from './candidate-head.tsx';
import { CandidateNotes } from './candidate-notes.tsx';
import { CvView } from './cv-view.tsx';
import { messagesQuery } from './message.api.ts';
import classes from './received-detail.module.css';

/** Navigation state: the ids and the URL of the list that the user came from. */
interface ListState {
  ids?: readonly string[];
  from?: string;
}

/** Links to the previous and next application of the list that the user came from. */
function ReceivedNeighbours({ id }: { id: string }) {
  const { t } = useTranslation('application');
  const state = useLocation().state as ListState | null;
  const ids = state?.ids ?? [];
  const place = ids.indexOf(id);
  if (place < 0 || ids.length < 2) return null;
  const [previous, next] = [ids[place - 1], ids[place + 1]];
  return (
    <Group component="nav" aria-label={t('detail.neighbours')} gap="xs">
      {previous && (
        <Button
          component={Link}
          variant="default"
          to={paths.manageAppliedDetail(previous)}
          state={state}
          leftSection={<IconChevronLeft size={18} aria-hidden />}
        >
          {t('detail.previous')}
        </Button>
      )}
      {next && (
        <Button
          component={Link}
          variant="default"
          to={paths.manageAppliedDetail(next)}
          state={state}
          rightSection={<IconChevronRight size={18} aria-hidden />}
        >
          {t('detail.next')}
        </Button>
      )}
    </Group>
  );
}

/** One candidate: facts, decision, answers, and the CV beside them. */
export function ReceivedDetailPage() {
  const { t } = useTranslation('application');
  const { id = '' } = useParams();
  const from = (useLocation().state as ListState | null)?.from;
  const { data: application, error, refetch } = useQuery(receivedQuery(id));
  return (
    <>
      <PageHead title={application?.name ?? t('received.title')} noIndex />
      <PageHeader
        breadcrumb={
          <Anchor component={Link} size="sm" to={from ?? paths.manageApplied()}>
            <IconArrowLeft size={14} aria-hidden /> {t('detail.back')}
          </Anchor>
        }
        title={application?.name ?? t('received.title')}
        lead={
          application && (
            <DateText value={application.createdAt}>{(date) => t('detail.sentOn', { date })}</DateText>
          )
        }
        action={<ReceivedNeighbours id={id} />}
      />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!application && !error && <SkeletonList count={2} height={160} />}
      {application && <Detail key={id} application={application} />}
    </>
  );
}

function Detail({ application }: { application: ApplicationDetail }) {
  const { t } = useTranslation('application');
  const { coverLetter, history } = application;
  const { data: messages } = useQuery(messagesQuery(application._id));
  return (
    <div className={classes.detail}>
      <Stack gap="md" miw={0}>
        <CandidateHead application={application} />
        <CandidateAnswers application={application} />
        <Outlet context={application} />
        <CandidateNotes application={application} />
        <Panel title={t('detail.coverLetter')}>
          <Text c={coverLetter ? undefined : 'dimmed'} style={{ whiteSpace: 'pre-wrap' }}>
            {coverLetter ?? t('detail.noCoverLetter')}
          </Text>
        </Panel>
        <Panel title={t('history.title')}>
          <ApplicationHistory events={history} messages={messages} />
        </Panel>
      </Stack>
      <Group miw={0} display="block">
        <CvView application={application} />
      </Group>
    </div>
  );
}
