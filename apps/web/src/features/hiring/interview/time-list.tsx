import { List, Text } from '@mantine/core';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Moment } from '../../../ui/moment.tsx';

export function TimeList({ startsAt, times }: { startsAt: string | null; times: readonly string[] }) {
  const { t } = useTranslation('interview');
  if (startsAt)
    return (
      <Text fw={600} size="lg">
        <Moment value={startsAt} />
      </Text>
    );
  return (
    <div>
      <Text size="sm" c="dimmed">
        {t('times', { count: times.length })}
      </Text>
      <List>
        {times.map((time) => (
          <List.Item key={time}>
            <Moment value={time} />
          </List.Item>
        ))}
      </List>
    </div>
  );
}
