import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { apiData } from '../../../lib/api-query.ts';
import { lazy } from '../../../lib/lazy.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EditorDashboard } from './editor-dashboard.tsx';
import { RecruiterDashboard } from './recruiter-dashboard.tsx';
import { SeekerDashboard } from './seeker-dashboard.tsx';
import { TrainerDashboard } from './trainer-dashboard.tsx';

// With charts that nobody else loads.
const Today = lazy(() => import('./today.tsx').then((m) => ({ default: m.Today })));

const waiting = (
  <Stack>
    <Skeleton height={180} radius="md" />
    <Skeleton height={120} radius="md" />
  </Stack>
);

/** Where one's work begins: what waits, then numbers. What that is depends on the role. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const { data, error, refetch } = useQuery(apiData('GET /dashboard'));
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader title={t('title')} />
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        waiting
      ) : data.role === 'recruiter' ? (
        <RecruiterDashboard data={data} />
      ) : data.role === 'user' ? (
        <SeekerDashboard data={data} />
      ) : data.role === 'editor' ? (
        <EditorDashboard data={data} />
      ) : data.role === 'admin' ? (
        <Suspense fallback={waiting}>
          <Today data={data} />
        </Suspense>
      ) : (
        <TrainerDashboard data={data} />
      )}
    </>
  );
}
