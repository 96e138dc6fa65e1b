import type { SessionEntry } from '@acheep/contract/accounts/session';
import { Badge, Button, Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { confirm, toast } from '../../../lib/feedback.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { sessionListQuery, useEndSession } from './password.api.ts';

function SessionCard({ session }: { session: SessionEntry }) {
  const { t } = useTranslation('account');
  const end = useEndSession();
  const { browser, system, current } = session;
  const device =
    browser && system
      ? t('sessions.device', { browser, system })
      : (browser ?? system ?? t('sessions.unknownDevice'));
  const ask = async () => {
    const answer = await confirm({
      title: t('sessions.endTitle'),
      message: t('sessions.endMessage', { device }),
      confirmLabel: t('sessions.end'),
    });
    if (answer !== 'confirm') return;
    end.mutate(session._id, {
      onSuccess: () => void toast({ tone: 'success', message: t('sessions.ended') }),
    });
  };
  return (
    <Paper component="li" withBorder p="md">
      <Group justify="space-between" gap="sm">
        <div>
          <Group gap="xs">
            <Text fw={600}>{device}</Text>
            {current && <Badge variant="light">{t('sessions.current')}</Badge>}
          </Group>
          <Text size="sm" c="dimmed">
            <DateText value={session.lastUsedAt} format="time">
              {(date) => t('sessions.lastUsed', { date })}
            </DateText>
          </Text>
          <Text size="sm" c="dimmed">
            <DateText value={session.createdAt} format="time">
              {(date) => t('sessions.since', { date })}
            </DateText>
          </Text>
        </div>
        {!current && (
          <Button
            variant="default"
            loading={end.isPending}
            aria-label={t('sessions.endOf', { device })}
            onClick={() => void ask()}
          >
            {t('sessions.end')}
          </Button>
        )}
      </Group>
    </Paper>
  );
}

/** Where the person is signed in, each place but this one to be ended. */
export function SessionList() {
  const { data, error, refetch } = useQuery(sessionListQuery);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={160} maw={640} />;
  return (
    <Stack component="ul" gap="xs" maw={640} p={0} m={0} style={{ listStyle: 'none' }}>
      {data.map((session) => (
        <SessionCard key={session._id} session={session} />
      ))}
    </Stack>
  );
}
