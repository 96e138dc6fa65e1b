import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { draftPrefix, getSession } from './session.ts';
import { afterSending } from './waiting.ts';

const longestAge = 7 * 24 * 60 * 60 * 1000;
/** Milliseconds of rest before what was typed is written down. */
const rest = 400;

/** What is kept under `key`; null where there is nothing, or it is too old. */
export function readDraft(key: string): FieldValues | null {
  try {
    const { at, values } = JSON.parse(localStorage.getItem(key) ?? 'null') ?? {};
    return values && Date.now() - at < longestAge ? values : null;
  } catch {
    return null;
  }
}

export function writeDraft(key: string, values: FieldValues) {
  try {
    localStorage.setItem(key, JSON.stringify({ at: Date.now(), values }));
  } catch {
    // Full or forbidden: the form itself still has everything.
  }
}

/** Where what the signed-in person types into a form is kept. */
export const draftKey = (name: string) => `${draftPrefix}${getSession()?.user._id ?? ''}:${name}`;

function removeOldDrafts() {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(draftPrefix) && !readDraft(key)) localStorage.removeItem(key);
  }
}

/**
 * Keeps what is typed into a form on this device, and brings it back when the form is opened again: a phone that runs
 * out of memory closes pages. `name` says which form of which record. `forget` ends that, for after saving or when the
 * person leaves on purpose; `discard` also goes back to what the form began with.
 */
export function useFormDraft<V extends FieldValues, O>(name: string, form: UseFormReturn<V, unknown, O>) {
  const [restored, setRestored] = useState(false);
  // The session may end under the form; the draft stays that of whoever typed it.
  const [userId] = useState(() => getSession()?.user._id ?? '');
  const key = `${draftPrefix}${userId}:${name}`;
  const over = useRef(false);
  const { reset, subscribe } = form;
  const { isSubmitting, isSubmitSuccessful } = form.formState;
  const isSent = useRef(false);
  useEffect(() => {
    isSent.current = isSubmitting || isSubmitSuccessful;
  });

  useEffect(() => {
    over.current = false;
    removeOldDrafts();
    const draft = readDraft(key);
    if (draft) {
      reset((initial) => ({ ...initial, ...draft }), { keepDefaultValues: true });
      setRestored(true);
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    let latest: (() => void) | undefined;
    const flush = () => {
      clearTimeout(timer);
      latest?.();
      latest = undefined;
    };
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (over.current) return;
        latest = isDirty ? () => writeDraft(key, values) : () => localStorage.removeItem(key);
        clearTimeout(timer);
        timer = setTimeout(flush, rest);
      },
    });
    // The last moment that a phone tells a page of.
    document.addEventListener('visibilitychange', flush);
    return () => {
      stop();
      if (!over.current) flush();
      if (isSent.current && !over.current) afterSending(() => localStorage.removeItem(key));
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [key, reset, subscribe]);

  const forget = () => {
    over.current = true;
    localStorage.removeItem(key);
  };
  return {
    restored,
    forget,
    discard: () => {
      localStorage.removeItem(key);
      setRestored(false);
      reset();
    },
  };
}
