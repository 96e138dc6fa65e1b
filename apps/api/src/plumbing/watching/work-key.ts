import { createHmac } from 'node:crypto';
import { derivedSecret } from '../secret.ts';
import type { Work } from './work-memory.ts';

/** How often work may have ended a process, within a day, before it is put aside. */
export const mostEnds = {
  /** The same request, or piece of background work. */
  work: 2,
  /** Whatever the same caller asks of one endpoint. */
  caller: 2,
  /** Whatever anybody asks of one endpoint: what is stored shows in many searches. */
  name: 4,
} as const;

export type WorkKeys = Partial<Record<keyof typeof mostEnds, string>>;

export const workSecret = (secret: string) => derivedSecret(secret, 'process-end');

/** An address with its query in one order: the same question is the same, however it is written. */
function asked(record: string): string {
  const [path = '', query = ''] = record.split('?');
  const params = new URLSearchParams(query);
  params.sort();
  return `${path}?${params}`;
}

/** By what work is known again. Of whoever asked, and of what, the keys say nothing to who has no secret. */
export function keysOf(secret: string, { kind, name, record, isShared, caller }: Work): WorkKeys {
  const key = (...parts: string[]) =>
    createHmac('sha256', secret).update(parts.join('\n')).digest('base64url');
  if (kind === 'task') return { work: key(kind, name, record) };
  return {
    // Of what is one's own, or changes something, the address says too little.
    ...(isShared && { work: key(kind, name, asked(record)) }),
    caller: key(kind, name, caller),
    name: key(kind, name),
  };
}
