import { type Mutation, onlineManager } from '@tanstack/react-query';
import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import { toast } from './feedback.ts';
import { loadNamespaces } from './i18n.ts';
import { queryClient } from './query-client.ts';

/** A submission that waits for the network. */
export interface WaitingSubmission {
  /** Cancels the submission; the form keeps the input. */
  callOff(): void;
  /** Callbacks for when it has been sent. */
  readonly after: (() => void)[];
}

let waiting: readonly WaitingSubmission[] = [];
const listeners = new Set<() => void>();

function change(next: readonly WaitingSubmission[]) {
  waiting = next;
  // Styles waiting buttons (`offline.module.css`).
  document.documentElement.toggleAttribute('data-waiting', next.length > 0);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useWaiting = () => useSyncExternalStore(subscribe, () => waiting);

const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

export const callOffAll = () => {
  for (const submission of waiting) submission.callOff();
};

/** Runs `work` after the waiting submissions have been sent, for a form that is left meanwhile. */
export function afterSending(work: () => void) {
  for (const { after } of waiting) after.push(work);
}

/** Shows a confirmation: the user may be on another page by now. */
function tellWhenSent(
  mutation: Mutation<unknown, unknown, unknown, unknown>,
  after: readonly (() => void)[],
) {
  const stop = queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.mutation !== mutation) return;
    if (event.action.type !== 'success' && event.action.type !== 'error') return;
    stop();
    if (event.action.type === 'error') return;
    for (const work of after) work();
    void loadNamespaces(['offline']).then(() =>
      toast({ message: i18next.t('offline:sent'), tone: 'success', id: 'sent' }),
    );
  });
}

/** Resolves when the network is back. Cancelling rejects with an abort error, which is not reported. */
export function untilOnline(mutation: Mutation<unknown, unknown, unknown, unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      stop();
      change(waiting.filter((other) => other !== own));
      if (waiting.length === 0) window.removeEventListener('beforeunload', askBeforeUnload);
    };
    const own: WaitingSubmission = {
      after: [],
      callOff() {
        end();
        reject(new DOMException('It was called off.', 'AbortError'));
      },
    };
    const stop = onlineManager.subscribe((online) => {
      if (!online) return;
      end();
      tellWhenSent(mutation, own.after);
      resolve();
    });
    if (waiting.length === 0) window.addEventListener('beforeunload', askBeforeUnload);
    change([...waiting, own]);
  });
}
