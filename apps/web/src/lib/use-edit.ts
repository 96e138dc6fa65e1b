import type { FetchQueryOptions } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from './api-error.ts';
import { queryClient } from './query-client.ts';

interface Saved {
  updatedAt: string;
}

/** What somebody else has saved while a form was open. */
interface Conflict<R, V> {
  record: R;
  /** The fields that they changed to something else than the form says, in the form's order. */
  fields: readonly (keyof V & string)[];
}

/** The fields that were changed since `opened` was read, and not to what the form says now. */
export function conflictingFields<V extends FieldValues>(opened: V, theirs: V, mine: V) {
  const differ = (one: V, other: V, name: keyof V) =>
    JSON.stringify(one[name]) !== JSON.stringify(other[name]);
  const names = Object.keys(opened) as (keyof V & string)[];
  return names.filter((name) => differ(opened, theirs, name) && differ(theirs, mine, name));
}

interface Edit<R, V extends FieldValues, Output> {
  /** The record as it was when the form was opened; none of a new one. */
  record: R | null | undefined;
  form: Pick<UseFormReturn<V, unknown, Output>, 'getValues' | 'reset'>;
  valuesOf: (record: R) => V;
  /** Asks for the record as it is now. */
  query: object;
}

/**
 * Saves a record that somebody else may save meanwhile: says where the edit began, and where the record has changed
 * since, holds what they changed as `conflict` until the person has decided. Nothing is overwritten unseen, and
 * nobody is asked about what both have made the same.
 */
export function useEdit<R extends Saved, V extends FieldValues, Output>({
  record,
  form,
  valuesOf,
  query,
}: Edit<R, V, Output>) {
  const opened = useRef(record ?? undefined);
  const [conflict, setConflict] = useState<Conflict<R, V> | null>(null);

  /** The saved record; null where there is a conflict. Other errors are thrown. */
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

  /** Takes their version for seen, and shows it in the form where that is what the person wants. */
  function settle(keep: 'mine' | 'theirs'): void {
    if (!conflict) return;
    opened.current = conflict.record;
    setConflict(null);
    if (keep === 'theirs') form.reset(valuesOf(conflict.record));
  }

  return { save, conflict, settle };
}
