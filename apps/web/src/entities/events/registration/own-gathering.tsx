import type { GatheringCard } from '@acheep/contract/events/gathering';
import { paths } from '@acheep/contract/kernel/paths';
import { can } from '@acheep/contract/kernel/permission';
import { Button, Stack, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';

const manager = { training: 'Trainer', event: 'PostEvent' } as const;
const participants = { training: paths.trainingParticipants, event: paths.eventParticipants } as const;

/** One's own company's: nobody of it registers, and whoever runs it sees who does. */
export function OwnGathering({
  gathering: { _id, kind },
}: {
  gathering: Pick<GatheringCard, '_id' | 'kind'>;
}) {
  const { t } = useTranslation('registration');
  const role = useSession()?.user.role;
  return (
    <Stack gap="xs">
      {can(role, manager[kind]) && (
        <Button
          component={Link}
          to={participants[kind](_id)}
          h={48}
          leftSection={<IconUsers size={20} aria-hidden />}
        >
          {t('panel.participants')}
        </Button>
      )}
      <Text size="sm" c="dimmed">
        {t(`panel.own.${kind}`)}
      </Text>
    </Stack>
  );
}
