import { useState } from 'react';

/** Selected rows among those shown: rows of another page or filter are excluded, so that no decision is made unseen. */
export function useChosen<T extends { _id: string }>(rows: readonly T[]) {
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows.filter(({ _id }) => wanted.has(_id));
  const ids = chosen.map(({ _id }) => _id);
  return {
    rows,
    chosen,
    choose: (some: readonly string[], on: boolean) =>
      setWanted(new Set(on ? [...ids, ...some] : ids.filter((id) => !some.includes(id)))),
    clear: () => setWanted(new Set()),
  };
}
export type Chosen<T extends { _id: string }> = ReturnType<typeof useChosen<T>>;
