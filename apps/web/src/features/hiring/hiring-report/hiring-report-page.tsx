import type { HiringReport } from '@acheep/contract/hiring/hiring-report';
import { hiringReportRanges } from '@acheep/contract/hiring/hiring-report-option';
import { without, withParam } from '@acheep/contract/kernel/list-url';
import { paths } from '@acheep/contract/paths';
import { Anchor, Group, NativeSelect, Text } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { jobChoicesQuery } from '../../../entities/jobs/job/job-choices.ts';
import { apiData } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { anyDays, askedIn, type Period } from './report-period.ts';
import { ReportFacts, ReportTables } from './report-tables.tsx';

function Controls({ range, query }: Period) {
  const { t } = useTranslation('hiring-report');
  const [params, setParams] = useSearchParams();
  const { data: jobs } = useQuery(jobChoicesQuery);
  const go = (next: URLSearchParams) => setParams(next, { preventScrollReset: true });
  const choose = (wanted: string) => {
    const rest = without(params, ['range', 'from', 'to']);
    if (wanted === anyDays) go(withParam(withParam(rest, 'from', query.from), 'to', query.to));
    else go(withParam(rest, 'range', wanted));
  };
  return (
    <Group mb="lg" gap="sm" align="end">
      <NativeSelect
        label={t('range')}
        data={[...choicesOf(hiringReportRanges), { value: anyDays, label: t('days') }]}
        value={range}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {range === anyDays &&
        (['from', 'to'] as const).map((name) => (
          <DateField
            key={name}
            label={t(name)}
            value={query[name]}
            onChange={(event) => {
              const day = event.currentTarget.value;
              if (day) go(withParam(params, name, day));
            }}
          />
        ))}
      <NativeSelect
        label={t('job')}
        data={[{ value: '', label: t('allJobs') }, ...(jobs ?? [])]}
        value={query.jobId ?? ''}
        onChange={(event) => go(withParam(params, 'jobId', event.currentTarget.value || undefined))}
        maw="100%"
      />
      {query.jobId && (
        <Anchor component={Link} to={paths.manageJobStatistics(query.jobId)} size="sm" pb={10}>
          {t('compare')}
        </Anchor>
      )}
    </Group>
  );
}

const isEmpty = ({ stages }: HiringReport) => stages[0]?.reached === 0;

/** How the candidates of a period went through the stages, how long they waited, and whence they came. */
export function HiringReportPage() {
  const { t } = useTranslation('hiring-report');
  const [params] = useSearchParams();
  const asked = askedIn(params);
  const { data, error, refetch } = useQuery(apiData('GET /hiring-report', { query: asked.query }));
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader title={t('title')} lead={t('lead')} />
      <Controls {...asked} />
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonList count={3} height={200} />
      ) : isEmpty(data) ? (
        <EmptyState icon={IconChartBar} title={t('none.title')} text={t('none.text')} />
      ) : (
        <>
          <ReportFacts report={data} />
          <ReportTables report={data} asked={asked.query} />
          <Text size="sm" c="dimmed" mt="lg">
            {t('note')}
          </Text>
        </>
      )}
    </>
  );
}
