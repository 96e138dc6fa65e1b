import { useMutation } from '@tanstack/react-query';
import { invalidate, type ReadKey } from './api-query.ts';
import { type ConfirmOptions, confirm, toast } from './feedback.ts';

interface Act<In, Out> {
  call: (given: In) => Promise<Out>;
  /** Question asked before; nothing is called unless it is confirmed. */
  asks?: (given: In) => ConfirmOptions;
  /** What has been done, for a toast. */
  done?: string | ((answer: Out, given: In) => string);
  /** Endpoints that are read again afterwards, even if the call failed: somebody else may have been faster. */
  refresh?: readonly ReadKey[];
  /** Runs once it is done. */
  after?: (answer: Out, given: In) => void;
}

/** An action in one piece: ask, do, tell, refresh. Whoever wants the answer awaits `act`, which is null without one. */
export function useAct<In = void, Out = unknown>({ call, asks, done, refresh = [], after }: Act<In, Out>) {
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: call,
    onSettled: () => invalidate(...refresh),
  });
  async function act(given: In): Promise<Out | null> {
    if (asks && (await confirm(asks(given))) !== 'confirm') return null;
    // A failure has been shown by the query client.
    const answer = await mutateAsync(given).catch(() => null);
    if (answer === null) return null;
    const message = typeof done === 'function' ? done(answer, given) : done;
    if (message) void toast({ tone: 'success', message });
    after?.(answer, given);
    return answer;
  }
  return { act, isPending, given: isPending ? variables : undefined };
}
