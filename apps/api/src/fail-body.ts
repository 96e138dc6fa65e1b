import type { IncomingMessage } from 'node:http';
import type { AppError } from './error.ts';

/** Lets whoever reads the body fail with `error`. Destroying it would take the connection, and the response, with it. */
export function failBody(body: IncomingMessage, error: AppError) {
  if (body.listenerCount('error') > 0) body.emit('error', error);
  else body.destroy();
}
