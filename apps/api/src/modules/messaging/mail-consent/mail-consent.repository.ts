import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

type Reader = PrismaClient | Transaction;
type Bytes = Uint8Array<ArrayBuffer>;

const answered = { id: true, answer: true, recipient: { select: { stoppedAt: true } } } as const;

/** Of an application, what tells whether its candidate may be written to. */
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

/** What a mailed link is about. */
export const findByToken = (db: Reader, tokenHash: Bytes) =>
  db.mailConsent.findUnique({ where: { tokenHash }, select: shown });
export type ShownRow = NonNullable<Awaited<ReturnType<typeof findByToken>>>;

/** The same, held. */
export async function lockByToken(tx: Transaction, tokenHash: Bytes): Promise<ShownRow | null> {
  await tx.$queryRaw`SELECT 1 FROM mail_consent WHERE token_hash = ${tokenHash} FOR NO KEY UPDATE`;
  return findByToken(tx, tokenHash);
}

/** What an address has said to a company, or was asked by it. */
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

/** Keeps a question, unless somebody else of the company has asked it meanwhile: then null. */
export async function createConsent(tx: Transaction, data: NewConsent) {
  const [created] = await tx.mailConsent.createManyAndReturn({
    data,
    skipDuplicates: true,
    select: { id: true },
  });
  return created ?? null;
}

/** Says whose consent it is that a candidate is written to. */
export const linkCandidate = (tx: Transaction, applicationId: string, consentId: string) =>
  tx.candidateConsent.upsert({
    where: { applicationId },
    create: { applicationId, consentId },
    update: { consentId },
    select: { consentId: true },
  });

export const saveAnswer = (tx: Transaction, id: string, answer: string, answeredAt: Date) =>
  tx.mailConsent.update({ where: { id }, data: { answer, answeredAt }, select: { id: true } });

/** Whether the account of an address has applied to a company, and has not taken that back. */
export const hasApplied = async (tx: Transaction, companyId: string, email: string) =>
  (await tx.application.count({
    where: { job: { companyId }, status: { not: 'withdrawn' }, applicant: { email, disabledAt: null } },
  })) > 0;
