import type { IncomingMessage } from 'node:http';
import type { AppError } from './error.ts';

/**
 * Makes the reader of the body fail with `error`. Destroying it would close the connection before the response is sent.
 */
export function failBody(body: IncomingMessage, error: AppError) {
  if (body.listenerCount('error') > 0) body.emit('error', error);
  else body.destroy();
}
