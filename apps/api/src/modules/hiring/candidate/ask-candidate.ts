import type { MailConsent } from '@acheep/contract/messaging/mail-consent-option';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { askConsent } from '../../messaging/mail-consent/ask-consent.ts';
import { consentOf } from '../../messaging/mail-consent/mail-consent.policy.ts';
import { findToAsk } from './candidate.repository.ts';

/** Asks a locked candidate for consent unless already asked; returns its state, null if there is nobody to ask. */
export async function askCandidate(
  tx: Transaction,
  deps: Pick<Deps, 'config' | 'queue' | 'now'>,
  applicationId: string,
): Promise<MailConsent | null> {
  const candidate = await findToAsk(tx, applicationId);
  const { email, locale, job } = candidate;
  const state = consentOf(candidate);
  if (state !== 'unasked' || !email) return state;
  const { title: jobTitle, company } = job;
  return askConsent(tx, deps, { applicationId, email, locale: locale ?? 'km', jobTitle, company });
}
