import { Stack, Text, Title } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { type ReactNode, Suspense } from 'react';
import { lazy } from '../lib/lazy.ts';
import { useTranslation } from '../lib/use-translation.ts';
import type { Art } from './empty-art.tsx';

const EmptyArt = lazy(() => import('./empty-art.tsx').then((m) => ({ default: m.EmptyArt })));

export interface EmptyStateProps {
  /** Defaults to 'No data available'. */
  title?: ReactNode;
  /** Without a title and a text: 'no data found for the resources'. */
  text?: ReactNode;
  /** The suggested first step. */
  action?: ReactNode;
  icon?: TablerIcon;
  art?: Art;
}

/** An empty state: the missing items and the suggested first step. */
export function EmptyState({ title, text, action, icon, art = 'kite' }: EmptyStateProps) {
  const { t } = useTranslation();
  return (
    <Stack className="ac-empty" align="center" gap="xs" ta="center">
      <div style={{ height: 128 }}>
        <Suspense>
          <EmptyArt art={art} icon={icon} />
        </Suspense>
      </div>
      <Title order={2} size="h3">
        {title ?? t('empty.title')}
      </Title>
      {(text ?? !title) && (
        <Text c="dimmed" maw={440}>
          {text ?? t('empty.found')}
        </Text>
      )}
      {action}
    </Stack>
  );
}
