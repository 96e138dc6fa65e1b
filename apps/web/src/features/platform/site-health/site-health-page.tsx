import { paths } from '@acheep/contract/paths';
import type { HealthFinding, SiteHealth } from '@acheep/contract/platform/site-health';
import {
  type HealthCheck,
  type HealthState,
  healthChecks,
  healthStates,
} from '@acheep/contract/platform/site-health-option';
import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconCircleCheck, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { apiData } from '../../../lib/api-query.ts';
import { currentLocale } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { formatDate } from '../../../ui/date-text.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx';
import { Backups } from './backups.tsx';
import { CodeTry } from './code-try.tsx';

const tones: Record<HealthState, StatusTone> = { ok: 'good', warning: 'wait', fault: 'bad' };

/** Current health checks of the site, with instructions for fixing problems. */
export function SiteHealthPage() {
  const { t } = useTranslation('site-health');
  const { data, error, refetch, isFetching } = useQuery({
    ...apiData('GET /admin/health'),
    // Each check contacts other servers: it runs on request, not in the background.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  });
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        action={
          <Button
            variant="default"
            leftSection={<IconRefresh size={18} aria-hidden />}
            loading={isFetching}
            onClick={() => void refetch()}
          >
            {t('again')}
          </Button>
        }
      />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonList count={5} height={96} />}
      {data && <Findings of={data} />}
    </>
  );
}

const urgency: Record<HealthState, number> = { fault: 0, warning: 1, ok: 2 };

function Findings({ of: { findings, checkedAt } }: { of: SiteHealth }) {
  const { t } = useTranslation('site-health');
  // Problems first, otherwise in the server's order.
  const sorted = findings.toSorted((a, b) => urgency[a.state] - urgency[b.state]);
  const checks = new Set(sorted.map(({ check }) => check));
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed" role="status">
        {t('at', { date: formatDate(checkedAt, 'time') })}
      </Text>
      {sorted.every(({ state }) => state === 'ok') && (
        <Alert color="green" icon={<IconCircleCheck aria-hidden />}>
          {t('well')}
        </Alert>
      )}
      {[...checks].map((check) => (
        <CheckPanel key={check} check={check} findings={sorted.filter((one) => one.check === check)} />
      ))}
    </Stack>
  );
}

function CheckPanel({ check, findings }: { check: HealthCheck; findings: HealthFinding[] }) {
  const { t } = useTranslation('site-health');
  const locale = currentLocale();
  const state = findings[0]?.state ?? 'ok';
  return (
    <Panel
      title={
        <Group justify="space-between" gap="sm" wrap="nowrap">
          {healthChecks[check][locale]}
          <StatusBadge tone={tones[state]}>{healthStates[state][locale]}</StatusBadge>
        </Group>
      }
    >
      <Stack gap="sm">
        {findings.map(({ about, remedy }) => (
          <div key={about} style={{ overflowWrap: 'anywhere' }}>
            <Text>{about}</Text>
            {remedy && (
              <Text c="dimmed" mt={4}>
                {remedy}
              </Text>
            )}
          </div>
        ))}
        {check === 'backup' && <Backups />}
        {check === 'phone' && <CodeTry />}
        {check === 'telegram' && (
          <Anchor component={Link} to={paths.notificationPreference()} w="fit-content">
            {t('telegram.try')}
          </Anchor>
        )}
      </Stack>
    </Panel>
  );
}
