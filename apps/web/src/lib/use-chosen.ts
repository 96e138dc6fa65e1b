import { useState } from 'react';

/** Selected rows among those shown: rows of another page or filter are excluded, so that no decision is made unseen. */
export function useChosen<T extends { _id: string }>(rows: readonly T[]) {
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set());
  return {
    rows,
    chosen: rows.filter(({ _id }) => wanted.has(_id)),
    /** Several rows may be chosen one by one before the next render. */
    choose: (ids: readonly string[], on: boolean) =>
      setWanted(
        (before) => new Set(on ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))),
      ),
    clear: () => setWanted(new Set()),
  };
}
export type Chosen<T extends { _id: string }> = ReturnType<typeof useChosen<T>>;
