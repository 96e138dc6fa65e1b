import { type Decision, decisions } from '@acheep/contract/hiring/application-option';
import { valuesOf } from '@acheep/contract/kernel/option';
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
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { apiPage } from '../../../lib/api-query.ts';
import { type Asked, listRequest } from '../../../lib/list-url.ts';
import { candidateList } from './application-list.ts';
import { BoardCard } from './board-card.tsx';
import { BoardColumn } from './board-column.tsx';
import { toNextColumn, useBoardWords } from './board-keyboard.ts';
import classes from './candidate-board.module.css';
import { useDecision } from './decision.api.ts';

/** As many of each state as one looks at; the list has all. */
const most = 50;
const columns = valuesOf(decisions);

/** The column under the pointer; moved by keys, the one that the card lies on. */
const columnUnder: CollisionDetection = (lifted) => {
  const pointed = pointerWithin(lifted);
  return pointed.length > 0 ? pointed : rectIntersection(lifted);
};

type Wanted = Asked<keyof typeof candidateList.filters, (typeof candidateList.sorts)[number]>;

/** Candidates by state, moved from one to another by pointer, by finger or by keys. */
export function CandidateBoard({ asked }: { asked: Wanted }) {
  const { decide } = useDecision();
  const accessibility = useBoardWords();
  const [dragged, setDragged] = useState<string | null>(null);
  /** Where cards were put that the API does not know of yet. */
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
    // A short press, so that a finger still scrolls.
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
