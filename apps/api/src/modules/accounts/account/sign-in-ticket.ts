import { secondFactor } from '@acheep/contract/accounts/second-factor';
import type { Deps } from '../../../deps.ts';
import { browserSeal } from './browser-seal.ts';

interface Ticket {
  userId: string;
  /** Hash of the account's password hash: a new password ends the sign-in. */
  password: string;
}

/** Tickets of sign-ins that wait for a code of the second factor. */
export const signInTickets = (deps: Pick<Deps, 'config' | 'now'>) =>
  browserSeal<Ticket>(deps, {
    purpose: 'sign-in that waits for its second factor',
    minutes: secondFactor.minutes,
    fault: 'login.expired',
  });
