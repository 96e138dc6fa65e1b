import { Alert, Stack, Text } from '@mantine/core';
import { IconMailOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/use-translation.ts';
import { messageDayQuery, type Recipient, sortRecipients } from './message.api.ts';

const namesOf = (recipients: readonly Recipient[]) => recipients.map(({ name }) => name).join(', ');

/** To whom a message goes, and to whom it does not. */
export function MessageRecipients({ recipients }: { recipients: readonly Recipient[] }) {
  const { t } = useTranslation('candidate-message');
  const { data: day } = useQuery(messageDayQuery);
  const { reached, ...others } = sortRecipients(recipients);
  const left = (['unreachable', 'waiting', 'unwanted', 'withdrawn'] as const).filter(
    (why) => others[why].length > 0,
  );
  return (
    <Stack gap="xs">
      {reached.length > 0 && (
        <div>
          <Text size="sm" fw={500}>
            {t('dialog.to')}
          </Text>
          <Text mah={120} style={{ overflowY: 'auto', overflowWrap: 'anywhere' }}>
            {namesOf(reached)}
          </Text>
          {day && (day.grows || day.left < reached.length) && (
            <Text size="sm" c="dimmed">
              {t(day.grows ? 'dialog.dayNew' : 'dialog.day', { count: day.left })}
            </Text>
          )}
        </div>
      )}
      {left.length > 0 && (
        <Alert
          color="yellow"
          icon={<IconMailOff aria-hidden />}
          title={reached.length === 0 ? t('dialog.nobody') : undefined}
          styles={{ title: { color: 'var(--mantine-color-text)' } }}
        >
          {left.map((why) => (
            <Text key={why} size="sm">
              {t(`dialog.${why}`, { count: others[why].length, names: namesOf(others[why]) })}
            </Text>
          ))}
        </Alert>
      )}
    </Stack>
  );
}
