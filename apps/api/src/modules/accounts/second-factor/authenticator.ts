import { randomBytes } from 'node:crypto';
import { secondFactor } from '@acheep/contract/accounts/second-factor';
import { Secret, TOTP } from 'otpauth';

const { digits, seconds: period } = secondFactor;
/** Steps by which the clock of a phone may differ. */
const drift = 1;
const keyBytes = 20;

const totpOf = (secret: string, whose: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...whose, algorithm: 'SHA1', digits, period, secret: Secret.fromBase32(secret) });

/** A new key for an authenticator app, in base32. */
export const newAuthenticatorKey = (): string => new Secret({ size: keyBytes }).base32;

/** The key with the names of site and account, as the camera of an app reads it. */
export const authenticatorUri = (secret: string, whose: { issuer: string; label: string }): string =>
  totpOf(secret, whose).toString();

/** The time step whose code this is, of those around `now`; null if it is of none. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: drift });
  return delta === null ? null : TOTP.counter({ period, timestamp }) + delta;
}

/** Digits and letters that nobody takes for each other: 32, five bits each. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** New recovery codes of 80 random bits each, without hyphens. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: secondFactor.recoveryCodes }, () =>
    Array.from(randomBytes(secondFactor.recoveryLength), (byte) => alphabet[byte % alphabet.length]).join(''),
  );

/** A recovery code as it is shown: in groups of four. */
export const groupsOf = (code: string): string => (code.match(/.{4}/g) ?? []).join('-');
