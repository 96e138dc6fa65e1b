import type { ReceivedApplication } from '@acheep/contract/hiring/application';
import { applicationStatuses, type Decision, decisions } from '@acheep/contract/hiring/application-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import { type ListParams, paths } from '@acheep/contract/kernel/paths';
import {
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { ActionIcon, Anchor, Badge, Group, Skeleton, Text, Title } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { apiPage } from '../../../lib/api-query.ts';
import { type Asked, listRequest } from '../../../lib/list-url.ts';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { candidateList } from './application-list.ts';
import { toNextColumn, useBoardWords } from './board-keyboard.ts';
import classes from './candidate-board.module.css';
import { useDecision } from './decision.api.ts';
import { FitNote } from './fit-mark.tsx';

interface BoardCardProps {
  candidate: ReceivedApplication;
  ids: readonly string[];
  /** True for the copy under the pointer. */
  lifted?: boolean;
}

/** A candidate's card on the board. The pointer drags the whole card, the keyboard its handle. */
function BoardCard({ candidate, ids, lifted }: BoardCardProps) {
  const { t } = useTranslation('application');
  const { pathname, search } = useLocation();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: lifted ? `lifted-${candidate._id}` : candidate._id,
    disabled: lifted,
  });
  const { onKeyDown, ...pointers } = listeners ?? {};
  return (
    <article
      ref={setNodeRef}
      className={classes.card}
      data-dragging={isDragging || undefined}
      data-lifted={lifted || undefined}
      {...pointers}
    >
      <Avatar name={candidate.name} src={candidate.photo} size="small" round />
      <div className={classes.who}>
        <Link
          className={classes.name}
          data-unread={candidate.viewedAt ? undefined : true}
          to={paths.manageAppliedDetail(candidate._id)}
          state={{ ids, from: pathname + search }}
          draggable={false}
        >
          {candidate.name}
        </Link>
        <Text size="sm" c="dimmed" lineClamp={2}>
          {candidate.job.title}
        </Text>
        <Text size="xs" c="dimmed">
          <DateText value={candidate.createdAt} format="short" />
        </Text>
        <FitNote candidate={candidate} />
      </div>
      <ActionIcon
        ref={setActivatorNodeRef}
        variant="subtle"
        color="gray"
        {...attributes}
        aria-label={t('board.move', { name: candidate.name })}
        onKeyDown={onKeyDown as React.KeyboardEventHandler | undefined}
      >
        <IconGripVertical size={18} aria-hidden />
      </ActionIcon>
    </article>
  );
}

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
  /** All ids on the board, for the links to the next and previous candidate. */
  ids: readonly string[];
  /** Parameters of the list that shows all of them. */
  more: ListParams;
}

function BoardColumn({ status, query, candidates, ids, more }: BoardColumnProps) {
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

/** Maximum number of cards per column; the list has all. */
const most = 50;
const columns = valuesOf(decisions);

/** The column under the pointer or, when moved by keyboard, under the card. */
const columnUnder: CollisionDetection = (lifted) => {
  const pointed = pointerWithin(lifted);
  return pointed.length > 0 ? pointed : rectIntersection(lifted);
};

type Wanted = Asked<keyof typeof candidateList.filters, (typeof candidateList.sorts)[number]>;

/** Candidates by status, moved between columns by mouse, touch or keyboard. */
export function CandidateBoard({ asked }: { asked: Wanted }) {
  const { decide } = useDecision();
  const accessibility = useBoardWords();
  const [dragged, setDragged] = useState<string | null>(null);
  /** Optimistic statuses of moved cards. */
  const [moved, setMoved] = useState<Readonly<Record<string, Decision>>>({});
  const request = listRequest(candidateList, {
    ...asked,
    page: 1,
    filters: { ...asked.filters, status: undefined },
  });
  const queries = useQueries({
    queries: columns.map((status) =>
      apiPage('GET /application/candidate', {
        query: { ...request, limit: most, 'filter[status]': status },
      }),
    ),
  });
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // Only after a short press, so that swiping still scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextColumn }),
  );
  const all = queries.flatMap(({ data }) => data?.data ?? []);
  const stateOf = (id: string) => moved[id] ?? all.find(({ _id }) => _id === id)?.status;

  async function drop({ active, over }: DragEndEvent) {
    setDragged(null);
    const candidate = all.find(({ _id }) => _id === active.id);
    const status = columns.find((one) => one === over?.id);
    if (!candidate || !status || stateOf(candidate._id) === status) return;
    setMoved((before) => ({ ...before, [candidate._id]: status }));
    await decide(candidate, { status });
    setMoved(({ [candidate._id]: _, ...others }) => others);
  }

  const overlay = all.find(({ _id }) => _id === dragged);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnUnder}
      accessibility={accessibility((id) => all.find(({ _id }) => _id === id)?.name ?? '')}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragCancel={() => setDragged(null)}
      onDragEnd={(event) => void drop(event)}
    >
      <div className={classes.board}>
        {columns.map((status, place) => (
          <BoardColumn
            key={status}
            status={status}
            query={queries[place]}
            candidates={all.filter(({ _id }) => stateOf(_id) === status)}
            ids={all.map(({ _id }) => _id)}
            more={{ ...asked.filters, search: asked.search, status }}
          />
        ))}
      </div>
      <DragOverlay>{overlay && <BoardCard candidate={overlay} ids={[]} lifted />}</DragOverlay>
    </DndContext>
  );
}
