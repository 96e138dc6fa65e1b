import * as consent from '@acheep/contract/messaging/mail-consent';
import type { Deps } from '../../../deps.ts';
import { emit } from '../../../domain-event.ts';
import { AppError } from '../../../error.ts';
import type { Call, Module, Register } from '../../../module.ts';
import { tokenHash } from '../../../plumbing/secret.ts';
import { setStopped } from '../recipient/recipient.repository.ts';
import { consentAskMail } from './mail-consent.mail.ts';
import { stateOf } from './mail-consent.policy.ts';
import * as consents from './mail-consent.repository.ts';

function present(row: consents.ShownRow): consent.ConsentShown {
  const state = stateOf(row);
  const titles = row.candidates.map(({ application }) => application.job.title);
  const { name, nameKm } = row.company;
  return {
    company: { name, nameKm },
    jobs: [...new Set(titles)],
    answer: state === 'waiting' ? null : state,
  };
}

/** Takes the answers to consent requests, by the token of the mailed link. */
function mailConsentService(deps: Deps) {
  const { prisma } = deps.database;

  async function opened(found: Promise<consents.ShownRow | null>): Promise<consents.ShownRow> {
    const row = await found;
    if (!row) throw new AppError('consent.link');
    return row;
  }

  return {
    look: async ({ body: { token } }: Call<typeof consent.consentLook>) =>
      present(await opened(consents.findByToken(prisma, tokenHash(token)))),

    /** The latest answer counts: anyone who has the link reads the mails of the address. */
    answer: ({ body: { token, answer } }: Call<typeof consent.consentAnswer>) =>
      prisma.$transaction(async (tx) => {
        const hash = tokenHash(token);
        const row = await opened(consents.lockByToken(tx, hash));
        const at = deps.now();
        if (answer !== 'not-me') await setStopped(tx, row.addressKey, answer === 'stopped' ? at : null);
        await consents.saveAnswer(tx, row.id, answer, at);
        if (answer === 'given') {
          const applications = row.candidates.map(({ applicationId }) => applicationId);
          await emit(deps, tx, 'consent.given', applications);
        }
        return present(await opened(consents.findByToken(tx, hash)));
      }),
  };
}

function mailConsentRoutes(register: Register, deps: Deps) {
  const service = mailConsentService(deps);

  register(consent.consentLook, service.look);
  register(consent.consentAnswer, service.answer);
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
