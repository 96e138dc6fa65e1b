import { namesOf } from '@acheep/contract/companies/company-name';
import type * as contract from '@acheep/contract/events/participant';
import { pageMeta } from '@acheep/contract/kernel/list-query';
import type { Currency } from '@acheep/contract/kernel/money';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError, notFound } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import type { Reader } from '../../../search/rows.repository.ts';
import { refuseTooMany } from '../../companies/company/writing-day.service.ts';
import { lockWriter } from '../../hiring/candidate-message/candidate-message.repository.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { notify } from '../../messaging/notification/notify.ts';
import { mayReach } from '../../messaging/recipient/recipient.service.ts';
import { certificatesOf } from '../certificate/certificate.repository.ts';
import { certificateService } from '../certificate/certificate-issue.service.ts';
import { statusAt } from '../gathering/gathering.policy.ts';
import { lockGathering } from '../gathering/gathering.repository.ts';
import { participantMessageMail } from './participant.mail.ts';
import * as participants from './participant.repository.ts';
import { actionsOn, mayAdd, mayMark } from './registration.policy.ts';
import { placesOf } from './registration.repository.ts';

export type Held = NonNullable<Awaited<ReturnType<typeof participants.findHeld>>>;

/** Participants of a training or an event with their places on the waiting list and their certificates. */
export async function presentParticipants(
  db: Reader,
  rows: readonly participants.ParticipantRow[],
  count: number,
): Promise<(Omit<contract.Participant, 'note' | 'actions'> & { userId: string | null })[]> {
  const places = await placesOf(db, rows);
  const certificates = await certificatesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    _id: row.id,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...participants.personOf(row),
    userId: row.userId,
    hasAccount: row.userId !== null,
    state: row.state,
    place: places.get(row.id) ?? null,
    currency: row.currency as Currency,
    fee: row.fee === null ? null : Number(row.fee),
    paidAt: row.paidAt?.toISOString() ?? null,
    presentAt: participants.presentAt(row, count),
    attendedAt: row.attendedAt?.toISOString() ?? null,
    certificate: certificates.get(row.id) ?? null,
  }));
}

/** The same for the company that holds it, with its note and what it may do. */
export async function presentOwn(
  db: Reader,
  rows: readonly participants.ParticipantRow[],
  now: Date,
  gathering: Held,
): Promise<contract.Participant[]> {
  const shown = await presentParticipants(db, rows, gathering.sessions.length);
  return rows.map((row, at) => {
    const { userId: _, ...one } = shown[at] as (typeof shown)[number];
    return { ...one, note: row.note, actions: actionsOn(now, gathering, row) };
  });
}

/** Participants, for the company that holds the training or event. */
export function participantService(deps: Deps) {
  const { prisma } = deps.database;

  async function held(
    db: Parameters<typeof participants.findHeld>[0],
    actor: Actor,
    id: string,
  ): Promise<Held> {
    const found = await participants.findHeld(db, actor.id, id);
    if (!found) throw notFound();
    return found;
  }

  return {
    async summary({
      actor,
      params: { id },
    }: Call<typeof contract.participantSummaryGet>): Promise<contract.ParticipantSummary> {
      const gathering = await held(prisma, actor, id);
      const { fees, ...counts } = (await participants.countParticipants(prisma, [id]))(id);
      const now = deps.now();
      const { name, nameKm } = gathering.company;
      return {
        _id: id,
        kind: gathering.kind,
        status: statusAt(now, gathering),
        title: gathering.title,
        online: gathering.online,
        venue: gathering.venue,
        company: { name, nameKm },
        times: gathering.sessions.map(({ startsAt, endsAt }) => ({
          startsAt: startsAt.toISOString(),
          endsAt: endsAt.toISOString(),
        })),
        seats: gathering.seats,
        isPaid: gathering.fee !== null || fees > 0,
        certificate: gathering.certificate,
        mayMark: mayMark(now, gathering),
        mayAdd: mayAdd(now, gathering),
        counts,
      };
    },

    async list({ actor, params: { id }, query, locale }: Call<typeof contract.participantList>) {
      const gathering = await held(prisma, actor, id);
      const now = deps.now();
      const { rows, total } = await participants.listParticipants(prisma, id, query, now, locale);
      return { data: await presentOwn(prisma, rows, now, gathering), meta: pageMeta(total, query) };
    },

    /** Issues certificates to those who were present once it is over, and revokes those of others. */
    mark: ({
      actor,
      params: { id },
      body: { ids, session, ...mark },
    }: Call<typeof contract.participantMarkUpdate>) =>
      prisma.$transaction(async (tx) => {
        await held(tx, actor, id);
        await lockGathering(tx, id);
        const gathering = await held(tx, actor, id);
        const now = deps.now();
        const count = gathering.sessions.length;
        const sessions = session === undefined ? [...Array(count).keys()] : [session];
        const startsAt = session === undefined ? gathering.startsAt : gathering.sessions[session]?.startsAt;
        if (!startsAt) throw fieldError({ session: 'unknown_reference' });
        if (mark.wasThere && !mayMark(now, { ...gathering, startsAt }))
          throw new AppError('registration.not_begun');
        const wanted = ids && [...new Set(ids)];
        if (wanted && (await participants.findOf(tx, id, wanted)).length < wanted.length) throw notFound();
        const of = { gatheringId: id, count };
        const changed = await participants.mark(tx, of, wanted, { ...mark, sessions }, now);
        const certificates = certificateService(deps);
        if (mark.wasThere) await certificates.issueOfIn(tx, id, gathering.sessions);
        if (mark.wasThere === false) await certificates.takeBackIn(tx, id, gathering.sessions);
        return { changed };
      }),

    /** Writes to each participant with an account once, except those who cancelled. All read it with their registration. */
    async write({ tx, actor, params: { id }, body }: Call<typeof contract.participantWrite>) {
      const writer = await lockWriter(tx, actor.id);
      const gathering = await held(tx, actor, id);
      if (!writer || writer.id !== gathering.company.id) throw notFound();
      const wanted = [...new Set(body.ids)];
      const found = await participants.findOf(tx, id, wanted);
      if (found.length < wanted.length) throw notFound();
      const recipients = found.flatMap(({ id: registrationId, state, user }) =>
        user && state !== 'cancelled' && !user.disabledAt ? [{ registrationId, user }] : [],
      );
      await refuseTooMany(tx, deps, writer.id, recipients.length);
      const { kind, title } = gathering;
      const { subject, text } = body;
      const written: string[] = [];
      // In a fixed order, so that two who write to the same people cannot deadlock.
      for (const row of recipients.sort((a, b) => a.user.email.localeCompare(b.user.email))) {
        const { user } = row;
        if (!(await mayReach(tx, deps, { companyId: writer.id, address: user.email }))) continue;
        const company = (user.locale === 'km' && writer.nameKm) || writer.name;
        await sendMail(deps, tx, participantMessageMail, {
          to: user.email,
          locale: user.locale,
          params: { name: user.name, company, kind, title, subject, text, answerTo: writer.email },
        });
        await notify(deps, tx, 'participant-message', {
          userId: user.id,
          params: { ...namesOf(writer), title, subject, kind, id },
        });
        written.push(row.registrationId);
      }
      const by = { authorId: actor.id, subject, text, createdAt: deps.now() };
      await participants.createMessages(
        tx,
        written.map((registrationId) => ({ registrationId, ...by })),
      );
      return { written: written.length };
    },
  };
}
