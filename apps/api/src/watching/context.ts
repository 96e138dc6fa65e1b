import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';

/** In whose name something happens: what the log and the traces tell of it. */
export interface Context {
  /** Of the request, or of the piece of background work. */
  id: string;
  span?: Span;
}

const storage = new AsyncLocalStorage<Context>();

export const contextNow = () => storage.getStore();
export const inContext = <T>(context: Context, work: () => T): T => storage.run(context, work);
