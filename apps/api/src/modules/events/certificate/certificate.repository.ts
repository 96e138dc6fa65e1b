import { randomInt } from 'node:crypto';
import { certificateLetters } from '@acheep/contract/events/certificate';
import { today } from '@acheep/contract/kernel/calendar';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { all, anyOf, build, type Condition, read, row } from '@acheep/database/statement';
import { sql } from 'kysely';
import { eachRow, findOne, idsOf, type Reader, related } from '../../../search/rows.repository.ts';
import { accountIsEnabled, companyIsShown } from '../../../search/search-condition.repository.ts';
import { isOfColleagues } from '../gathering/gathering-own.repository.ts';
import { isWithoutAccount, participantIsShown } from '../registration/participant.repository.ts';

const certificate = row('certificate');
const registration = row('registration');
const gathering = row('gathering');
/** Certificates that are shown: not those of disabled accounts, and of disabled companies. */
const isShown: Condition = certificate.and([
  certificate.or([certificate('e.user_id', 'is', null), accountIsEnabled('e.user_id')]),
  certificate.or([
    certificate('e.gathering_id', 'is', null),
    related('gathering', ['id', 'e.gathering_id'], companyIsShown),
  ]),
]);
const isOf = (userId: string): Condition => certificate('e.user_id', '=', userId);

export type CertificateRow = Prisma.CertificateGetPayload<object>;

const listShown = async (db: Reader, condition: Condition) => {
  const found = await read(db, idsOf('certificate', condition, isShown));
  return db.certificate.findMany({
    where: { id: { in: found.map(({ id }) => id) } },
    orderBy: [{ issuedAt: 'desc' }, { id: 'desc' }],
  });
};

export const findByNumber = async (db: Reader, number: string) =>
  (await listShown(db, certificate('e.number', '=', number)))[0] ?? null;

export const listOwn = (db: Reader, userId: string) => listShown(db, isOf(userId));

/** Certificates of people without an account, which their organiser hands out. */
const isHandedOutBy = (userId: string): Condition =>
  certificate.and([
    certificate('e.user_id', 'is', null),
    related('gathering', ['id', 'e.gathering_id'], isOfColleagues(userId)),
  ]);

/** A certificate that the user may open: their own, or one that they hand out. */
export const findToOpen = (db: Reader, userId: string, id: string) =>
  findOne(
    db,
    'certificate',
    id,
    [certificate.or([isOf(userId), isHandedOutBy(userId)]), isShown],
    ({ where }) => db.certificate.findUnique({ where }),
  );

/**
 * Certificate `c` belongs to registration `e`. The previous version did not store of which; one of an earlier run is
 * older than it, as a repeated run starts with new registrations. Dates that are corrected afterwards change neither.
 */
const ofRun = sql<boolean>`(c.gathering_id = e.gathering_id AND (c.registration_id = e.id
  OR c.registration_id IS NULL AND c.user_id = e.user_id AND c.issued_at >= e.created_at))`;

/** The certificates of these registrations, by registration id. */
async function ofRegistrations(db: Reader, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return read(
    db,
    build
      .selectFrom('registration as e')
      .innerJoin('certificate as c', (join) => join.on(ofRun))
      .where('e.id', '=', anyOf(ids, 'uuid[]'))
      .select(['e.id as registrationId', 'c.id', 'c.number']),
  );
}

export const certificateIdsOf = async (db: Reader, registrationIds: readonly string[]) =>
  new Map((await ofRegistrations(db, registrationIds)).map(({ registrationId, id }) => [registrationId, id]));

export const certificatesOf = async (db: Reader, registrationIds: readonly string[]) =>
  new Map(
    (await ofRegistrations(db, registrationIds)).map(({ registrationId, id, number }) => [
      registrationId,
      { _id: id, number },
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

/** Trainings and events after which certificates are issued; none of a disabled company. */
const issues = all([gathering('e.certificate', '=', true), companyIsShown]);

/** Registrations of participants who were present and have no certificate yet. */
const isDue: Condition = registration.and([
  registration('e.state', '=', 'seat'),
  registration('e.attended_at', 'is not', null),
  participantIsShown,
  registration.not(registration.exists(build.selectFrom('certificate as c').where(ofRun).select('c.id'))),
]);

/**
 * Returns participants who get a certificate. Skips accounts that are being deleted at this moment: the deletion waits
 * for rows locked here, and the two would wait for each other.
 */
export async function findDue(tx: Transaction, gatheringId: string) {
  const isDueHere = all([
    registration('e.gathering_id', '=', gatheringId),
    isDue,
    related('gathering', ['id', 'e.gathering_id'], issues),
  ]);
  const due = await read(
    tx,
    build
      .selectFrom('registration as e')
      .innerJoin('user as u', 'u.id', 'e.user_id')
      .where(isDueHere)
      .select('e.id')
      .forKeyShare('u')
      .skipLocked(),
  );
  const byHand = await read(tx, idsOf('registration', isDueHere, isWithoutAccount));
  return tx.registration.findMany({
    where: { id: { in: [...due, ...byHand].map(({ id }) => id) } },
    select: {
      id: true,
      name: true,
      user: { select: { id: true, name: true, email: true, locale: true } },
      gathering: {
        select: { id: true, kind: true, title: true, company: { select: { name: true, nameKm: true } } },
      },
    },
    orderBy: { turn: 'asc' },
  });
}
type Due = Awaited<ReturnType<typeof findDue>>[number];

export const issue = (tx: Transaction, { id, name, user, gathering }: Due, times: Times, now: Date) =>
  tx.certificate.create({
    data: {
      number: newNumber(now),
      userId: user?.id ?? null,
      gatheringId: gathering.id,
      registrationId: id,
      name: user?.name ?? name ?? '',
      kind: gathering.kind,
      title: gathering.title,
      provider: gathering.company.name,
      providerKm: gathering.company.nameKm,
      ...times,
      issuedAt: now,
    },
  });

/** Deletes certificates of this run whose owners were not present after all. */
export const takeBack = (tx: Transaction, gatheringId: string) =>
  read(
    tx,
    build
      .deleteFrom('certificate as c')
      .using('registration as e')
      .where(ofRun)
      .where('e.gathering_id', '=', gatheringId)
      .where('e.attended_at', 'is', null),
  );

/**
 * Returns the next one that is over and has a participant who was present without a certificate, after the one checked
 * last.
 */
export async function findOver(db: Reader, now: Date, after: string | null) {
  const isOver = gathering.and([gathering('e.status', '<>', 'draft'), gathering('e.ends_at', '<=', now)]);
  const next = after && gathering('e.id', '>', after);
  const hasDue = related('registration', ['gathering_id', 'e.id'], isDue);
  const [found] = await read(
    db,
    idsOf('gathering', all([issues, isOver, next, hasDue]))
      .orderBy('e.id')
      .limit(1),
  );
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
  eachRow(prisma, 'certificate', [isOf(userId)], (page) =>
    prisma.certificate.findMany({
      ...page,
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
    }),
  );
