import type { Module } from '../../../module.ts';
import { consentAskMail } from './mail-consent.mail.ts';
import { mailConsentRoutes } from './mail-consent.routes.ts';

declare module '../../../domain-event.ts' {
  interface DomainEvents {
    /** Candidates whom a company had added by hand agree to e-mails, in these applications. */
    'consent.given'(applicationIds: readonly string[]): void;
  }
}

/** Whether a company may write to somebody whom it added by hand. */
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
