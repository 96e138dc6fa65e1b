import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { draftPrefix, getSession } from './session.ts';
import { afterSending } from './waiting.ts';

const maxAge = 7 * 24 * 60 * 60 * 1000;
/** Debounce before input is stored, in milliseconds. */
const rest = 400;

/** Returns the values stored under `key`; null if there are none or they are too old. */
export function readDraft(key: string): FieldValues | null {
  try {
    const { at, values } = JSON.parse(localStorage.getItem(key) ?? 'null') ?? {};
    return values && Date.now() - at < maxAge ? values : null;
  } catch {
    return null;
  }
}

export function writeDraft(key: string, values: FieldValues) {
  try {
    localStorage.setItem(key, JSON.stringify({ at: Date.now(), values }));
    // Signing in hands over what this tab has typed.
    if (key.startsWith(`${draftPrefix}:`)) sessionStorage.setItem(key, 'typed');
  } catch {
    // Storage is full or forbidden: the form itself still has the values.
  }
}

/** Storage key of a form's draft for the signed-in user. */
export const draftKey = (name: string) => `${draftPrefix}${getSession()?.user._id ?? ''}:${name}`;

function removeOldDrafts() {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(draftPrefix) && !readDraft(key)) localStorage.removeItem(key);
  }
}

/**
 * Stores a form's input on this device and restores it when the form is opened again: a phone that runs out of memory
 * closes pages. `name` identifies the form and record. `forget` ends this, after saving or when the user leaves on
 * purpose; `discard` also resets the form to its initial values.
 */
export function useFormDraft<V extends FieldValues, O>(name: string, form: UseFormReturn<V, unknown, O>) {
  const [restored, setRestored] = useState(false);
  // The session may end while the form is open; the draft stays with the user who typed it.
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
    // The last event that a phone reliably fires before it closes a page.
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
