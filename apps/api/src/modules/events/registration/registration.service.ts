import * as contract from '@acheep/contract/events/registration';
import { today } from '@acheep/contract/kernel/calendar';
import { pageMeta } from '@acheep/contract/kernel/list-query';
import type { Currency } from '@acheep/contract/kernel/money';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { plain } from '../../../plain.ts';
import type { Reader } from '../../../search/rows.repository.ts';
import { presentCompanyName } from '../../companies/company/company.presenter.ts';
import { lockApplicant } from '../../hiring/application/application.repository.ts';
import { presentReference } from '../../jobs/reference/reference.presenter.ts';
import { calendarToKeep } from '../../messaging/mail/calendar-file.ts';
import { certificateIdsOf } from '../certificate/certificate.repository.ts';
import { statusAt } from '../gathering/gathering.policy.ts';
import { lockGathering } from '../gathering/gathering.repository.ts';
import { closedTo, feeAt, isCalledOff, isReminded, mayCancel } from './registration.policy.ts';
import * as registrations from './registration.repository.ts';
import { entriesOf } from './registration-calendar.ts';
import { registrationMails } from './registration-mail.service.ts';
import * as seats from './seat.repository.ts';
import { seatService } from './seat.service.ts';

const timeOf = ({ startsAt, endsAt }: registrations.GatheringRow['sessions'][number]) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

function presentGathering(row: registrations.GatheringRow, now: Date): contract.Registration['gathering'] {
  const next = row.sessions.find(({ endsAt }) => endsAt > now);
  return {
    _id: row.id,
    kind: row.kind,
    status: statusAt(now, row),
    title: row.title,
    company: presentCompanyName(row.company),
    online: row.online,
    venue: row.venue,
    address: row.address,
    province: row.province && presentReference(row.province),
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    next: next ? timeOf(next) : null,
    timeCount: row.sessions.length,
  };
}

interface Beside {
  now: Date;
  /** Places on the waiting lists and certificates, by registration. */
  places: ReadonlyMap<string, number>;
  certificates: ReadonlyMap<string, string>;
  /** Of these and other registrations. */
  messages: readonly registrations.MessageRow[];
}

/** The user's own registration. The link to join online is included with a seat, until it is over. */
function presentRegistration(
  row: registrations.RegistrationRow,
  { now, places, certificates, messages }: Beside,
): contract.Registration {
  const { gathering } = row;
  const isAhead = statusAt(now, gathering) === 'active';
  return {
    ...plain(contract.registration, row),
    place: places.get(row.id) ?? null,
    currency: row.currency as Currency,
    fee: row.fee === null ? null : Number(row.fee),
    isPaid: row.paidAt !== null,
    link: row.state === 'seat' && isAhead && gathering.online ? gathering.link : null,
    mayCancel: mayCancel(now, row),
    certificateId: certificates.get(row.id) ?? null,
    messages: messages
      .filter(({ registrationId }) => registrationId === row.id)
      .map(({ id, subject, text, createdAt }) => ({
        _id: id,
        subject,
        text,
        createdAt: createdAt.toISOString(),
      })),
    gathering: presentGathering(gathering, now),
  };
}

export function registrationService(deps: Deps) {
  const { prisma } = deps.database;
  const mails = registrationMails(deps);
  const { moveUpIn: moveUp } = seatService(deps);

  async function present(db: Reader, rows: readonly registrations.RegistrationRow[]) {
    const ids = rows.map(({ id }) => id);
    const beside = {
      now: deps.now(),
      places: await registrations.placesOf(db, rows),
      certificates: await certificateIdsOf(db, ids),
      messages: await registrations.messagesOf(db, ids),
    };
    return rows.map((row) => presentRegistration(row, beside));
  }
  const presentOne = async (db: Reader, row: registrations.RegistrationRow) =>
    (await present(db, [row]))[0] as contract.Registration;

  async function ownById(db: Reader, actor: Actor, id: string) {
    const row = await registrations.findOwn(db, actor.id, id);
    if (!row) throw notFound();
    return row;
  }

  return {
    async list({ actor, query }: Call<typeof contract.registrationList>) {
      const { rows, total } = await registrations.listOwn(prisma, actor.id, query, deps.now());
      return { data: await present(prisma, rows), meta: pageMeta(total, query) };
    },

    /** Null if the user is not registered for a public one. */
    async get({ actor, params: { id: gatheringId } }: Call<typeof contract.registrationGet>) {
      const row = await registrations.findOwnFor(prisma, actor.id, gatheringId);
      if (row && (await registrations.isShown(prisma, row))) return presentOne(prisma, row);
      if (!(await registrations.findGathering(prisma, gatheringId))) throw notFound();
      return null;
    },

    /** Idempotent: an existing registration stays as it is. */
    async register({ tx, actor, params: { id: gatheringId } }: Call<typeof contract.registrationCreate>) {
      if (!(await lockApplicant(tx, actor.id))) throw new AppError('session.invalid');
      if (!(await lockGathering(tx, gatheringId))) throw notFound();
      const gathering = await registrations.findGathering(tx, gatheringId);
      if (!gathering) throw notFound();
      const now = deps.now();
      const own = await registrations.findOwnFor(tx, actor.id, gatheringId);
      if (own && own.state !== 'cancelled') return presentOne(tx, own);
      if (await seats.isOfCompany(tx, gathering.companyId, actor.id)) throw new AppError('registration.own');
      const isClaimed = !own && (await seats.claim(tx, gatheringId, actor.id));
      const claimed = isClaimed && (await registrations.findOwnFor(tx, actor.id, gatheringId));
      if (claimed && claimed.state !== 'cancelled') {
        const answer = await presentOne(tx, claimed);
        if (statusAt(now, gathering) === 'active') await mails.registeredIn(tx, claimed, answer.place ?? 1);
        return answer;
      }
      const closed = closedTo(now, gathering);
      if (closed) throw new AppError(closed);
      const isFree = gathering.seats === null || (await seats.countSeats(tx, gatheringId)) < gathering.seats;
      const id = await seats.register(tx, {
        gatheringId,
        userId: actor.id,
        state: isFree ? 'seat' : 'waiting',
        fee: feeAt(now, gathering),
        currency: gathering.currency,
        remindedAt: isFree && isReminded(now, gathering.startsAt) ? now : null,
      });
      const row = await ownById(tx, actor, id);
      const answer = await presentOne(tx, row);
      await mails.registeredIn(tx, row, answer.place ?? 1);
      return answer;
    },

    /** Idempotent. */
    async cancel({ tx, actor, params: { id } }: Call<typeof contract.registrationCancel>) {
      const found = await ownById(tx, actor, id);
      await lockGathering(tx, found.gathering.id);
      const held = await ownById(tx, actor, id);
      // Moved by the organiser meanwhile: the lock is on another one.
      if (held.gathering.id !== found.gathering.id) throw new AppError('record.changed');
      if (held.state === 'cancelled') return presentOne(tx, held);
      if (!mayCancel(deps.now(), held)) throw new AppError('registration.over');
      await seats.cancel(tx, id, deps.now());
      const row = await ownById(tx, actor, id);
      await mails.cancelledIn(tx, row, { hadSeat: held.state === 'seat' });
      await moveUp(tx, row.gathering);
      return presentOne(tx, row);
    },

    async calendar({ actor, params: { id } }: Call<typeof contract.registrationCalendar>) {
      const row = await ownById(prisma, actor, id);
      const { sessions } = row.gathering;
      if (row.state !== 'seat' || sessions.length === 0 || !(await registrations.isShown(prisma, row)))
        throw notFound();
      const [first] = sessions;
      return {
        name: `${row.gathering.kind}-${today(first?.startsAt)}.ics`,
        text: calendarToKeep(...entriesOf(deps, row, { cancelled: isCalledOff(deps.now(), row.gathering) })),
      };
    },
  };
}
