import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import type { DomainEvent } from '../../../domain-event.ts';
import { certificateService } from '../certificate/certificate-issue.service.ts';
import { movePresence } from './participant.repository.ts';
import { isReminded } from './registration.policy.ts';
import { type GatheringRow, getGathering, listTakingPart } from './registration.repository.ts';
import { registrationMails } from './registration-mail.service.ts';
import { clear, remindAnew } from './seat.repository.ts';
import { seatService } from './seat.service.ts';

/** Marks of attendance stay with their sessions: with those at the same time, and with the others in order. */
async function takePresenceAlong(
  tx: Transaction,
  { id: gatheringId, sessions }: GatheringRow,
  before: DomainEvent<'gathering.changed'>['timesBefore'],
  now: Date,
) {
  const [earlier, later] = [before, sessions].map((times) => times.map(({ startsAt }) => startsAt.getTime()));
  if (!earlier || !later) return;
  const free = [...later.keys()].filter((at) => !earlier.includes(later[at] as number));
  const to = earlier.map((time) => (later.includes(time) ? later.indexOf(time) : free.shift()));
  const kept = [...to.entries()].filter((pair): pair is [number, number] => pair[1] !== undefined);
  const moved = { from: kept.map(([at]) => at), to: kept.map(([, at]) => at) };
  await movePresence(tx, { gatheringId, count: sessions.length }, moved, now);
}

/** Applies a change of a training or an event, which is locked, to its registrations. */
export async function followGathering(
  tx: Transaction,
  { id, before, after, dates, place, timesBefore }: DomainEvent<'gathering.changed'>,
  deps: Pick<Deps, 'config' | 'queue' | 'now'>,
) {
  const now = deps.now();
  const mails = registrationMails(deps);
  const gathering = await getGathering(tx, id);
  const isNewRun = gathering.endsAt !== null && gathering.endsAt > now;
  const tookPlace = timesBefore.length > 0 && timesBefore.every(({ endsAt }) => endsAt <= now);
  if (dates && !(tookPlace && isNewRun)) await takePresenceAlong(tx, gathering, timesBefore, now);
  if (tookPlace) {
    // With new dates ahead it is a new run, for other people.
    if (!isNewRun) return;
    await certificateService(deps).issueOfIn(tx, id, timesBefore);
    await clear(tx, id);
    return;
  }
  if (before === 'active' && after !== 'active') {
    for (const row of await listTakingPart(tx, id)) await mails.offIn(tx, row);
    return;
  }
  if (after !== 'active') return;
  if (dates) await remindAnew(tx, id, isReminded(now, gathering.startsAt) ? now : null);
  // A participant who moves up gets the new times with the seat.
  const participants = dates || place || before === 'closed' ? await listTakingPart(tx, id) : [];
  for (const row of participants) await mails.changedIn(tx, row, timesBefore);
  await seatService(deps).moveUpIn(tx, gathering);
}
