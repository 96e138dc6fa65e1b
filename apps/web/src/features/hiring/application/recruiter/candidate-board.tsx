import type { ReceivedApplication } from '@acheep/contract/hiring/application';
import { applicationStatuses, candidates } from '@acheep/contract/hiring/application-option';
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
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useQueries } from '@tanstack/react-query';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { apiPage } from '../../../../lib/api-query.ts';
import { localized } from '../../../../lib/locale.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { useDecision } from '../decision.api.ts';
import { RejectDialog } from '../reject-dialog.tsx';
import { useStages } from '../stage.api.ts';
import { BoardCard, BoardColumn, type BoardPlace, isEnd, LiftedCard, type Place } from './board-column.tsx';
import classes from './candidate-board.module.css';
import { candidateAddress } from './candidate-place.ts';

const isState = (place: Place): place is 'received' | 'rejected' =>
  place === 'received' || place === 'rejected';

/** Cards of a column at first, how many more are shown each time, and at most: the list has all. */
const cards = { first: 12, more: 24, most: 84 };
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
function addressOf(id: string, from: { pathname: string; search: string }, column: Place) {
  const params = new URLSearchParams(from.search);
  for (const [name, value] of Object.entries(filtersOf(column))) params.set(name, value);
  return candidateAddress(id, { ...from, search: `${params}` });
}

interface Moved {
  candidate: ReceivedApplication;
  place: Place;
}

/** Filters of a column's candidates. */
const filtersOf = (place: Place) => (isState(place) ? { status: place } : { stage: place });

/** The card of a candidate, whose link has the focus for all of it. */
const focusCard = ({ _id }: { _id: string }, options?: FocusOptions) =>
  document.querySelector<HTMLElement>(`[data-card='${_id}'] a`)?.focus(options);

/** Candidates by state and stage, moved between columns by mouse, touch, keys or a menu. */
export function CandidateBoard({ asked }: { asked: Wanted }) {
  const { t } = useTranslation('application');
  const location = useLocation();
  const { decide, move } = useDecision();
  const { stages, isLoaded } = useStages();
  const [dragged, setDragged] = useState<string | null>(null);
  const [rejecting, setRejecting] = useState<ReceivedApplication | null>(null);
  const [limits, setLimits] = useState<Partial<Record<Place, number>>>({});
  /** Cards on their way, which stay on the board while one list has lost them and the other has not come yet. */
  const [moved, setMoved] = useState<Readonly<Record<string, Moved>>>({});
  /** The card that was moved last, and whether the board scrolls to it. */
  const followed = useRef<{ candidate: ReceivedApplication; focus: FocusOptions | undefined }>(null);
  const state = (value: 'received' | 'rejected'): BoardPlace => ({
    value,
    label: localized(applicationStatuses[value]),
  });
  const columns = [state('received'), ...stages, state('rejected')];
  const limitOf = (place: Place) => limits[place] ?? cards.first;
  const { status: _, stage: __, ...filters } = asked.filters;
  const request = listRequest(candidates, { ...asked, page: 1, filters });
  const queries = useQueries({
    queries: columns.map(({ value }) => {
      const { status, stage } = { status: undefined, stage: undefined, ...filtersOf(value) };
      return {
        ...apiPage('GET /application/candidate', {
          query: {
            ...request,
            limit: limitOf(value),
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
  const listed = queries.flatMap(({ data }) => data?.data ?? []);
  const underWay = Object.values(moved).map(({ candidate }) => candidate);
  const all = [...new Map([...underWay, ...listed].map((one) => [one._id, one])).values()];
  const placeOf = ({ _id, status, stage }: ReceivedApplication): Place | undefined => {
    if (moved[_id]) return moved[_id].place;
    return stage ?? (status === 'received' || status === 'rejected' ? status : undefined);
  };
  const inColumns = columns.map(({ value }) => all.filter((candidate) => placeOf(candidate) === value));
  // A board of one job does not repeat it.
  const withJob = !filters.jobId;

  // A moved card is another element, and one again once the lists are read: whoever goes on by keys loses none of them.
  // By now somebody may be busy elsewhere.
  useLayoutEffect(() => {
    if (!followed.current) return;
    const { candidate, focus } = followed.current;
    if (document.activeElement === document.body) focusCard(candidate, focus);
    followed.current = underWay.length > 0 ? { candidate, focus: { preventScroll: true } } : null;
  });

  async function put(
    candidate: ReceivedApplication,
    place: Place,
    made: () => Promise<boolean>,
    focus?: FocusOptions,
  ) {
    const way = { candidate, place };
    followed.current = { candidate, focus };
    setMoved((before) => ({ ...before, [candidate._id]: way }));
    // After the menu, which gives the focus back to its button.
    requestAnimationFrame(() => focusCard(candidate, focus));
    await made();
    setMoved((before) => {
      const { [candidate._id]: last, ...others } = before;
      return last === way ? others : before;
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

  /** Arrows go from card to card; with Shift, they move the card to the column beside it, unless that ends something. */
  function pressed(event: KeyboardEvent) {
    const { key, target, shiftKey, ctrlKey, metaKey, altKey } = event;
    const card = target instanceof Element && target.closest('[data-card]');
    if (!card || !key.startsWith('Arrow') || ctrlKey || metaKey || altKey) return;
    const id = card.getAttribute('data-card');
    const column = inColumns.findIndex((here) => here.some(({ _id }) => _id === id));
    const row = inColumns[column]?.findIndex(({ _id }) => _id === id) ?? 0;
    const candidate = inColumns[column]?.[row];
    if (!candidate) return;
    event.preventDefault();
    const step = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1;
    const isAcross = key === 'ArrowLeft' || key === 'ArrowRight';
    if (shiftKey) {
      const beside = isAcross && columns[column + step]?.value;
      if (beside && !isEnd(beside)) moveTo(candidate, beside);
      return;
    }
    const others = step < 0 ? inColumns.slice(0, column).reverse() : inColumns.slice(column + 1);
    const beside = others.find(({ length }) => length > 0);
    const next = isAcross ? beside?.[Math.min(row, beside.length - 1)] : inColumns[column]?.[row + step];
    if (next) focusCard(next);
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the cards, which have the focus */}
      <div className={classes.board} onKeyDown={pressed}>
        {columns.map((column, at) => (
          <BoardColumn
            key={column.value}
            column={column}
            query={queries[at]}
            isEmpty={inColumns[at]?.length === 0}
            list={listOf(column.value, { ...filters, search: asked.search })}
            onMore={
              limitOf(column.value) < cards.most
                ? () => setLimits({ ...limits, [column.value]: limitOf(column.value) + cards.more })
                : undefined
            }
          >
            {inColumns[at]?.map((candidate) => (
              <li key={candidate._id}>
                <BoardCard
                  candidate={candidate}
                  column={column}
                  columns={columns}
                  to={addressOf(candidate._id, location, column.value)}
                  withJob={withJob}
                  onMove={moveTo}
                />
              </li>
            ))}
          </BoardColumn>
        ))}
      </div>
      <DragOverlay>{overlay && <LiftedCard candidate={overlay} withJob={withJob} />}</DragOverlay>
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
