import type { Attributes, Span } from '@opentelemetry/api';
import { contextNow, inContext } from './context.ts';

export type BeginSpan = (name: string, attributes: Attributes, parent?: Span) => Span;

let begin: BeginSpan | undefined;

/** Enables tracing, or disables it with `undefined`. The tracing library is not loaded before that. */
export function setTracer(beginning: BeginSpan | undefined) {
  begin = beginning;
}

/** Errors are recorded by code: the message may contain personal data. */
function faultOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return String(code ?? name ?? 'error');
}

export function endSpan(span: Span, error?: unknown) {
  if (error !== undefined) {
    span.setAttribute('error.type', faultOf(error));
    // ERROR in the library's API, which is not loaded here.
    span.setStatus({ code: 2 });
  }
  span.end();
}

/** Starts a span below the current one, if tracing is enabled. */
export const beginSpan = (name: string, attributes: Attributes = {}): Span | undefined =>
  begin?.(name, attributes, contextNow()?.span);

/** Runs `work` in a new span, which becomes the parent of its spans. */
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
