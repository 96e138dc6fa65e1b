import { filter, type List } from '../kernel/list.ts';
import { byDate, type OptionOf, type Options } from '../kernel/option.ts';

export const apiKeyStates = {
  active: { en: 'Active', km: 'កំពុងប្រើ' },
  expired: { en: 'Expired', km: 'ផុតកំណត់' },
  revoked: { en: 'Revoked', km: 'បានដកហូត' },
} satisfies Options;
export type ApiKeyState = OptionOf<typeof apiKeyStates>;

/** Prefix of every key, which identifies a leaked one to people and to secret scanners. */
export const apiKeyStart = 'acheep_';
export const apiKeyHeader = 'X-Api-Key';

/** Calls per minute: default for a new key, and maximum. */
export const usualPerMinute = 60;
export const maxPerMinute = 6000;

export const apiKeys = {
  filters: { state: filter.several(apiKeyStates, 'status', 'ស្ថានភាព') },
  sorts: byDate,
} as const satisfies List;
