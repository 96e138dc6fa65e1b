import { adminPaths } from '@acheep/contract/admin-paths';
import type { ScreenedDetail } from '@acheep/contract/hiring/operator-screening';
import { Anchor, Group, Paper, Stack, Text } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { companyName } from '../../../../entities/companies/company/company-name.ts';
import { PageHead } from '../../../../lib/page-head.tsx';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { DateText } from '../../../../ui/date-text.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { SkeletonList } from '../../../../ui/skeleton-list.tsx';
import { ApplicationHistory } from '../application-history.tsx';
import { ApplicationStatus } from '../application-status.tsx';
import { CandidateAnswers } from '../candidate-answers.tsx';
import { CvView } from '../cv-view.tsx';
import { DecisionChoice } from '../decision-buttons.tsx';
import classes from './screened-page.module.css';
import { screenedQuery, useScreeningDecision } from './screening.api.ts';

export function ScreenedPage() {
  const { t } = useTranslation('screening');
  const application = useTranslation('application').t;
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(screenedQuery(id));
  return (
    <>
      <PageHead title={data?.name ?? t('title')} noIndex />
      <PageHeader
        breadcrumb={
          <Anchor
            component={Link}
            size="sm"
            to={data ? adminPaths.screening(data.screening._id) : adminPaths.screenings()}
          >
            <IconArrowLeft size={14} aria-hidden /> {t(data ? 'back' : 'all')}
          </Anchor>
        }
        title={data?.name ?? t('title')}
        lead={
          data && (
            <DateText value={data.createdAt}>{(date) => application('detail.sentOn', { date })}</DateText>
          )
        }
      />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonList count={2} height={160} />}
      {data && <Detail key={id} application={data} />}
    </>
  );
}

function Detail({ application }: { application: ScreenedDetail }) {
  const { t } = useTranslation('application');
  const screening = useTranslation('screening').t;
  const decision = useScreeningDecision();
  const { coverLetter, job, status } = application;
  return (
    <div className={classes.detail}>
      <Stack gap="md" miw={0}>
        <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
          <Group justify="space-between" align="start" wrap="nowrap">
            <div style={{ minWidth: 0 }}>
              <Text fw={600}>{job.title}</Text>
              <Text size="sm" c="dimmed">
                {screening('for', { company: companyName(application.screening.company) })}
              </Text>
            </div>
            <ApplicationStatus status={status} />
          </Group>
          <Group mt="md">
            <DecisionChoice candidate={application} {...decision} />
          </Group>
          <Text size="sm" c="dimmed" mt="md">
            {screening('kept')}
          </Text>
        </Paper>
        <CandidateAnswers application={application} />
        <Panel title={t('detail.coverLetter')}>
          <Text c={coverLetter ? undefined : 'dimmed'} style={{ whiteSpace: 'pre-wrap' }}>
            {coverLetter ?? t('detail.noCoverLetter')}
          </Text>
        </Panel>
        <Panel title={t('history.title')}>
          <ApplicationHistory events={application.history} />
        </Panel>
      </Stack>
      <Group miw={0} display="block">
        <CvView application={application} opener="centre" />
      </Group>
    </div>
  );
}
