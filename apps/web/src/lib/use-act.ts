import { useMutation } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { invalidate, type ReadKey } from './api-query.ts';
import { type ConfirmOptions, confirm, toast } from './feedback.ts';

interface Act<In, Out> {
  call: (given: In) => Promise<Out>;
  /** Question asked before, if any; nothing is called unless it is confirmed. */
  asks?: (given: In) => ConfirmOptions | null;
  /** What has been done, for a toast. It is told at once, even to somebody who has left the page. */
  done?: string | ((answer: Out, given: In) => string);
  /** Of the toast, which replaces a visible one with the same id. */
  id?: string;
  /** Runs once it is done, unless the component has gone: nobody is led away from where they went meanwhile. */
  after?: (answer: Out, given: In) => void;
  /**
   * Endpoints that are read again afterwards, or a function that brings the cache up to date. Also after a failure,
   * without an answer: somebody else may have been faster.
   */
  refresh?: readonly ReadKey[] | ((answer: Out | undefined, given: In) => unknown);
}

/**
 * An action in one piece: ask, do, tell, go on, refresh. It is carried out as it was when it began, whatever the page
 * shows by the time it is confirmed or online. It is pending until the refresh has ended. `act` never throws: its answer
 * is null if the question was declined or the call failed, which the query client has shown.
 */
export function useAct<In = void, Out = unknown>(action: Act<In, Out>) {
  const isShown = useRef(false);
  // As soon as it can be pressed, and no longer than it is there.
  useLayoutEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: ({ given, begun }: { given: In; begun: Act<In, Out> }) => begun.call(given),
    onSuccess: (answer, { given, begun: { done, id, after } }) => {
      const message = typeof done === 'function' ? done(answer, given) : done;
      if (message) void toast({ tone: 'success', message, ...(id && { id }) });
      if (isShown.current) after?.(answer, given);
    },
    onSettled: (answer, _error, { given, begun: { refresh = [] } }) =>
      typeof refresh === 'function' ? refresh(answer, given) : invalidate(...refresh),
  });
  async function act(given: In): Promise<Out | null> {
    const question = action.asks?.(given);
    if (question && (await confirm(question)) !== 'confirm') return null;
    return mutateAsync({ given, begun: action }).catch(() => null);
  }
  return { act, isPending, given: isPending ? variables.given : undefined };
}
