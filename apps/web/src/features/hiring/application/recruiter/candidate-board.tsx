import type { ReceivedApplication } from '@acheep/contract/hiring/application';
import { applicationStatuses, candidates, type Decision } from '@acheep/contract/hiring/application-option';
import type { StageReference } from '@acheep/contract/hiring/stage-choice';
import type { FilterOf, SortOf } from '@acheep/contract/kernel/list';
import { type Asked, listRequest } from '@acheep/contract/kernel/list-url';
import { type ListParams, paths } from '@acheep/contract/paths';
import {
  type Announcements,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
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
import { IconArrowsMove } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { apiPage } from '../../../../lib/api-query.ts';
import { localized } from '../../../../lib/locale.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { DateText } from '../../../../ui/date-text.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { useDecision } from '../decision.api.ts';
import { FitNote } from '../fit-mark.tsx';
import { RejectDialog } from '../reject-dialog.tsx';
import { useStages } from '../stage.api.ts';
import classes from './candidate-board.module.css';
import { candidateAddress } from './candidate-place.ts';
import { MoveMenu } from './move-menu.tsx';

/** Column of the board: a state, or a stage of the short-listed candidates. */
type Place = Exclude<Decision, 'shortlisted'> | StageReference;
interface Column {
  value: Place;
  label: string;
}

const isState = (place: Place): place is Exclude<Decision, 'shortlisted'> =>
  place === 'received' || place === 'rejected';

interface BoardCardProps {
  candidate: ReceivedApplication;
  /** The column that it stands in. */
  column?: Place;
  /** Where the card can be moved to; none for the copy under the pointer. */
  places?: readonly Column[];
  onMove?: (place: Place) => void;
}

/** The button of a card whose menu moves it; that of the menu itself has an id of its own. */
const moverOf = ({ _id }: { _id: string }) => document.querySelector<HTMLElement>(`[data-moves='${_id}']`);

/** A candidate's card on the board. The pointer drags the whole card; keys and thumbs have a menu. */
function BoardCard({ candidate, column, places, onMove }: BoardCardProps) {
  const { t } = useTranslation('application');
  const { pathname, search } = useLocation();
  const { listeners, setNodeRef, isDragging } = useDraggable({
    id: places ? candidate._id : `lifted-${candidate._id}`,
    disabled: !places,
  });
  return (
    <article
      ref={setNodeRef}
      className={classes.card}
      data-dragging={isDragging || undefined}
      data-lifted={places ? undefined : true}
      {...listeners}
    >
      <Avatar name={candidate.name} src={candidate.photo} size="small" round />
      <div className={classes.who}>
        <Link
          className={classes.name}
          data-unread={candidate.viewedAt ? undefined : true}
          to={addressOf(candidate._id, { pathname, search }, column)}
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
      </div>
      {places && onMove && (
        <MoveMenu places={places} onChoose={onMove}>
          <ActionIcon
            data-moves={candidate._id}
            variant="subtle"
            color="gray"
            aria-label={t('board.move', { name: candidate.name })}
          >
            <IconArrowsMove size={18} aria-hidden />
          </ActionIcon>
        </MoveMenu>
      )}
      <FitNote candidate={candidate} />
    </article>
  );
}

interface BoardColumnProps {
  column: Column;
  columns: readonly Column[];
  query:
    | {
        data: { data: unknown[]; meta: { total: number } } | undefined;
        error: Error | null;
        refetch: () => unknown;
      }
    | undefined;
  candidates: readonly ReceivedApplication[];
  /** The list that shows all of them. */
  more: string;
  onMove: (candidate: ReceivedApplication, place: Place) => void;
}

function BoardColumn({ column, columns, query, candidates, more, onMove }: BoardColumnProps) {
  const { t } = useTranslation('application');
  const { setNodeRef, isOver } = useDroppable({ id: column.value });
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
          {column.label}
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
            <BoardCard
              candidate={candidate}
              column={column.value}
              places={columns.filter(({ value }) => value !== column.value)}
              onMove={(place) => onMove(candidate, place)}
            />
          </li>
        ))}
      </ul>
      {data && total > data.data.length && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('board.limit', { shown: data.data.length, count: total })}{' '}
          <Anchor component={Link} inherit to={more}>
            {t('board.more', { count: total })}
          </Anchor>
        </Text>
      )}
    </section>
  );
}

/** Maximum number of cards per column; the list has all. */
const maxCards = 50;
/** Every move is confirmed in a message, which is read aloud. */
const silent: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** The column under the pointer, or under the card. */
const columnUnder: CollisionDetection = (lifted) => {
  const pointed = pointerWithin(lifted);
  return pointed.length > 0 ? pointed : rectIntersection(lifted);
};

type Wanted = Asked<FilterOf<typeof candidates>, SortOf<typeof candidates>>;

/** Address of a candidate's page beside which the list is the column. */
function addressOf(id: string, from: { pathname: string; search: string }, column?: Place) {
  const params = new URLSearchParams(from.search);
  for (const [name, value] of Object.entries(column ? filtersOf(column) : {})) params.set(name, value);
  return candidateAddress(id, { ...from, search: `${params}` });
}

/** Filters of a column's candidates. */
const filtersOf = (place: Place) => (isState(place) ? { status: place } : { stage: place });

/** Candidates by state and stage, moved between columns by mouse, touch or a menu. */
export function CandidateBoard({ asked }: { asked: Wanted }) {
  const { t } = useTranslation('application');
  const { decide, move } = useDecision();
  const { stages, isLoaded } = useStages();
  const [dragged, setDragged] = useState<string | null>(null);
  const [rejecting, setRejecting] = useState<ReceivedApplication | null>(null);
  /** Optimistic places of moved cards. */
  const [moved, setMoved] = useState<Readonly<Record<string, Place>>>({});
  const state = (value: 'received' | 'rejected'): Column => ({
    value,
    label: localized(applicationStatuses[value]),
  });
  const columns: Column[] = [state('received'), ...stages, state('rejected')];
  const { status: _, stage: __, ...filters } = asked.filters;
  const request = listRequest(candidates, { ...asked, page: 1, filters });
  const queries = useQueries({
    queries: columns.map(({ value }) => {
      const { status, stage } = { status: undefined, stage: undefined, ...filtersOf(value) };
      return {
        ...apiPage('GET /application/candidate', {
          query: {
            ...request,
            limit: maxCards,
            ...(status && { 'filter[status]': status }),
            ...(stage && { 'filter[stage]': stage }),
          },
        }),
        enabled: isLoaded,
      };
    }),
  });
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // Only after a short press, so that swiping still scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  );
  const all = queries.flatMap(({ data }) => data?.data ?? []);
  const placeOf = ({ _id, status, stage }: ReceivedApplication): Place | undefined => {
    if (moved[_id]) return moved[_id];
    return stage ?? (status === 'received' || status === 'rejected' ? status : undefined);
  };

  async function put(
    candidate: ReceivedApplication,
    place: Place,
    made: () => Promise<boolean>,
    focus?: FocusOptions,
  ) {
    setMoved((before) => ({ ...before, [candidate._id]: place }));
    // The card is another element now: whoever moved it by keys goes on from there.
    requestAnimationFrame(() => moverOf(candidate)?.focus(focus));
    await made();
    setMoved(({ [candidate._id]: _, ...others }) => others);
    // And another one again where the list came later. By now somebody may be busy elsewhere.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) moverOf(candidate)?.focus({ preventScroll: true });
    });
  }

  function moveTo(candidate: ReceivedApplication, place: Place, focus?: FocusOptions) {
    if (placeOf(candidate) === place) return;
    if (place === 'rejected') setRejecting(candidate);
    else
      void put(
        candidate,
        place,
        () => (place === 'received' ? decide(candidate, { status: place }) : move(candidate, place)),
        focus,
      );
  }

  function drop({ active, over }: DragEndEvent) {
    setDragged(null);
    const candidate = all.find(({ _id }) => _id === active.id);
    const column = columns.find(({ value }) => value === over?.id);
    // What is dropped is where the pointer is.
    if (candidate && column) moveTo(candidate, column.value, { preventScroll: true });
  }

  const overlay = all.find(({ _id }) => _id === dragged);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnUnder}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragCancel={() => setDragged(null)}
      onDragEnd={drop}
    >
      <div className={classes.board}>
        {columns.map((column, place) => (
          <BoardColumn
            key={column.value}
            column={column}
            columns={columns}
            query={queries[place]}
            candidates={all.filter((candidate) => placeOf(candidate) === column.value)}
            more={listOf(column.value, { ...filters, search: asked.search })}
            onMove={moveTo}
          />
        ))}
      </div>
      <DragOverlay>{overlay && <BoardCard candidate={overlay} />}</DragOverlay>
      {rejecting && (
        <RejectDialog
          opened
          recipients={[rejecting]}
          title={t('reject.title', { name: rejecting.name })}
          onClose={() => setRejecting(null)}
          onReject={async (given) => {
            setRejecting(null);
            await put(rejecting, 'rejected', () => decide(rejecting, { status: 'rejected', ...given }));
          }}
        />
      )}
    </DndContext>
  );
}

const listOf = (place: Place, params: ListParams) =>
  isState(place)
    ? paths.manageApplied({ ...params, status: place })
    : paths.manageShortlist({ ...params, stage: place });
