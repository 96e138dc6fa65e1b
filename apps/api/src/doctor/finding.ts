import type { HealthCheck, HealthState } from '@acheep/contract/platform/site-health-option';
import type { Database } from '@acheep/database/connection';
import type { Config } from '../config.ts';
import type { Storage } from '../plumbing/storage/storage.ts';
import type words from './health-words.json';

/** Key of a finding’s text, and of how to fix it if something has to be done. */
export type HealthCode = keyof typeof words;

/** The dependencies of the checks. */
export interface Patient {
  config: Config;
  database: Database;
  storage: Storage;
  now: () => Date;
}

export interface Finding {
  check: HealthCheck;
  state: HealthState;
  code: HealthCode;
  /** Values for the {braces} of the text; nothing secret. */
  params: Record<string, string | number>;
}

export const findingsOf = (check: HealthCheck) => {
  const found: Finding[] = [];
  const add =
    (state: HealthState) =>
    (code: HealthCode, params: Finding['params'] = {}) => {
      found.push({ check, state, code, params });
    };
  return { found, ok: add('ok'), warn: add('warning'), fault: add('fault') };
};

/** The message of an error in one line, without URLs that contain a password. */
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
