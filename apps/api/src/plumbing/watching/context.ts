import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';
import type { OpenWork } from './open-work.ts';

/** The request or job that a log line or a trace belongs to. */
export interface Context {
  /** Id of the request, or of the job. */
  id: string;
  span?: Span;
  /** The current work, to find what blocks the event loop. */
  opened?: OpenWork;
}

const storage = new AsyncLocalStorage<Context>();

export const contextNow = () => storage.getStore();
export const inContext = <T>(context: Context, work: () => T): T => storage.run(context, work);
