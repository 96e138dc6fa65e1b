import type { Transaction } from '@acheep/database/connection';
import { read, row } from '@acheep/database/statement';
import { idsOf, type Reader } from '../../../search/rows.repository.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const answered = { id: true, answer: true, recipient: { select: { stoppedAt: true } } } as const;

/** The fields of an application that tell whether its candidate may be written to. */
export const consentFields = { select: { consent: { select: answered } } } as const;

const shown = {
  ...answered,
  addressKey: true,
  company: { select: { id: true, name: true, nameKm: true } },
  candidates: {
    select: { applicationId: true, application: { select: { job: { select: { title: true } } } } },
    orderBy: { applicationId: 'desc' },
  },
} as const;

/** Returns the consent request that a mailed link belongs to. */
export const findByToken = (db: Reader, tokenHash: Bytes) =>
  db.mailConsent.findUnique({ where: { tokenHash }, select: shown });
export type ShownRow = NonNullable<Awaited<ReturnType<typeof findByToken>>>;

/** The same as `findByToken`, with the row locked. */
export async function lockByToken(tx: Transaction, tokenHash: Bytes): Promise<ShownRow | null> {
  const has = row('mail_consent')('e.token_hash', '=', Buffer.from(tokenHash));
  await read(tx, idsOf('mail_consent', has).forNoKeyUpdate());
  return findByToken(tx, tokenHash);
}

/** Returns the answer of an address to a company, or the open request. */
export const findConsent = (tx: Transaction, companyId: string, addressKey: Bytes) =>
  tx.mailConsent.findUnique({
    where: { companyId_addressKey: { companyId, addressKey } },
    select: answered,
  });

interface NewConsent {
  companyId: string;
  addressKey: Bytes;
  tokenHash: Bytes;
  askedAt?: Date;
  answer?: string;
  answeredAt?: Date;
}

/** Stores a request; null if a colleague has sent one meanwhile. */
export async function createConsent(tx: Transaction, data: NewConsent) {
  const [created] = await tx.mailConsent.createManyAndReturn({
    data,
    skipDuplicates: true,
    select: { id: true },
  });
  return created ?? null;
}

export const linkCandidate = (tx: Transaction, applicationId: string, consentId: string) =>
  tx.candidateConsent.upsert({
    where: { applicationId },
    create: { applicationId, consentId },
    update: { consentId },
    select: { consentId: true },
  });

export const saveAnswer = (tx: Transaction, id: string, answer: string, answeredAt: Date) =>
  tx.mailConsent.update({ where: { id }, data: { answer, answeredAt }, select: { id: true } });

/** True when the account with this address has applied to the company and has not withdrawn. */
export const hasApplied = async (tx: Transaction, companyId: string, email: string) =>
  (await tx.application.count({
    where: { job: { companyId }, status: { not: 'withdrawn' }, applicant: { email, disabledAt: null } },
  })) > 0;
