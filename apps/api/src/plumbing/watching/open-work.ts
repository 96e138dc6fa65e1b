import { type Work, workMemory } from './work-memory.ts';

/** Work that is open, or was until the last beat. */
export interface OpenWork {
  work: Work;
  began: number;
  ended?: number;
  /** Index in the shared memory; undefined after newer work has taken it. */
  place?: number;
}

const memory = workMemory();
const free = Array.from({ length: memory.places }, (_, index) => memory.places - 1 - index);
const placed = new Set<OpenWork>();
const open = new Set<OpenWork>();

function freePlace(): number | undefined {
  const place = free.pop();
  if (place !== undefined) return place;
  // Hundreds of open uploads must not hide later work.
  const [oldest] = placed;
  return oldest && leavePlace(oldest);
}

function leavePlace(opened: OpenWork): number | undefined {
  const { place } = opened;
  placed.delete(opened);
  delete opened.place;
  return place;
}

function write(opened: OpenWork) {
  if (opened.place !== undefined) memory.write(opened.place, opened.work);
}

/** Open work of this process. One per process, as there is one event loop. */
export const openWork = {
  memory,
  begin(work: Work): OpenWork {
    const place = freePlace();
    const opened: OpenWork = { work, began: performance.now(), ...(place !== undefined && { place }) };
    open.add(opened);
    if (place !== undefined) placed.add(opened);
    write(opened);
    return opened;
  },
  /** Records the caller, once it is known. */
  tell(opened: OpenWork, whose: Pick<Work, 'caller' | 'account'>) {
    Object.assign(opened.work, whose);
    write(opened);
  },
  end(opened: OpenWork) {
    opened.ended = performance.now();
    const place = leavePlace(opened);
    if (place === undefined) return;
    memory.clear(place);
    free.push(place);
  },
  /** Returns everything that was open since the last call, and drops what has ended. */
  look(): OpenWork[] {
    const all = [...open];
    for (const one of all) if (one.ended !== undefined) open.delete(one);
    return all;
  },
};
