const anHour = 3_600_000;

/** What a visitor asked for, stored in this browser until they have signed in, or up by the mailed link. */
export const wanted = <T>(key: string) => ({
  keep: (what: T) => localStorage.setItem(key, JSON.stringify({ what, until: Date.now() + anHour })),
  /** What was asked for within the last hour, once, if it is what the caller can do; null otherwise. */
  take(isMine: (what: T) => boolean = () => true): T | null {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as { what: T; until: number } | null;
    if (!kept?.what || !isMine(kept.what)) return null;
    localStorage.removeItem(key);
    return kept.until > Date.now() ? kept.what : null;
  },
});
