import { z } from 'zod';
import { maxRecipients } from '../hiring/candidate-message.ts';
import { messageLength, subjectLength } from '../hiring/candidate-message-fill.ts';
import { always, atMost } from '../kernel/bound.ts';
import { choice } from '../kernel/choice.ts';
import { all, endpoint, one, page, record } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { listQuery } from '../kernel/list-query.ts';
import { currencies } from '../kernel/money.ts';
import { id, line, text } from '../kernel/text.ts';
import { gatheringKinds, gatheringStatuses, registrationStates } from './gathering-option.ts';
import { participants } from './registration-option.ts';

/** Participant in the organiser's list. */
export const participant = z.strictObject({
  ...record,
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  state: choice(registrationStates),
  /** Position on the waiting list, from 1. */
  place: z.int().positive().nullable(),
  currency: choice(currencies),
  /** Fee at the time of registration, in minor units; null is free. */
  fee: z.int().nullable(),
  paidAt: z.iso.datetime().nullable(),
  attendedAt: z.iso.datetime().nullable(),
  /** Number of the certificate of attendance. */
  certificate: z.string().nullable(),
});
export type Participant = z.infer<typeof participant>;

const time = z.strictObject({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime() });

/**
 * Gathering of a participant list, with counts.
 *
 * @collected by the description of the API.
 */
export const participantSummary = z.strictObject({
  _id: z.uuid(),
  kind: choice(gatheringKinds),
  status: choice(gatheringStatuses),
  title: z.string(),
  online: z.boolean(),
  venue: z.string().nullable(),
  company: z.strictObject({ name: z.string(), nameKm: z.string().nullable() }),
  times: z.array(time),
  /** Null is unlimited. */
  seats: z.int().nullable(),
  /** True when there is a fee, or was at the time of a registration. */
  isPaid: z.boolean(),
  certificate: z.boolean(),
  /** True when attendance can be marked: from the first day on. */
  mayMark: z.boolean(),
  counts: z.strictObject({
    seat: z.int(),
    waiting: z.int(),
    cancelled: z.int(),
    paid: z.int(),
    attended: z.int(),
  }),
});
export type ParticipantSummary = z.infer<typeof participantSummary>;

export const participantQuery = listQuery(participants);

const ids = named(
  atMost(maxRecipients, z.array(id).min(1, { error: 'required_choice' })),
  'participants',
  'អ្នកចូលរួម',
);

/**
 * Organiser's marks on participants; omitted fields stay unchanged.
 *
 * @collected by the description of the API.
 */
export const participantMark = z
  .strictObject({
    ids,
    isPaid: named(z.boolean(), 'payment', 'ការបង់ប្រាក់').optional(),
    wasThere: named(z.boolean(), 'attendance', 'វត្តមាន').optional(),
  })
  .refine(({ isPaid, wasThere }) => isPaid !== undefined || wasThere !== undefined, {
    path: ['wasThere'],
    error: 'required_choice',
    ...always,
  });

export const participantMessage = z.strictObject({
  ids,
  subject: named(line(subjectLength.typed), 'subject', 'ប្រធានបទ'),
  text: named(text(messageLength.typed), 'text', 'អត្ថបទ'),
});

export const participantSummaryGet = endpoint({
  method: 'GET',
  path: '/gathering/:id/participant/summary',
  access: 'PostEvent',
  summary:
    'Get a training or event with the counts of its participants: seats, waiting, cancelled, paid, attended',
  response: one(participantSummary),
});

export const participantList = endpoint({
  method: 'GET',
  path: '/gathering/:id/participant',
  access: 'PostEvent',
  summary: 'List the participants of a training or event of the company; `search` covers names and e-mails',
  query: participantQuery,
  response: page(participant),
});

export const participantMarkUpdate = endpoint({
  method: 'PUT',
  path: '/gathering/:id/participant',
  access: 'PostEvent',
  summary: 'Mark participants with a seat as paid or not, and as present or not',
  body: participantMark,
  response: one(z.strictObject({ changed: z.int() })),
  limit: 'work',
});

export const participantWrite = endpoint({
  method: 'POST',
  path: '/gathering/:id/participant/email',
  access: 'PostEvent',
  summary: 'Send a message to participants, except those who cancelled: by e-mail, and as a notification',
  body: participantMessage,
  response: one(z.strictObject({ written: z.int() })),
  status: 201,
  idempotent: true,
  limit: 'edit',
});

export const participantTable = endpoint({
  method: 'GET',
  path: '/gathering/:id/participant/csv',
  notWhileImpersonating: true,
  access: 'PostEvent',
  summary: 'Export all participants as CSV, regardless of `offset` and `limit`',
  query: participantQuery,
  response: one(z.strictObject({ name: z.string(), text: z.string() })),
  limit: 'costly',
});

export const participantSheet = endpoint({
  method: 'GET',
  path: '/gathering/:id/participant/sheet',
  notWhileImpersonating: true,
  access: 'PostEvent',
  summary: 'List all participants with a seat by name, for the attendance sheet',
  response: all(z.strictObject({ _id: z.uuid(), name: z.string(), phone: z.string().nullable() })),
  limit: 'costly',
});

/** @collected by `pages.ts`. */
export const pages = [
  '/manage-training/:id/participants',
  '/manage-training/:id/participants/print',
  '/manage-event/:id/participants',
  '/manage-event/:id/participants/print',
] as const;
