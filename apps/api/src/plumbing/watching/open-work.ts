import { type Work, workMemory } from './work-memory.ts';

/** Work that is open, or was until the loop last looked. */
export interface OpenWork {
  work: Work;
  began: number;
  ended?: number;
  /** Where it stands in the memory; none where that was given to a later one. */
  place?: number;
}

const memory = workMemory();
const free = Array.from({ length: memory.places }, (_, index) => memory.places - 1 - index);
const placed = new Set<OpenWork>();
const open = new Set<OpenWork>();

function freePlace(): number | undefined {
  const place = free.pop();
  if (place !== undefined) return place;
  // Whoever keeps hundreds of uploads open does not hide what comes after them.
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

/** What this process is doing. There is one for the process, as there is one event loop. */
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
  /** Says whose it is, once that is known. */
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
  /** Everything that was open since the last look. What has ended meanwhile is forgotten after it. */
  look(): OpenWork[] {
    const all = [...open];
    for (const one of all) if (one.ended !== undefined) open.delete(one);
    return all;
  },
};
