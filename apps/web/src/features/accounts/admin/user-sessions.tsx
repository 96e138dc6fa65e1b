import type { SessionEntry } from '@acheep/contract/accounts/session';
import { Button, Group, Stack, Text } from '@mantine/core';
import { confirm, toast } from '../../../lib/feedback.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { useEndSession } from './admin.api.ts';

function SessionRow({ session }: { session: SessionEntry }) {
  const { t } = useTranslation('admin');
  const end = useEndSession();
  async function ask() {
    const answer = await confirm({
      title: t('session.confirmTitle'),
      message: t('session.confirmText'),
      confirmLabel: t('session.end'),
    });
    if (answer !== 'confirm') return;
    end.mutate(session._id, {
      onSuccess: () => void toast({ tone: 'success', message: t('done.session'), id: 'session-end' }),
    });
  }
  return (
    <Group justify="space-between" gap="sm" wrap="nowrap" component="li">
      <div style={{ minWidth: 0 }}>
        <Text size="sm">
          {[session.browser, session.system].filter(Boolean).join(' · ') || t('session.unknown')}
        </Text>
        <Group gap={6}>
          <Text size="sm" c="dimmed">
            <DateText value={session.lastUsedAt} format="time">
              {(date) => t('session.used', { date })}
            </DateText>
          </Text>
          {session.current && <StatusBadge tone="good">{t('session.current')}</StatusBadge>}
        </Group>
      </div>
      {!session.current && (
        <Button variant="default" size="sm" flex="none" loading={end.isPending} onClick={() => void ask()}>
          {t('session.end')}
        </Button>
      )}
    </Group>
  );
}

/** Where the account is signed in; each can be ended. */
export function UserSessions({ sessions }: { sessions: readonly SessionEntry[] }) {
  const { t } = useTranslation('admin');
  if (sessions.length === 0) return <Text c="dimmed">{t('session.none')}</Text>;
  return (
    <Stack gap="md" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
      {sessions.map((session) => (
        <SessionRow key={session._id} session={session} />
      ))}
    </Stack>
  );
}
