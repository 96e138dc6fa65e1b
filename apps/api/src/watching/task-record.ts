import { inContext } from './context.ts';
import { metrics, secondsSince } from './metrics.ts';
import { beginSpan, endSpan } from './span.ts';

const outcomes = { completed: 'done', failed: 'again', deadletter: 'failed' } as const;

/** Carries out a try of background work, in its own name. */
export async function recordTask<Result extends { status: keyof typeof outcomes }>(
  task: string,
  id: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const began = performance.now();
  const span = beginSpan(`task ${task}`);
  const result = await inContext({ id, span }, work);
  const outcome = outcomes[result.status];
  metrics.tasks.inc({ task, outcome });
  metrics.taskSeconds.observe({ task }, secondsSince(began));
  if (span) endSpan(span, outcome === 'done' ? undefined : { name: outcome });
  return result;
}
