import { z } from 'zod';
import { mostRecipients } from '../hiring/candidate-message.ts';
import { messageLength, subjectLength } from '../hiring/candidate-message-fill.ts';
import { always, atMost } from '../kernel/bound.ts';
import { choice } from '../kernel/choice.ts';
import { all, endpoint, one, page, record } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { anyOf, listQuery } from '../kernel/list.ts';
import { currencies } from '../kernel/money.ts';
import { id, line, text } from '../kernel/text.ts';
import { gatheringKinds, gatheringStatuses, registrationStates } from './gathering-option.ts';
import { attendedOptions, paidOptions, participantSorts } from './registration-option.ts';

/** Somebody who registered, as the company sees them. */
const participant = z.strictObject({
  ...record,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  state: choice(registrationStates),
  /** On the waiting list: the first is 1. */
  place: z.int().positive().nullable(),
  currency: choice(currencies),
  /** As it was when they registered: minor units; null is free. */
  fee: z.int().nullable(),
  paidAt: z.iso.datetime().nullable(),
  attendedAt: z.iso.datetime().nullable(),
  /** The number of their certificate of attendance. */
  certificate: z.string().nullable(),
});
export type Participant = z.infer<typeof participant>;

const time = z.strictObject({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime() });

/** What they come to, and how many they are. */
const participantSummary = z.strictObject({
  _id: z.uuid(),
  kind: choice(gatheringKinds),
  status: choice(gatheringStatuses),
  title: z.string(),
  online: z.boolean(),
  venue: z.string().nullable(),
  company: z.strictObject({ name: z.string(), nameKm: z.string().nullable() }),
  times: z.array(time),
  /** Null is as many as come. */
  seats: z.int().nullable(),
  /** Whether it costs anything, or did when somebody registered. */
  isPaid: z.boolean(),
  certificate: z.boolean(),
  /** Whether who was there can be marked yet: from its first day on. */
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

const participantQuery = listQuery({
  filters: {
    state: named(anyOf(registrationStates), 'state', 'ស្ថានភាព'),
    paid: named(choice(paidOptions), 'payment', 'ការបង់ប្រាក់'),
    attended: named(choice(attendedOptions), 'attendance', 'វត្តមាន'),
  },
  sorts: participantSorts,
});

const ids = named(
  atMost(mostRecipients, z.array(id).min(1, { error: 'required_choice' })),
  'participants',
  'អ្នកចូលរួម',
);

/** What is noted of participants; what is left out stays. */
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

/** A message to participants. */
export const participantMessage = z.strictObject({
  ids,
  subject: named(line(subjectLength.typed), 'subject', 'ប្រធានបទ'),
  text: named(text(messageLength.typed), 'text', 'អត្ថបទ'),
});

export const participantSummaryGet = endpoint({
  method: 'GET',
  path: '/gathering/:id/participant/summary',
  access: 'PostEvent',
  summary: 'What the participants of a training or an event come to, and how many they are',
  response: one(participantSummary),
});

export const participantList = endpoint({
  method: 'GET',
  path: '/gathering/:id/participant',
  access: 'PostEvent',
  summary: 'Who registered for a training or an event of the company; `search` looks at name and e-mail',
  query: participantQuery,
  response: page(participant),
});

export const participantMarkUpdate = endpoint({
  method: 'PUT',
  path: '/gathering/:id/participant',
  access: 'PostEvent',
  summary: 'Note of participants with a seat whether they paid and whether they were there',
  body: participantMark,
  response: one(z.strictObject({ changed: z.int() })),
  limit: 'work',
});

export const participantWrite = endpoint({
  method: 'POST',
  path: '/gathering/:id/participant/email',
  access: 'PostEvent',
  summary: 'Write to participants by e-mail; who cancelled is left out',
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
  summary:
    'The whole list of participants, whatever `offset` and `limit` say, as a table for spreadsheets (CSV)',
  query: participantQuery,
  response: one(z.strictObject({ name: z.string(), text: z.string() })),
  limit: 'costly',
});

export const participantSheet = endpoint({
  method: 'GET',
  path: '/gathering/:id/participant/sheet',
  notWhileImpersonating: true,
  access: 'PostEvent',
  summary: 'All who have a seat, by name, for the sheet on which they sign',
  response: all(z.strictObject({ _id: z.uuid(), name: z.string(), phone: z.string().nullable() })),
  limit: 'costly',
});

/** @collected by `kernel/pages.ts`. */
export const pages = [
  '/manage-training/:id/participants',
  '/manage-training/:id/participants/print',
  '/manage-event/:id/participants',
  '/manage-event/:id/participants/print',
] as const;
