import { adminPaths } from '@acheep/contract/admin-paths';
import { articleKinds } from '@acheep/contract/content/article-option';
import type { EditorDashboard as Data } from '@acheep/contract/platform/dashboard';
import { Button, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { apiData } from '../../../lib/api-query.ts';
import { lazy } from '../../../lib/lazy.ts';
import { currentLocale } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Section } from '../../../ui/section.tsx';
import { PlainFact } from './numbers.tsx';
import { RecruiterDashboard } from './recruiter-dashboard.tsx';
import { TrainerDashboard } from './trainer-dashboard.tsx';
import { WaitingPanel } from './waiting-panel.tsx';

/** Drafts and the published content of the site. */
function EditorDashboard({ data }: { data: Data }) {
  const { t } = useTranslation('dashboard');
  const { drafts, texts, planned, banners, services } = data;
  const locale = currentLocale();
  return (
    <>
      {drafts.total === 0 && (
        <Panel title={t('editor.drafts')}>
          <Text mb="sm">{t('editor.nothing')}</Text>
          <Button component={Link} to={adminPaths.articles()} variant="default" w="fit-content">
            {t('editor.write')}
          </Button>
        </Panel>
      )}
      <WaitingPanel
        title={t('editor.drafts')}
        list={drafts}
        all={adminPaths.articles()}
        allText={t('editor.write')}
        entry={({ _id, kind, title, titleKm, updatedAt }) => ({
          to: adminPaths.article(_id),
          title: (locale === 'km' ? (titleKm ?? title) : (title ?? titleKm)) ?? articleKinds[kind][locale],
          note: <DateText value={updatedAt}>{(date) => t('drafts.edited', { date })}</DateText>,
        })}
      />
      <Section title={t('editor.texts')}>
        <SimpleGrid cols={{ base: 2, lg: 4 }} spacing="sm">
          <PlainFact label={t('editor.active')} value={texts} />
          <PlainFact label={t('editor.planned')} value={planned} />
          <PlainFact label={t('editor.banners')} value={banners} />
          <PlainFact label={t('editor.services')} value={services} />
        </SimpleGrid>
      </Section>
    </>
  );
}

// Separate, because it includes charts that no other role needs.
const Today = lazy(() => import('./today.tsx').then((m) => ({ default: m.Today })));

const waiting = (
  <Stack>
    <Skeleton height={180} radius="md" />
    <Skeleton height={120} radius="md" />
  </Stack>
);

/** The dashboard of each role: pending work, then figures. That of job seekers is the home page. */
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
      ) : data.role === 'editor' ? (
        <EditorDashboard data={data} />
      ) : data.role === 'admin' ? (
        <Suspense fallback={waiting}>
          <Today data={data} />
        </Suspense>
      ) : (
        data.role === 'trainer' && <TrainerDashboard data={data} />
      )}
    </>
  );
}
