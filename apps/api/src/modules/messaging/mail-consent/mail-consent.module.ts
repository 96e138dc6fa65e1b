import * as consent from '@acheep/contract/messaging/mail-consent';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { consentAskMail } from './mail-consent.mail.ts';
import { mailConsentService } from './mail-consent.service.ts';

function mailConsentRoutes(register: Register, deps: Deps) {
  const consents = mailConsentService(deps);

  register(consent.consentLook, consents.look);
  register(consent.consentAnswer, consents.answer);
}

declare module '../../../domain-event.ts' {
  interface DomainEvents {
    /** Candidates whom a company had added by hand have agreed to e-mails, in these applications. */
    'consent.given'(applicationIds: readonly string[]): void;
  }
}

/** Consent of candidates added by hand to e-mails of the company. */
export const mailConsentModule: Module = {
  routes: mailConsentRoutes,
  mails: [consentAskMail],
  tables: {
    mail_consent: {
      without: 'what an address said to a company, by its hash: the company sees it on its candidates',
    },
    candidate_consent: 'applications-received',
  },
};
