import { type Decision, decisions } from '@acheep/contract/hiring/application-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import { Button, Group, Paper, Text } from '@mantine/core';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useDecision } from './decision.api.ts';
import { decisionLooks } from './decision-buttons.tsx';
import type { Recipient } from './message.api.ts';
import classes from './received-list.module.css';
import { WriteButton } from './write-button.tsx';

interface CandidateBarProps {
  candidates: readonly Recipient[];
  /** The state that the list is of, which need not be offered. */
  shown: Decision | undefined;
  onDone: () => void;
}

/** What can be done with the candidates that are chosen, at the lower edge while there are some. */
export function CandidateBar({ candidates, shown, onDone }: CandidateBarProps) {
  const { t } = useTranslation('application');
  const { decideSeveral, isPending } = useDecision();
  if (candidates.length === 0) return null;
  const ids = candidates.map(({ _id }) => _id);
  const decide = async (status: Decision) => {
    if (await decideSeveral(ids, status)) onDone();
  };
  return (
    <Paper
      withBorder
      shadow="md"
      className={classes.bar}
      component="section"
      aria-label={t('received.withChosen')}
    >
      <Text size="sm" fw={600}>
        {t('received.chosen', { count: ids.length })}
      </Text>
      <Group gap="xs">
        {valuesOf(decisions)
          .filter((status) => status !== shown)
          .map((status) => {
            const { icon: Icon, ...looks } = decisionLooks[status];
            return (
              <Button
                key={status}
                size="compact-md"
                {...looks}
                variant={status === 'shortlisted' ? 'filled' : 'default'}
                disabled={isPending}
                leftSection={<Icon size={16} aria-hidden />}
                onClick={() => void decide(status)}
              >
                {t(`decision.action.${status}`)}
              </Button>
            );
          })}
        <WriteButton size="compact-md" recipients={candidates} onSent={onDone} />
        <Button size="compact-md" variant="subtle" onClick={onDone}>
          {t('received.unchoose')}
        </Button>
      </Group>
    </Paper>
  );
}
