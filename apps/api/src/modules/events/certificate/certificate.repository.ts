import { randomInt } from 'node:crypto';
import { certificateLetters } from '@acheep/contract/events/certificate';
import { today } from '@acheep/contract/kernel/calendar';
import { Prisma, type PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { keysetRows } from '../../../plumbing/keyset-rows.ts';

type Reader = PrismaClient | Transaction;

/** Hides certificates of disabled accounts, and those issued by disabled companies. */
const shown = {
  user: { disabledAt: null },
  OR: [{ gatheringId: null }, { gathering: { company: { owner: { disabledAt: null } } } }],
} satisfies Prisma.CertificateWhereInput;

export type CertificateRow = Prisma.CertificateGetPayload<object>;

export const findByNumber = (db: Reader, number: string) =>
  db.certificate.findFirst({ where: { number, ...shown } });

export const listOwn = (db: Reader, userId: string) =>
  db.certificate.findMany({ where: { userId, ...shown }, orderBy: [{ issuedAt: 'desc' }, { id: 'desc' }] });

export const findOwn = (db: Reader, userId: string, id: string) =>
  db.certificate.findFirst({ where: { id, userId, ...shown } });

/**
 * Certificate `c` belongs to registration `r`. One of an earlier run is older than it, as a repeated run starts with
 * new registrations. Dates that are corrected afterwards change neither.
 */
const ofRun = Prisma.sql`c.gathering_id = r.gathering_id AND c.user_id = r.user_id AND c.issued_at >= r.created_at`;

/** The certificates of these registrations, by registration id. */
async function ofRegistrations(db: Reader, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db.$queryRaw<{ registrationId: string; id: string; number: string }[]>`
    SELECT r.id AS "registrationId", c.id, c.number
    FROM registration r JOIN certificate c ON ${ofRun}
    WHERE r.id = ANY(${ids}::uuid[])`;
}

export const certificateIdsOf = async (db: Reader, registrationIds: readonly string[]) =>
  new Map((await ofRegistrations(db, registrationIds)).map(({ registrationId, id }) => [registrationId, id]));

export const numbersOf = async (db: Reader, registrationIds: readonly string[]) =>
  new Map(
    (await ofRegistrations(db, registrationIds)).map(({ registrationId, number }) => [
      registrationId,
      number,
    ]),
  );

/** Generates one of a million million numbers, with the year. */
function newNumber(now: Date): string {
  const letters = Array.from({ length: 8 }, () => certificateLetters[randomInt(certificateLetters.length)]);
  const code = letters.join('');
  return `AC-${today(now).slice(0, 4)}-${code.slice(0, 4)}-${code.slice(4)}`;
}

export interface Times {
  startsOn: Date;
  endsOn: Date;
  days: number;
}

/**
 * Returns participants who were present and have no certificate yet; none for a disabled company. Skips accounts that
 * are being deleted at this moment: the deletion waits for rows locked here, and the two would wait for each other.
 */
export async function findDue(tx: Transaction, gatheringId: string) {
  const due = await tx.$queryRaw<{ id: string }[]>`
    SELECT r.id FROM registration r JOIN gathering g ON g.id = r.gathering_id JOIN "user" u ON u.id = r.user_id
      JOIN company o ON o.id = g.company_id JOIN "user" w ON w.id = o.owner_id
    WHERE g.id = ${gatheringId}::uuid AND g.certificate AND r.state = 'seat' AND r.attended_at IS NOT NULL
      AND u.disabled_at IS NULL AND w.disabled_at IS NULL AND NOT EXISTS (SELECT FROM certificate c WHERE ${ofRun})
    FOR KEY SHARE OF u SKIP LOCKED`;
  return tx.registration.findMany({
    where: { id: { in: due.map(({ id }) => id) } },
    select: {
      user: { select: { id: true, name: true, email: true, locale: true } },
      gathering: {
        select: { id: true, kind: true, title: true, company: { select: { name: true, nameKm: true } } },
      },
    },
    orderBy: { turn: 'asc' },
  });
}
type Due = Awaited<ReturnType<typeof findDue>>[number];

export const issue = (tx: Transaction, { user, gathering }: Due, times: Times, now: Date) =>
  tx.certificate.create({
    data: {
      number: newNumber(now),
      userId: user.id,
      gatheringId: gathering.id,
      name: user.name,
      kind: gathering.kind,
      title: gathering.title,
      provider: gathering.company.name,
      providerKm: gathering.company.nameKm,
      ...times,
      issuedAt: now,
    },
  });

/** Deletes certificates of this run. */
export const takeBack = (tx: Transaction, gatheringId: string, userIds: string[]) => tx.$executeRaw`
  DELETE FROM certificate c USING registration r
  WHERE ${ofRun} AND r.gathering_id = ${gatheringId}::uuid AND r.user_id = ANY(${userIds}::uuid[])`;

/**
 * Returns the next one that is over and has a participant who was present without a certificate, after the one checked
 * last.
 */
export async function findOver(db: Reader, now: Date, after: string | null) {
  const [found] = await db.$queryRaw<{ id: string }[]>`
    SELECT g.id FROM gathering g JOIN company o ON o.id = g.company_id
      JOIN "user" w ON w.id = o.owner_id AND w.disabled_at IS NULL
    WHERE g.certificate AND g.status <> 'draft' AND g.ends_at <= ${now} AND (${after}::uuid IS NULL OR g.id > ${after}::uuid)
      AND EXISTS (
        SELECT FROM registration r JOIN "user" u ON u.id = r.user_id AND u.disabled_at IS NULL
        WHERE r.gathering_id = g.id AND r.state = 'seat' AND r.attended_at IS NOT NULL
          AND NOT EXISTS (SELECT FROM certificate c WHERE ${ofRun}))
    ORDER BY g.id LIMIT 1`;
  return found?.id ?? null;
}

export const timesOf = (tx: Transaction, gatheringId: string) =>
  tx.gatheringSession.findMany({
    where: { gatheringId },
    select: { startsAt: true, endsAt: true },
    orderBy: { position: 'asc' },
  });

/** For the data export. */
export const eachCertificate = (prisma: PrismaClient, userId: string) =>
  keysetRows((where, page) =>
    prisma.certificate.findMany({
      where: { ...where, userId },
      select: {
        id: true,
        number: true,
        name: true,
        kind: true,
        title: true,
        provider: true,
        providerKm: true,
        startsOn: true,
        endsOn: true,
        issuedAt: true,
      },
      ...page,
    }),
  );
