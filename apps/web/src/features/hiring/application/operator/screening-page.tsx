import { adminPaths } from '@acheep/contract/admin-paths';
import { applicationStatuses, screenedApplications } from '@acheep/contract/hiring/application-option';
import type { OperatorScreening, ScreenedApplication } from '@acheep/contract/hiring/operator-screening';
import { Anchor, Button, Text } from '@mantine/core';
import { IconArrowLeft, IconInbox } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { companyName } from '../../../../entities/companies/company/company-name.ts';
import { useWorkList } from '../../../../entities/platform/work-list/use-work-list.ts';
import { WorkListBody } from '../../../../entities/platform/work-list/work-list.tsx';
import { call } from '../../../../lib/api.ts';
import { apiData } from '../../../../lib/api-query.ts';
import { choicesOf } from '../../../../lib/choice.ts';
import { PageHead } from '../../../../lib/page-head.tsx';
import { useAct } from '../../../../lib/use-act.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { DateText } from '../../../../ui/date-text.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import type { Column } from '../../../../ui/list-column.ts';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { ApplicationStatus } from '../application-status.tsx';
import { DecisionChoice } from '../decision-buttons.tsx';
import { FitNote } from '../fit-mark.tsx';
import { useScreeningDecision } from './screening.api.ts';

function useColumns(): Column<ScreenedApplication>[] {
  const { t } = useTranslation('screening');
  const decision = useScreeningDecision();
  return [
    {
      key: 'applicant',
      header: t('column.applicant'),
      sort: 'name',
      orders: ['name_1'],
      card: 'title',
      cell: ({ _id, name }) => (
        <Anchor component={Link} fw={600} to={adminPaths.screened(_id)}>
          {name}
        </Anchor>
      ),
    },
    {
      key: 'fit',
      header: t('column.fit'),
      card: 'fact',
      cell: (candidate) => <FitNote candidate={candidate} />,
    },
    {
      key: 'sent',
      header: t('column.sent'),
      sort: 'createdAt',
      card: 'note',
      cell: ({ createdAt }) => <DateText value={createdAt} format="short" />,
    },
    {
      key: 'status',
      header: t('column.status'),
      card: 'mark',
      cell: ({ status }) => <ApplicationStatus status={status} />,
    },
    {
      key: 'actions',
      header: t('column.actions'),
      hiddenHeader: true,
      card: 'actions',
      cell: (candidate) => <DecisionChoice size="xs" candidate={candidate} {...decision} />,
    },
  ];
}

export function ScreeningPage() {
  const { t } = useTranslation('screening');
  const { id = '' } = useParams();
  const {
    data: screening,
    error,
    refetch,
  } = useQuery(apiData('GET /admin/screening/:id', { params: { id } }));
  const title = screening?.job.title ?? t('title');
  return (
    <>
      <PageHead title={title} noIndex />
      <PageHeader
        breadcrumb={
          <Anchor component={Link} size="sm" to={adminPaths.screenings()}>
            <IconArrowLeft size={14} aria-hidden /> {t('all')}
          </Anchor>
        }
        title={title}
        lead={
          screening && (
            <>
              {t('for', { company: companyName(screening.company) })} ·{' '}
              <DateText value={screening.since} format="short">
                {(date) => t('since', { date })}
              </DateText>
            </>
          )
        }
        action={screening && <EndButton screening={screening} />}
      />
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Applications id={id} />}
    </>
  );
}

function Applications({ id }: { id: string }) {
  const { t } = useTranslation('screening');
  const application = useTranslation('application').t;
  const list = useWorkList(screenedApplications, 'GET /admin/screening/:id/application', { params: { id } });
  const counts = list.page?.meta.counts;
  const states = choicesOf(applicationStatuses).map(({ value, label }) => ({
    value,
    label: counts ? `${label} (${counts[value as keyof typeof counts]})` : label,
  }));
  return (
    <>
      <Text size="sm" c="dimmed" mb="md">
        {t('kept')}
      </Text>
      <WorkListBody
        list={list}
        words="screening:application"
        icon={IconInbox}
        art="boat"
        columns={useColumns()}
        choices={{ status: states }}
        any={{ fit: application('answer.any') }}
      />
    </>
  );
}

function EndButton({ screening }: { screening: OperatorScreening }) {
  const { t } = useTranslation('screening');
  const navigate = useNavigate();
  const end = useAct({
    call: () => call('POST /admin/screening/:id/end', { params: { id: screening._id } }),
    asks: () => ({
      title: t('end'),
      message: t('endText', {
        job: screening.job.title,
        company: companyName(screening.company),
        count: screening.counts.received,
      }),
      confirmLabel: t('end'),
    }),
    done: t('ended'),
    id: 'screening',
    refresh: ['GET /admin/screening', 'GET /admin/enquiry', 'GET /admin/audit'],
    after: () => void navigate(adminPaths.screenings()),
  });
  return (
    <Button variant="default" loading={end.isPending} onClick={() => end.act()}>
      {t('end')}
    </Button>
  );
}
