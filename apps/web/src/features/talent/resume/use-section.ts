import { noResumeYet, type OwnResume } from '@acheep/contract/talent/resume';
import type { ResumeSection } from '@acheep/contract/talent/resume-option';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { ApiError } from '../../../lib/api-error.ts';
import { draftKey, readDraft, writeDraft } from '../../../lib/form-draft.ts';
import { conflictingFields } from '../../../lib/use-edit.ts';
import { knownResume, latestResume, type SaveSection } from './resume.api.ts';
import { checkSection, sameValues, settled } from './section-body.ts';

/** `unfinished` waits for the user, `waiting` for the connection, `conflict` for a decision. */
export type SaveStatus = 'saved' | 'saving' | 'unfinished' | 'wrong' | 'waiting' | 'conflict';

/** Debounce before saving and delay before a retry, in milliseconds. */
const rest = 1000;
const again = 5000;

interface Section {
  section: ResumeSection;
  record: OwnResume | null;
  read: (resume: OwnResume | null) => FieldValues;
  saving: SaveSection;
}

interface Conflict {
  theirs: FieldValues;
  fields: readonly string[];
}

const isPassing = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

/**
 * Saves one section of a CV while it is being edited. Until the server has it, the input is also stored on the device,
 * together with the values it is based on: after a reload editing continues, and nothing is overwritten unseen.
 */
export function useSection({ section, record, read, saving }: Section) {
  const [initial] = useState(() => read(record));
  const [key] = useState(() => draftKey(`resume ${section}`));
  const form = useForm<FieldValues>({ defaultValues: initial, shouldFocusError: false });
  /** The server's values when the form last agreed with them. */
  const seen = useRef(initial);
  /** The form's values at that time: the server may normalise them. */
  const sent = useRef(initial);
  const [status, setStatus] = useState<SaveStatus>('saved');
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const undecided = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef(false);

  const later = (milliseconds: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void send(), milliseconds);
  };

  const isSettled = (values: FieldValues) =>
    sameValues(values, seen.current) || sameValues(values, sent.current);

  /** Marks the form's values as saved. */
  function settle(next: FieldValues, sentValues = next) {
    seen.current = next;
    sent.current = sentValues;
    localStorage.removeItem(key);
  }

  function ask(next: Conflict | null) {
    undecided.current = next !== null;
    setConflict(next);
  }

  /** Shows the errors at the fields; those of missing values only after the focus has left. */
  function mark(errors: Record<string, string>) {
    form.clearErrors();
    for (const [name, message] of Object.entries(errors)) form.setError(name, { type: 'contract', message });
  }

  /** Returns whether someone else changed this section since `seen`; asks the user if the changes conflict. */
  function isTaken(resume: OwnResume | null): boolean {
    const theirs = read(resume);
    if (sameValues(theirs, seen.current)) return false;
    const fields = conflictingFields(settled(seen.current), settled(theirs), settled(form.getValues()));
    if (fields.length === 0) return false;
    ask({ theirs, fields });
    setStatus('conflict');
    return true;
  }

  async function put(body: FieldValues, resume: OwnResume | null): Promise<OwnResume | null> {
    if (isTaken(resume)) return null;
    try {
      return await saving.save(section, { ...body, updatedAt: resume?.updatedAt ?? noResumeYet });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'record.changed') throw error;
      return put(body, await latestResume());
    }
  }

  async function send(): Promise<void> {
    clearTimeout(timer.current);
    if (running.current || undecided.current) return;
    const values = structuredClone(form.getValues());
    if (isSettled(values)) {
      form.clearErrors();
      localStorage.removeItem(key);
      return setStatus('saved');
    }
    const checked = checkSection(section, values);
    if (!checked.ok) {
      const isWriting = document.activeElement?.closest(`[data-section="${section}"]`);
      mark(checked.isUnfinished && isWriting ? {} : checked.errors);
      return setStatus(checked.isUnfinished ? 'unfinished' : 'wrong');
    }
    form.clearErrors();
    running.current = true;
    setStatus('saving');
    try {
      const saved = await saving.oneAtATime(() => put(checked.body, knownResume()));
      if (saved) {
        settle(read(saved), values);
        setStatus('saved');
      }
    } catch (error) {
      if (isPassing(error)) {
        setStatus('waiting');
        later(error.retryAfter ? error.retryAfter * 1000 : again);
      } else {
        if (error instanceof ApiError && error.status === 422)
          mark(Object.fromEntries(Object.entries(error.data).map(([name, [first = '']]) => [name, first])));
        setStatus('wrong');
      }
      return;
    } finally {
      running.current = false;
    }
    // Input made during the save.
    if (!sameValues(form.getValues(), values)) later(rest);
  }

  const changed = useEffectEvent((values: FieldValues) => {
    if (isSettled(values)) return later(0);
    writeDraft(key, { seen: seen.current, mine: values });
    if (!undecided.current) setStatus((now) => (now === 'waiting' ? now : 'saving'));
    later(rest);
  });
  const flush = useEffectEvent(() => {
    if (!isSettled(form.getValues())) void send();
  });

  useEffect(() => {
    const draft = readDraft(key);
    if (draft?.seen && draft.mine) {
      seen.current = draft.seen;
      sent.current = draft.seen;
      form.reset({ ...initial, ...draft.mine });
      flush();
    }
    const stop = form.subscribe({ formState: { values: true }, callback: ({ values }) => changed(values) });
    // The last event that a phone reliably fires before it closes a page, and the return of the connection.
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('online', flush);
    return () => {
      stop();
      flush();
      clearTimeout(timer.current);
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('online', flush);
    };
  }, [form, key, initial]);

  // Changed elsewhere and not here: shows the current values.
  const follow = useEffectEvent((theirs: FieldValues) => {
    const mine = form.getValues();
    if (running.current || sameValues(theirs, seen.current) || !isSettled(mine)) return;
    settle(theirs);
    form.reset(theirs);
  });
  useEffect(() => follow(read(record)), [record, read]);

  /** Resolves the conflict: saves over the other version, or shows it instead of the input. */
  function resolve(keep: 'mine' | 'theirs') {
    if (!conflict) return;
    seen.current = conflict.theirs;
    sent.current = conflict.theirs;
    ask(null);
    if (keep === 'theirs') {
      form.reset(conflict.theirs);
      settle(conflict.theirs);
      setStatus('saved');
    } else later(0);
  }

  return { form, status, conflict, resolve, flush: () => void send() };
}
