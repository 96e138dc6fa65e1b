import { z } from 'zod';
import { choice } from '../kernel/choice.ts';
import { endpoint, one, page, record } from '../kernel/endpoint.ts';
import { listQuery } from '../kernel/list-query.ts';
import { currencies } from '../kernel/money.ts';
import { adminGatherings, gatheringKinds, gatheringStatuses } from './gathering-option.ts';
import { participant, participantQuery } from './participant.ts';

const count = z.int().nonnegative();

/** Training or event in the operators' list. */
const adminGathering = z.strictObject({
  ...record,
  kind: choice(gatheringKinds),
  /** Effective status: an active gathering whose sessions are over counts as closed. */
  status: choice(gatheringStatuses),
  title: z.string(),
  company: z.strictObject({ _id: z.uuid(), name: z.string(), nameKm: z.string().nullable() }),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  currency: choice(currencies),
  /** Minor units; null is free. */
  fee: z.int().nullable(),
  /** Null is unlimited. */
  seats: z.int().nullable(),
  /** Numbers of participants with a seat, with a seat that is paid, and on the waiting list. */
  registered: count,
  paid: count,
  waiting: count,
});
export type AdminGathering = z.infer<typeof adminGathering>;

const adminGatheringDetail = z.strictObject({
  ...adminGathering.shape,
  online: z.boolean(),
  venue: z.string().nullable(),
  address: z.string().nullable(),
  times: z.array(z.strictObject({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime() })),
  contactName: z.string().nullable(),
  contactPhone: z.string().nullable(),
  contactEmail: z.string().nullable(),
  cancelled: count,
  attended: count,
  certificates: count,
  /** Fees of participants with a seat by currency, in minor units: in all, and marked as paid by the organiser. */
  fees: z.array(z.strictObject({ currency: choice(currencies), due: z.int(), paid: z.int() })),
});
export type AdminGatheringDetail = z.infer<typeof adminGatheringDetail>;

const adminParticipant = z.strictObject({
  ...participant.omit({ note: true, actions: true }).shape,
  /** Null for somebody without an account. */
  userId: z.uuid().nullable(),
});
export type AdminParticipant = z.infer<typeof adminParticipant>;

/** Operators' endpoints, the same for both kinds. */
const endpointsOf = <const K extends keyof typeof gatheringKinds>(
  kind: K,
  { a, all }: { a: string; all: string },
) => {
  const path = `/admin/${kind}` as const;
  return {
    list: endpoint({
      method: 'GET',
      path,
      access: 'Admin',
      summary: `List the ${all} of all companies with their seats and registrations; \`search\` covers titles and companies`,
      query: listQuery(adminGatherings),
      response: page(adminGathering),
    }),
    get: endpoint({
      method: 'GET',
      path: `${path}/:id`,
      access: 'Admin',
      summary: `Get ${a} of any company with its times, seats and fees`,
      response: one(adminGatheringDetail),
    }),
    participants: endpoint({
      method: 'GET',
      path: `${path}/:id/participant`,
      access: 'Admin',
      summary: `List the participants of ${a} with their fees; \`search\` covers names, e-mails and phones`,
      query: participantQuery,
      response: page(adminParticipant),
    }),
  };
};

export const adminGatheringEndpoints = {
  training: endpointsOf('training', { a: 'a training', all: 'trainings' }),
  event: endpointsOf('event', { a: 'an event', all: 'events' }),
};

export const {
  list: adminTrainingList,
  get: adminTrainingGet,
  participants: adminTrainingParticipants,
} = adminGatheringEndpoints.training;

export const {
  list: adminEventList,
  get: adminEventGet,
  participants: adminEventParticipants,
} = adminGatheringEndpoints.event;

/** @collected by `pages.ts`. */
export const pages = ['/admin/training', '/admin/training/:id', '/admin/event', '/admin/event/:id'] as const;
