import type { ReceivedApplication } from '@acheep/contract/hiring/application';
import { applicationStatuses, type Decision } from '@acheep/contract/hiring/application-option';
import { type ListParams, paths } from '@acheep/contract/kernel/paths';
import { useDroppable } from '@dnd-kit/core';
import { Anchor, Badge, Group, Skeleton, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { BoardCard } from './board-card.tsx';
import classes from './candidate-board.module.css';

interface BoardColumnProps {
  status: Decision;
  query:
    | {
        data: { data: unknown[]; meta: { total: number } } | undefined;
        error: Error | null;
        refetch: () => unknown;
      }
    | undefined;
  candidates: readonly ReceivedApplication[];
  /** All that are on the board, for the way from one to the next. */
  ids: readonly string[];
  /** What the list has to ask for to show all of them. */
  more: ListParams;
}

export function BoardColumn({ status, query, candidates, ids, more }: BoardColumnProps) {
  const { t } = useTranslation('application');
  const { setNodeRef, isOver } = useDroppable({ id: status });
  const heading = useId();
  const { data, error, refetch } = query ?? {};
  const total = data?.meta.total ?? 0;
  return (
    <section
      ref={setNodeRef}
      className={classes.column}
      data-over={isOver || undefined}
      aria-labelledby={heading}
    >
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h5" id={heading}>
          {localized(applicationStatuses[status])}
        </Title>
        <Badge variant="light" color="gray">
          {total}
        </Badge>
      </Group>
      {error && <ErrorState error={error} onRetry={() => void refetch?.()} />}
      {!data && !error && <Skeleton height={76} radius={8} />}
      {data && candidates.length === 0 && (
        <Text size="sm" c="dimmed" ta="center" py="lg">
          {t('board.empty')}
        </Text>
      )}
      <ul className={classes.cards}>
        {candidates.map((candidate) => (
          <li key={candidate._id}>
            <BoardCard candidate={candidate} ids={ids} />
          </li>
        ))}
      </ul>
      {data && total > data.data.length && (
        <Anchor component={Link} size="sm" to={paths.manageApplied(more)}>
          {t('board.more', { count: total })}
        </Anchor>
      )}
    </section>
  );
}
