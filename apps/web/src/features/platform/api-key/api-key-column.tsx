import { numberText } from '@acheep/contract/kernel/english-text';
import '@mantine/core/styles/Code.layer.css';
import type { ApiKey } from '@acheep/contract/platform/api-key';
import { type ApiKeyState, apiKeyStates } from '@acheep/contract/platform/api-key-option';
import { Button, Code, Text } from '@mantine/core';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx';

const tones: Record<ApiKeyState, StatusTone> = { active: 'good', expired: 'off', revoked: 'bad' };

export function useApiKeyColumns(onRevoke: (key: ApiKey) => void): Column<ApiKey>[] {
  const { t } = useTranslation('api-key');
  return [
    {
      key: 'name',
      header: t('column.partner'),
      card: 'title',
      cell: ({ name, email }) => (
        <>
          <Text fw={600}>{name}</Text>
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {email}
          </Text>
        </>
      ),
    },
    {
      key: 'key',
      header: t('column.key'),
      card: 'fact',
      cell: ({ prefix, perMinute }) => (
        <>
          <Code>{prefix}…</Code>
          <Text size="sm" c="dimmed">
            {t('perMinute', { count: perMinute })}
          </Text>
        </>
      ),
    },
    {
      key: 'state',
      header: t('column.state'),
      card: 'mark',
      cell: ({ state, endsOn }) => (
        <>
          <StatusBadge tone={tones[state]}>{localized(apiKeyStates[state])}</StatusBadge>
          {endsOn && state !== 'revoked' && (
            <Text size="xs" c="dimmed">
              {t('until')} <DateText value={endsOn} format="short" />
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'calls',
      header: t('column.calls'),
      card: 'fact',
      cell: ({ callsToday, callsMonth, lastUsedAt }) => (
        <>
          <Text size="sm">
            {t('calls', {
              today: numberText(callsToday),
              month: numberText(callsMonth),
            })}
          </Text>
          <Text size="sm" c="dimmed">
            {lastUsedAt ? (
              <>
                {t('lastUsed')} <DateText value={lastUsedAt} format="short" />
              </>
            ) : (
              t('unused')
            )}
          </Text>
        </>
      ),
    },
    {
      key: 'created',
      header: t('column.issued'),
      sort: 'createdAt',
      card: 'note',
      cell: ({ createdAt, issuedBy }) => (
        <>
          <DateText value={createdAt} format="short" />
          {issuedBy && (
            <Text size="sm" c="dimmed">
              {issuedBy}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'actions',
      header: t('column.actions'),
      hiddenHeader: true,
      card: 'actions',
      cell: (key) =>
        key.state !== 'revoked' && (
          <Button
            variant="default"
            size="xs"
            aria-label={t('revokeOf', { name: key.name })}
            onClick={() => onRevoke(key)}
          >
            {t('revoke')}
          </Button>
        ),
    },
  ];
}
