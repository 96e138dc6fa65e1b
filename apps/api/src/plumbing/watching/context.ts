import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';
import type { OpenWork } from './open-work.ts';

/** In whose name something happens: what the log and the traces tell of it. */
export interface Context {
  /** Of the request, or of the piece of background work. */
  id: string;
  span?: Span;
  /** What is being done, for whoever asks what holds the event loop. */
  opened?: OpenWork;
}

const storage = new AsyncLocalStorage<Context>();

export const contextNow = () => storage.getStore();
export const inContext = <T>(context: Context, work: () => T): T => storage.run(context, work);
