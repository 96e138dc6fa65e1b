import { inContext } from './context.ts';
import { metrics, secondsSince } from './metrics.ts';
import { openWork } from './open-work.ts';
import { beginSpan, endSpan } from './span.ts';
import type { Work } from './work-memory.ts';

const outcomes = { completed: 'done', failed: 'again', deadletter: 'failed' } as const;

/** A try of a job, in the form that the watchdog needs. */
export const asWork = (name: string, id: string): Work => ({
  kind: 'task',
  name,
  record: id,
  isShared: true,
  caller: '',
});

/** Runs a try of a job in its own context. */
export async function recordTask<Result extends { status: keyof typeof outcomes }>(
  task: string,
  id: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const began = performance.now();
  const span = beginSpan(`task ${task}`);
  const opened = openWork.begin(asWork(task, id));
  const result = await inContext({ id, span, opened }, work).finally(() => openWork.end(opened));
  const outcome = outcomes[result.status];
  metrics.tasks.inc({ task, outcome });
  metrics.taskSeconds.observe({ task }, secondsSince(began));
  if (span) endSpan(span, outcome === 'done' ? undefined : { name: outcome });
  return result;
}
