import { Stack, Text, Title } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface EmptyStateProps {
  /** What belongs here; 'No data available' where nothing is said. */
  title?: ReactNode;
  /** Where neither is said: 'no data found for the resources'. */
  text?: ReactNode;
  /** The first step. */
  action?: ReactNode;
  icon?: TablerIcon;
}

/** Where a list has nothing yet: what belongs here, and the first step. */
export function EmptyState({ title, text, action, icon: Icon }: EmptyStateProps) {
  const { t } = useTranslation();
  return (
    <Stack className="ac-empty" align="center" gap="xs" ta="center">
      {Icon && <Icon size={40} stroke={1.5} color="var(--ac-icon)" aria-hidden />}
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
