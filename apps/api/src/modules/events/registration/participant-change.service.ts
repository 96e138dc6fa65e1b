import type * as contract from '@acheep/contract/events/participant';
import type { Transaction } from '@acheep/database/connection';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError, notFound } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { writeAudit } from '../../platform/audit/audit.repository.ts';
import type { By } from '../../platform/audit/by.ts';
import { statusAt } from '../gathering/gathering.policy.ts';
import { lockGathering } from '../gathering/gathering.repository.ts';
import { isOfColleagues } from '../gathering/gathering-own.repository.ts';
import * as participants from './participant.repository.ts';
import { type Held, presentOwn } from './participant.service.ts';
import { actionsOn, feeAt, isReminded, mayAdd, movesUp } from './registration.policy.ts';
import { findRegistrations, getGathering } from './registration.repository.ts';
import { registrationMails } from './registration-mail.service.ts';
import * as seats from './seat.repository.ts';
import { seatService } from './seat.service.ts';

/** What the organiser does with single participants. */
export function participantChangeService(deps: Deps) {
  const { prisma } = deps.database;
  const mails = registrationMails(deps);
  const { moveUpIn: moveUp, stateIn } = seatService(deps);

  async function held(tx: Transaction, actor: Actor, id: string): Promise<Held> {
    const found = await participants.findHeld(tx, actor.id, id);
    if (!found) throw notFound();
    return found;
  }

  /** A participant whose training or event is locked, beside another that it may go to. */
  async function hold(
    tx: Transaction,
    { actor }: By,
    id: string,
    action: contract.ParticipantAction,
    to?: string,
  ) {
    const before = await participants.findParticipant(tx, actor.id, id);
    if (!before) throw notFound();
    const { gatheringId } = before;
    // In order of id, as others lock several.
    for (const one of [gatheringId, to ?? gatheringId].sort())
      await lockGathering(tx, one, isOfColleagues(actor.id));
    const participant = await participants.findParticipant(tx, actor.id, id);
    const gathering = await held(tx, actor, gatheringId);
    if (participant?.gatheringId !== gatheringId) throw notFound();
    const isAllowed = actionsOn(deps.now(), gathering, participant).includes(action);
    return { participant, gathering, isAllowed, ...(await rowOf(tx, id)) };
  }

  /** The row for mails; none of somebody without an account, who is told nothing. */
  const rowOf = async (tx: Transaction, id: string) => ({ row: (await findRegistrations(tx, [id]))[0] });

  /** Names only accounts, with which the entry is forgotten: what was typed of others goes with their registration. */
  const note = (
    tx: Transaction,
    { actor, requestId }: By,
    action: 'add' | 'seat' | 'move' | 'cancel' | 'delete',
    { id, userId }: Pick<participants.ParticipantRow, 'id' | 'userId'>,
    details: Record<string, string>,
  ) =>
    writeAudit(tx, {
      actorId: actor.id,
      action: `participant.${action}`,
      targetId: userId,
      subjectId: id,
      details,
      requestId,
      createdAt: deps.now(),
    });

  async function show(tx: Transaction, actor: Actor, id: string) {
    const row = await participants.findParticipant(tx, actor.id, id);
    if (!row) throw notFound();
    const [shown] = await presentOwn(tx, [row], deps.now(), await held(tx, actor, row.gatheringId));
    return shown as contract.Participant;
  }

  async function refuseAlike(
    tx: Transaction,
    gatheringId: string,
    person: Parameters<typeof participants.findAlike>[2],
  ) {
    const alike = await participants.findAlike(tx, gatheringId, person);
    if (alike) throw new AppError('participant.exists', { name: participants.personOf(alike).name });
  }

  return {
    /** Adds somebody without an account. An account with the same address learns nothing of it, nor does the organiser. */
    async add({
      tx,
      params: { id },
      body: { seat, ...person },
      ...by
    }: Call<typeof contract.participantAdd>) {
      await held(tx, by.actor, id);
      await lockGathering(tx, id);
      const { title, status, endsAt } = await held(tx, by.actor, id);
      const now = deps.now();
      if (!mayAdd(now, { status, endsAt })) throw new AppError('registration.over');
      await refuseAlike(tx, id, person);
      const gathering = await getGathering(tx, id);
      const state = await stateIn(tx, gathering, seat);
      const { currency, startsAt } = gathering;
      const remindedAt = isReminded(now, startsAt) ? now : null;
      const fee = feeAt(now, gathering);
      const added = await seats.addByHand(tx, {
        ...person,
        gatheringId: id,
        state,
        fee,
        currency,
        remindedAt,
      });
      await note(tx, by, 'add', { ...added, userId: null }, { gathering: title });
      return show(tx, by.actor, added.id);
    },

    /** Gives a seat out of turn, or restores what was cancelled. */
    async seat({ tx, params: { id }, body: { seat }, ...by }: Call<typeof contract.participantSeat>) {
      const { participant, gathering, isAllowed } = await hold(tx, by, id, 'seat');
      const { gatheringId, state: before } = participant;
      if (before === 'seat') return show(tx, by.actor, id);
      if (!isAllowed) throw new AppError('registration.over');
      const now = deps.now();
      const state = await stateIn(tx, await getGathering(tx, gatheringId), seat);
      if (state === before) return show(tx, by.actor, id);
      await seats.place(tx, id, {
        gatheringId,
        state,
        remindedAt: isReminded(now, gathering.startsAt) ? now : null,
      });
      await note(tx, by, 'seat', participant, { gathering: gathering.title, status: state });
      const { row } = await rowOf(tx, id);
      const shown = await show(tx, by.actor, id);
      // Afterwards only the list is put right.
      if (statusAt(now, gathering) !== 'active') return shown;
      if (row && before === 'waiting') await mails.movedUpIn(tx, row);
      else if (row) await mails.registeredIn(tx, row, shown.place ?? 1);
      return shown;
    },

    /** Moves somebody to another one of the company; their fee and payment stay. */
    async move({
      tx,
      params: { id },
      body: { gatheringId: to, seat },
      ...by
    }: Call<typeof contract.participantMove>) {
      const { participant, gathering, isAllowed, row: before } = await hold(tx, by, id, 'move', to);
      const target = await participants.findHeld(tx, by.actor.id, to);
      if (!target || to === participant.gatheringId || target.kind !== gathering.kind)
        throw fieldError({ gatheringId: 'unknown_reference' });
      if (!isAllowed) throw new AppError('registration.over');
      const now = deps.now();
      const goal = await getGathering(tx, to);
      if (!movesUp(now, goal)) throw new AppError('registration.closed');
      const { userId } = participant;
      if (userId) await seats.dropCancelled(tx, to, userId);
      await refuseAlike(tx, to, { userId, ...participants.personOf(participant) });
      const state = await stateIn(tx, goal, seat);
      const remindedAt = isReminded(now, goal.startsAt) ? now : null;
      await seats.place(tx, id, { gatheringId: to, state, remindedAt, createdAt: now });
      await note(tx, by, 'move', participant, { gathering: gathering.title, into: target.title });
      const { row } = await rowOf(tx, id);
      if (row && before) await mails.movedIn(tx, row, before);
      await moveUp(tx, await getGathering(tx, participant.gatheringId));
      return show(tx, by.actor, id);
    },

    /** Cancels for somebody, who is told by mail and notice if there is an account. */
    async cancel({
      tx,
      params: { id },
      body: { reason = '' },
      ...by
    }: Call<typeof contract.participantCancel>) {
      const { participant, gathering, isAllowed } = await hold(tx, by, id, 'cancel');
      if (participant.state === 'cancelled') return show(tx, by.actor, id);
      if (!isAllowed) throw new AppError('registration.over');
      await seats.cancel(tx, id, deps.now());
      await note(tx, by, 'cancel', participant, {
        gathering: gathering.title,
        ...(participant.userId && reason && { reason }),
      });
      const { row } = await rowOf(tx, id);
      if (row) await mails.removedIn(tx, row, { hadSeat: participant.state === 'seat', reason });
      await moveUp(tx, await getGathering(tx, participant.gatheringId));
      return show(tx, by.actor, id);
    },

    /** Deletes somebody without an account. */
    remove: ({ params: { id }, ...by }: Call<typeof contract.participantDelete>) =>
      prisma.$transaction(async (tx) => {
        const { participant, gathering, isAllowed } = await hold(tx, by, id, 'delete');
        if (!isAllowed) throw new AppError('participant.account');
        await seats.deleteByHand(tx, id);
        await note(tx, by, 'delete', { id, userId: null }, { gathering: gathering.title });
        if (participant.state === 'seat') await moveUp(tx, await getGathering(tx, participant.gatheringId));
      }),
  };
}
