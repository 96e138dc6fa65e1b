import { paths } from '@acheep/contract/paths';
import { Button, Container, Group, Stack, Text, Title } from '@mantine/core';
import { Suspense } from 'react';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom';
import { isLostChunk } from '../../../lib/chunk-reload.ts';
import { loadNamespaces } from '../../../lib/i18n.ts';
import { lazy } from '../../../lib/lazy.ts';
import { isOnline } from '../../../lib/online.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';

interface ErrorPageProps {
  status?: number;
  message?: string;
}

/** Error page: not found (404), or failed (500 by default). */
export function ErrorPage({ status = 500, message }: ErrorPageProps) {
  const { t } = useTranslation();
  const failed = status >= 500;
  const text = message ?? (status === 404 ? t('error.notFound') : t('error.default'));
  return (
    <Container py={64}>
      <PageHead title={text} noIndex />
      <Stack align="center" ta="center" gap="md">
        <Text fz={64} fw={700} c="green" lh={1}>
          {status}
        </Text>
        <Title order={1}>{text}</Title>
        {failed && <Text maw={440}>{t('error.unexpected')}</Text>}
        <Group justify="center">
          {failed && <Button onClick={() => window.location.reload()}>{t('retry')}</Button>}
          <Button component={Link} to={paths.home()} variant={failed ? 'default' : 'filled'}>
            {t('error.home')}
          </Button>
          {status === 404 && (
            <Button component={Link} to={paths.jobList()} variant="default">
              {t('error.jobs')}
            </Button>
          )}
        </Group>
      </Stack>
    </Container>
  );
}

export const NotFoundPage = () => <ErrorPage status={404} />;

const NewVersionPage = lazy(() =>
  Promise.all([import('./new-version-page.tsx'), loadNamespaces(['offline'])])
    .then(([m]) => ({ default: m.NewVersionPage }))
    // Gone as well.
    .catch(() => ({ default: () => <ErrorPage /> })),
);

/** Shown by the router when a page throws or fails to load. */
export function RouteErrorPage() {
  const error = useRouteError();
  const { t } = useTranslation();
  if (!isOnline()) return <ErrorPage message={t('error.offlineHint')} />;
  if (isLostChunk(error))
    return (
      <Suspense>
        <NewVersionPage />
      </Suspense>
    );
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
