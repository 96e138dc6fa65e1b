import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Rows chosen in a list, on all its pages. Another search or filter ends the choice, so that nothing is decided about
 * rows that the list does not have.
 */
export function useChosen<T extends { _id: string }>(rows: readonly T[]) {
  const params = new URLSearchParams(useLocation().search);
  for (const name of ['page', 'sort']) params.delete(name);
  const scope = params.toString();
  const [kept, setKept] = useState<{ scope: string; rows: ReadonlyMap<string, T> }>({
    scope,
    rows: new Map(),
  });
  const shown = new Map(rows.map((row) => [row._id, row]));
  const wanted = kept.scope === scope ? [...kept.rows.values()] : [];
  return {
    rows,
    /** As they are now, where they are shown. */
    chosen: wanted.map((row) => shown.get(row._id) ?? row),
    /** Several rows may be chosen one by one before the next render. */
    choose: (ids: readonly string[], on: boolean, from: readonly T[] = rows) =>
      setKept((before) => {
        const next = new Map(before.scope === scope ? before.rows : []);
        for (const id of ids) {
          const row = from.find(({ _id }) => _id === id);
          if (on && row) next.set(id, row);
          else next.delete(id);
        }
        return { scope, rows: next };
      }),
    clear: () => setKept({ scope, rows: new Map() }),
  };
}
export type Chosen<T extends { _id: string }> = ReturnType<typeof useChosen<T>>;
