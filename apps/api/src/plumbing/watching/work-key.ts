import { createHmac } from 'node:crypto';
import { derivedSecret } from '../secret.ts';
import type { Work } from './work-memory.ts';

/** Number of processes that work has to end within a day before it is refused. */
export const maxEnds = {
  /** The same request, or job. */
  work: 2,
  /** Any request of the same caller to one endpoint. */
  caller: 2,
  /** Any request to one endpoint: stored data may be part of many searches. */
  name: 4,
} as const;

export type WorkKeys = Partial<Record<keyof typeof maxEnds, string>>;

export const workSecret = (secret: string) => derivedSecret(secret, 'process-end');

/** A URL with sorted query parameters, so that equal requests have equal keys. */
function normalizeUrl(record: string): string {
  const [path = '', query = ''] = record.split('?');
  const params = new URLSearchParams(query);
  params.sort();
  return `${path}?${params}`;
}

/** Keys that identify work. Without the secret they reveal neither the caller nor the request. */
export function keysOf(secret: string, { kind, name, record, isShared, caller }: Work): WorkKeys {
  const key = (...parts: string[]) =>
    createHmac('sha256', secret).update(parts.join('\n')).digest('base64url');
  if (kind === 'task') return { work: key(kind, name, record) };
  return {
    // For personal data, and for changes, the URL identifies too little.
    ...(isShared && { work: key(kind, name, normalizeUrl(record)) }),
    caller: key(kind, name, caller),
    name: key(kind, name),
  };
}
