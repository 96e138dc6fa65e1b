import type { OptionOf, Options } from '../kernel/option.ts';

/** How it is with a partner's key. */
export const apiKeyStates = {
  active: { en: 'Active', km: 'កំពុងប្រើ' },
  expired: { en: 'Expired', km: 'ផុតកំណត់' },
  revoked: { en: 'Revoked', km: 'បានដកហូត' },
} satisfies Options;
export type ApiKeyState = OptionOf<typeof apiKeyStates>;

/** What every key begins with: whoever finds one somewhere sees what it is, and so do programs that look for secrets. */
export const apiKeyStart = 'acheep_';
/** The header that a key comes in. */
export const apiKeyHeader = 'X-Api-Key';

/** Calls a minute: what a new key has unless the operator says otherwise, and the most it may have. */
export const usualPerMinute = 60;
export const mostPerMinute = 6000;
