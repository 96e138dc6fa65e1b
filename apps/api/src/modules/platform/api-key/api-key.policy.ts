import type { ApiKeyState } from '@acheep/contract/platform/api-key-option';

interface Key {
  revokedAt: Date | null;
  endsOn: Date | null;
}

/** The state of a key on `day` in Phnom Penh. It works through its last day. */
export function apiKeyState({ revokedAt, endsOn }: Key, day: Date): ApiKeyState {
  if (revokedAt) return 'revoked';
  return endsOn && endsOn < day ? 'expired' : 'active';
}
