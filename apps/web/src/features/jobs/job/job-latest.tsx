import { paths } from '@acheep/contract/paths';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { JobCardList } from '../../../entities/jobs/job/job-card-list.tsx';
import { useJobListQuery } from '../../../entities/jobs/job/job-list-query.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Section } from '../../../ui/section.tsx';

const shown = 10;

export function JobLatest() {
  const { t } = useTranslation('home');
  const { data, error, refetch } = useQuery(
    useJobListQuery({ query: { limit: shown, sort: 'createdAt_-1' } }),
  );
  return (
    <Section
      title={t('latest.title')}
      action={
        <Anchor component={Link} to={paths.jobList()}>
          {t('latest.all')}
        </Anchor>
      }
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data?.data.length === 0 ? (
        <EmptyState art="building" title={t('latest.none')} text={t('latest.noneHint')} />
      ) : (
        <JobCardList jobs={data?.data} expected={shown} twoColumns />
      )}
    </Section>
  );
}
