import type { HealthCheck, HealthState } from '@acheep/contract/platform/site-health-option';
import type { Database } from '@acheep/database/connection';
import type { Config } from '../config.ts';
import type { Storage } from '../plumbing/storage/storage.ts';
import type { HealthCode } from './health-words.ts';

/** What the checks stand on. */
export interface Patient {
  config: Config;
  database: Database;
  storage: Storage;
  now: () => Date;
}

/** One thing that was looked at. */
export interface Finding {
  check: HealthCheck;
  state: HealthState;
  code: HealthCode;
  /** What stands in the words; nothing secret. */
  params: Record<string, string | number>;
}

/** Findings of one check, told shortly. */
export const findingsOf = (check: HealthCheck) => {
  const found: Finding[] = [];
  const add =
    (state: HealthState) =>
    (code: HealthCode, params: Finding['params'] = {}) => {
      found.push({ check, state, code, params });
    };
  return { found, ok: add('ok'), warn: add('warning'), fault: add('fault') };
};

/** What an error says, without addresses that hold a password, in one line. */
export function reasonOf(error: unknown): string {
  const {
    code,
    message = String(error),
    cause,
  } = error as { code?: string; message?: string; cause?: unknown };
  if (cause && message === 'fetch failed') return reasonOf(cause);
  const line = (message || code || '').split('\n')[0] ?? '';
  return line.replaceAll(/\/\/[^@\s/]*@/g, '//').slice(0, 200);
}
