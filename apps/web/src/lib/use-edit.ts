import type { FetchQueryOptions } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from './api-error.ts';
import { queryClient } from './query-client.ts';

interface Saved {
  updatedAt: string;
}

/** Changes that someone else saved while the form was open. */
interface Conflict<R, V> {
  record: R;
  /** Fields that they changed to something other than the form's value, in the form's order. */
  fields: readonly (keyof V & string)[];
}

/** Returns the fields that were changed since `opened` was read and now differ from the form's value. */
export function conflictingFields<V extends FieldValues>(opened: V, theirs: V, mine: V) {
  const differ = (one: V, other: V, name: keyof V) =>
    JSON.stringify(one[name]) !== JSON.stringify(other[name]);
  const names = Object.keys(opened) as (keyof V & string)[];
  return names.filter((name) => differ(opened, theirs, name) && differ(theirs, mine, name));
}

interface Edit<R, V extends FieldValues, Output> {
  /** The record when the form was opened; empty for a new one. */
  record: R | null | undefined;
  form: Pick<UseFormReturn<V, unknown, Output>, 'getValues' | 'reset'>;
  valuesOf: (record: R) => V;
  /** Query options of the current record. */
  query: object;
}

/**
 * Saves a record with optimistic locking: sends the version that was opened and, if the record has changed since,
 * exposes the other changes as `conflict` until the user decides. Nothing is overwritten unseen, and identical changes
 * are not a conflict.
 */
export function useEdit<R extends Saved, V extends FieldValues, Output>({
  record,
  form,
  valuesOf,
  query,
}: Edit<R, V, Output>) {
  const opened = useRef(record ?? undefined);
  const [conflict, setConflict] = useState<Conflict<R, V> | null>(null);

  /** Returns the saved record; null on a conflict. Other errors are thrown. */
  async function save(send: (began: Partial<Saved>) => Promise<R>): Promise<R | null> {
    setConflict(null);
    const began = opened.current;
    try {
      opened.current = await send({ updatedAt: began?.updatedAt });
      return opened.current;
    } catch (error) {
      if (!began || !(error instanceof ApiError) || error.code !== 'record.changed') throw error;
    }
    const fresh = { ...query, staleTime: 0 } as FetchQueryOptions<{ data: R }>;
    const { data: theirs } = await queryClient.fetchQuery(fresh);
    const fields = conflictingFields(valuesOf(began), valuesOf(theirs), form.getValues());
    if (fields.length > 0) {
      setConflict({ record: theirs, fields });
      return null;
    }
    opened.current = theirs;
    return save(send);
  }

  /** Marks the other version as seen, and shows it in the form if the user chose it. */
  function settle(keep: 'mine' | 'theirs'): void {
    if (!conflict) return;
    opened.current = conflict.record;
    setConflict(null);
    if (keep === 'theirs') form.reset(valuesOf(conflict.record));
  }

  return { save, conflict, settle };
}
