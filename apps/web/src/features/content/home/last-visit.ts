const key = 'last-visit';

/** Time without the home page after which it is visited anew, in milliseconds: a reload or a second tab is no new visit. */
const pause = 3 * 3_600_000;

interface Visit {
  user: string;
  /** When the home page was last opened. */
  seen: number;
  /** The same of the visit before; null in the first. */
  before: number | null;
}

function kept(user: string, now: number): Visit | null {
  try {
    const visit: Visit | null = JSON.parse(localStorage.getItem(key) ?? 'null');
    // Of another account, or from a clock that was put back.
    return visit?.user === user && visit.seen <= now ? visit : null;
  } catch {
    return null;
  }
}

/** Notes that somebody has opened the home page on this device, and returns when their visit before ended, if known. */
export function visitHome(user: string, now = Date.now()): number | null {
  const visit = kept(user, now);
  const before = visit && (now - visit.seen > pause ? visit.seen : visit.before);
  try {
    localStorage.setItem(key, JSON.stringify({ user, seen: now, before } satisfies Visit));
  } catch {
    // Storage is full or forbidden: every visit is the first.
  }
  return before;
}
