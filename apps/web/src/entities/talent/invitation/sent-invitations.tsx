import { Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/use-translation.ts';
import { formatDate } from '../../../ui/date-text.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { talentInvitationsQuery } from './invitation.api.ts';
import { InvitationStateBadge } from './invitation-state.tsx';

/** What the reader's company sent to somebody, and what became of it. */
export function SentInvitations({ id }: { id: string }) {
  const { t } = useTranslation('invitation');
  const sent = useQuery(talentInvitationsQuery(id)).data?.sent ?? [];
  if (sent.length === 0) return null;
  return (
    <Panel title={t('sent.title')}>
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {sent.map((one) => (
          <Group component="li" key={one._id} justify="space-between" gap="xs" wrap="nowrap">
            <div>
              <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
                {one.kind === 'job' ? one.job.title : one.training.title}
              </Text>
              <Text size="sm" c="dimmed">
                {t('sent.by', { name: one.by ?? t('sent.gone'), date: formatDate(one.createdAt) })}
              </Text>
            </div>
            <InvitationStateBadge state={one.state} />
          </Group>
        ))}
      </Stack>
    </Panel>
  );
}
