import type { Locale } from '@acheep/contract/kernel/locale';
import type { MailConsent } from '@acheep/contract/messaging/mail-consent-option';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { randomToken, tokenHash } from '../../../plumbing/secret.ts';
import { mayWrite } from '../../companies/company/writing-day.service.ts';
import { sendMail } from '../mail/send-mail.ts';
import { addressKey } from '../recipient/address-key.ts';
import { keepRecipient } from '../recipient/recipient.repository.ts';
import { mayAsk } from '../recipient/recipient.service.ts';
import { consentAskMail } from './mail-consent.mail.ts';
import { plainName, stateOf } from './mail-consent.policy.ts';
import * as consents from './mail-consent.repository.ts';

interface Asked {
  applicationId: string;
  email: string;
  locale: Locale;
  jobTitle: string;
  company: { id: string; name: string; nameKm: string | null };
}

/**
 * Asks a candidate whom a company added by hand whether it may write to them, once: a candidate who was asked for
 * another of its jobs, or has applied to it, is not asked again. The state stays `unasked` once the mail limit of the
 * company or the address is used up, or when the address wants no such mail.
 */
export async function askConsent(
  tx: Transaction,
  deps: Pick<Deps, 'config' | 'queue' | 'now'>,
  { applicationId, email, locale, jobTitle, company }: Asked,
): Promise<MailConsent> {
  const key = addressKey(deps.config, email);
  const linked = async () => {
    const known = await consents.findConsent(tx, company.id, key);
    if (known) await consents.linkCandidate(tx, applicationId, known.id);
    return known && stateOf(known);
  };
  const before = await linked();
  if (before) return before;

  const [token, at] = [randomToken(), deps.now()];
  const question = { companyId: company.id, addressKey: key, tokenHash: tokenHash(token) };
  const hasApplied = await consents.hasApplied(tx, company.id, email);
  if (hasApplied) {
    await keepRecipient(tx, key);
    await consents.createConsent(tx, { ...question, answer: 'given', answeredAt: at });
  } else {
    if (!(await mayWrite(tx, deps, company.id)) || !(await mayAsk(tx, deps, email))) return 'unasked';
    if (await consents.createConsent(tx, { ...question, askedAt: at })) {
      const params = {
        token,
        company: plainName((locale === 'km' && company.nameKm) || company.name) ?? '',
        jobTitle: plainName(jobTitle) ?? '',
      };
      await sendMail(deps, tx, consentAskMail, { to: email, locale, params });
    }
  }
  return (await linked()) ?? 'unasked';
}
