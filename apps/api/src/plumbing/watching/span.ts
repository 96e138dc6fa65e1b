import type { Attributes, Span } from '@opentelemetry/api';
import { contextNow, inContext } from './context.ts';

/** Begins a span below another one, or one that stands alone. */
export type BeginSpan = (name: string, attributes: Attributes, parent?: Span) => Span;

let begin: BeginSpan | undefined;

/** Has spans made from now on; none with `undefined`. Until then nothing of tracing is loaded. */
export function setTracer(beginning: BeginSpan | undefined) {
  begin = beginning;
}

/** A fault is told by its code: what its message says may be somebody's. */
function faultOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return String(code ?? name ?? 'error');
}

/** Ends a span; `error` is what went wrong, if anything did. */
export function endSpan(span: Span, error?: unknown) {
  if (error !== undefined) {
    span.setAttribute('error.type', faultOf(error));
    // The number that the API of the library calls ERROR: it is not loaded here.
    span.setStatus({ code: 2 });
  }
  span.end();
}

/** Begins a span of what happens now, if anybody traces. */
export const beginSpan = (name: string, attributes: Attributes = {}): Span | undefined =>
  begin?.(name, attributes, contextNow()?.span);

/** Does `work` in a span of its own, below which stands what it does. */
export async function inSpan<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  const span = beginSpan(name, attributes);
  if (!span) return work();
  try {
    const done = await inContext({ id: '', ...contextNow(), span }, work);
    endSpan(span);
    return done;
  } catch (error) {
    endSpan(span, error);
    throw error;
  }
}
