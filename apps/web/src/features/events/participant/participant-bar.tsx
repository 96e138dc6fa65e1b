import type { Participant, ParticipantSummary } from '@acheep/contract/events/participant';
import { Button, Group, Paper, Text } from '@mantine/core';
import { IconCash, IconMailForward, IconUserCheck } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { toast } from '../../../lib/feedback.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useMark } from './participant.api.ts';
import classes from './participant-page.module.css';

const MessageDialog = lazy(() =>
  import('./participant-message.tsx').then((m) => ({ default: m.ParticipantMessage })),
);

interface ParticipantBarProps {
  summary: ParticipantSummary;
  participants: readonly Participant[];
  onDone: () => void;
}

/** What can be done with the participants that are chosen, at the lower edge while there are some. */
export function ParticipantBar({ summary, participants, onDone }: ParticipantBarProps) {
  const { t } = useTranslation('participant');
  const mark = useMark(summary._id);
  const [writing, setWriting] = useState(false);
  if (participants.length === 0) return null;
  const ids = participants.map(({ _id }) => _id);
  const note = (what: 'isPaid' | 'wasThere') =>
    mark.mutate(
      { ids, [what]: true },
      {
        onSuccess: ({ changed }) => {
          void toast({ tone: 'success', id: 'participant', message: t('bar.marked', { count: changed }) });
          onDone();
        },
      },
    );
  return (
    <Paper withBorder shadow="md" className={classes.bar} component="section" aria-label={t('bar.label')}>
      <Text size="sm" fw={600}>
        {t('bar.chosen', { count: ids.length })}
      </Text>
      <Group gap="xs">
        {summary.mayMark && (
          <Button
            size="compact-md"
            disabled={mark.isPending}
            leftSection={<IconUserCheck size={16} aria-hidden />}
            onClick={() => note('wasThere')}
          >
            {t('bar.wasThere')}
          </Button>
        )}
        {summary.isPaid && (
          <Button
            size="compact-md"
            variant="default"
            disabled={mark.isPending}
            leftSection={<IconCash size={16} aria-hidden />}
            onClick={() => note('isPaid')}
          >
            {t('bar.paid')}
          </Button>
        )}
        <Button
          size="compact-md"
          variant="default"
          leftSection={<IconMailForward size={16} aria-hidden />}
          onClick={() => setWriting(true)}
        >
          {t('bar.write')}
        </Button>
        <Button size="compact-md" variant="subtle" onClick={onDone}>
          {t('bar.unchoose')}
        </Button>
      </Group>
      {writing && (
        <Suspense fallback={null}>
          <MessageDialog
            id={summary._id}
            participants={participants}
            onClose={() => setWriting(false)}
            onSent={() => {
              setWriting(false);
              onDone();
            }}
          />
        </Suspense>
      )}
    </Paper>
  );
}
