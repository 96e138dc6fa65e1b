import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';

interface WayInProps {
  sign: ReactNode;
  name: string;
  label: string | null;
  lastUsedAt: string | null;
  addedAt: string;
  /** None for what is removed elsewhere. */
  onRemove: (() => void) | null;
}

/** One way into the account beside the password. */
export function WayIn({ sign, name, label, addedAt, lastUsedAt, onRemove }: WayInProps) {
  const { t } = useTranslation('account');
  return (
    <Group justify="space-between" wrap="nowrap">
      <Group gap="sm" wrap="nowrap" miw={0}>
        {sign}
        <div>
          <Text fw={500} style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Text>
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {label && `${label} · `}
            <DateText value={addedAt}>{(date) => t('waysIn.added', { date })}</DateText>
            {lastUsedAt && (
              <>
                {' · '}
                <DateText value={lastUsedAt}>{(date) => t('waysIn.lastUsed', { date })}</DateText>
              </>
            )}
          </Text>
        </div>
      </Group>
      {onRemove && (
        <Button variant="default" size="xs" aria-label={t('waysIn.removeOf', { name })} onClick={onRemove}>
          {t('waysIn.remove')}
        </Button>
      )}
    </Group>
  );
}
