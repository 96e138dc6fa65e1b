import type { Registration } from '@acheep/contract/events/registration';
import type { Currency } from '@acheep/contract/kernel/money';
import { presentCompany } from '../../jobs/job/job.presenter.ts';
import { presentReference } from '../../jobs/reference/reference.presenter.ts';
import { statusAt } from '../gathering/gathering.policy.ts';
import { mayCancel } from './registration.policy.ts';
import type { GatheringRow, MessageRow, RegistrationRow } from './registration.repository.ts';

const timeOf = ({ startsAt, endsAt }: GatheringRow['sessions'][number]) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

function presentGathering(row: GatheringRow, now: Date): Registration['gathering'] {
  const next = row.sessions.find(({ endsAt }) => endsAt > now);
  return {
    _id: row.id,
    kind: row.kind,
    status: statusAt(now, row),
    title: row.title,
    company: presentCompany(row.company),
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
  messages: readonly MessageRow[];
}

/** The user's own registration. The link to join online is included with a seat, until it is over. */
export function presentRegistration(
  row: RegistrationRow,
  { now, places, certificates, messages }: Beside,
): Registration {
  const { gathering } = row;
  const isAhead = statusAt(now, gathering) === 'active';
  return {
    _id: row.id,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    state: row.state,
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
