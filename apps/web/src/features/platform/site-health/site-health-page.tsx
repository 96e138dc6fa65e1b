import { phoneCodeTry } from '@acheep/contract/accounts/phone';
import { codeWays } from '@acheep/contract/accounts/phone-option';
import { paths } from '@acheep/contract/paths';
import type { HealthFinding, SiteHealth } from '@acheep/contract/platform/site-health';
import {
  type HealthCheck,
  type HealthState,
  healthChecks,
  healthStates,
} from '@acheep/contract/platform/site-health-option';
import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconCircleCheck, IconDeviceMobile, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { NumberField } from '../../../entities/accounts/phone/number-field.tsx';
import { type ApiResponse, call } from '../../../lib/api.ts';
import { apiData, invalidate } from '../../../lib/api-query.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { currentLocale } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { formatDate } from '../../../ui/date-text.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx';
import { Backups } from './backups.tsx';

type Tried = ApiResponse<'POST /admin/phone/code'>['data'];

function TryDialog({ onTried, onClose }: { onTried: (tried: Tried) => void; onClose: () => void }) {
  const { t } = useTranslation('site-health');
  const state = useSendForm({
    resolver: contractResolver(phoneCodeTry.body),
    defaultValues: { phone: '' },
    send: async (body: { phone: string }) => (await call('POST /admin/phone/code', { body })).data,
    onSent: onTried,
  });
  const { form } = state;
  return (
    <FormDialog title={t('phone.try')} action={t('phone.send')} state={state} onClose={onClose}>
      <Text size="sm">{t('phone.hint')}</Text>
      <NumberField {...form.register('phone')} data-autofocus error={form.formState.errors.phone?.message} />
    </FormDialog>
  );
}

/** Sends the operator a code, and says who took it and what it cost. */
function CodeTry() {
  const { t } = useTranslation('site-health');
  const [isOpen, setOpen] = useState(false);
  const [tried, setTried] = useState<Tried | null>(null);
  return (
    <>
      {tried && (
        <Text role="status">
          {t('phone.sent', {
            ...tried,
            via: codeWays[tried.via][currentLocale()],
            cost: tried.cost.toFixed(2),
          })}
        </Text>
      )}
      <Button
        variant="default"
        w="fit-content"
        leftSection={<IconDeviceMobile size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('phone.try')}
      </Button>
      {isOpen && (
        <TryDialog
          onClose={() => setOpen(false)}
          onTried={(next) => {
            setTried(next);
            setOpen(false);
            void invalidate('GET /admin/health');
          }}
        />
      )}
    </>
  );
}

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
