import { z } from 'zod';
import { maxRecipients } from '../hiring/candidate-message.ts';
import { messageLength, subjectLength } from '../hiring/candidate-message-fill.ts';
import { always, atMost } from '../kernel/bound.ts';
import { choice } from '../kernel/choice.ts';
import { all, endpoint, nothing, one, page, record } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { named } from '../kernel/field-label.ts';
import { listQuery } from '../kernel/list-query.ts';
import { currencies } from '../kernel/money.ts';
import type { Options } from '../kernel/option.ts';
import { email, id, line, phone, text } from '../kernel/text.ts';
import {
  gatheringBounds,
  gatheringKinds,
  gatheringStatuses,
  registrationStates,
} from './gathering-option.ts';
import { participants, seatChoices } from './registration-option.ts';

/** Actions that the organiser may take on a participant in the present state. */
const participantActions = ['seat', 'move', 'cancel', 'delete'] as const;
export type ParticipantAction = (typeof participantActions)[number];

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
  /** False for somebody whom the organiser added by hand, and who gets no mail. */
  hasAccount: z.boolean(),
  /** Note of the organiser. */
  note: z.string().nullable(),
  /** Positions of the sessions at which the participant was present, from 0. */
  presentAt: z.array(z.int().nonnegative()),
  /** Set while these suffice for a certificate. */
  attendedAt: z.iso.datetime().nullable(),
  /** Certificate of attendance. */
  certificate: z.strictObject({ _id: z.uuid(), number: z.string() }).nullable(),
  actions: z.array(z.enum(participantActions)),
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
  /** True while people can be added: unless it is a draft, or was cancelled. */
  mayAdd: z.boolean(),
  counts: z.strictObject({
    seat: z.int(),
    waiting: z.int(),
    cancelled: z.int(),
    paid: z.int(),
    attended: z.int(),
  }),
});
export type ParticipantSummary = z.infer<typeof participantSummary>;

export const noteLength = 1000;
export const reasonLength = 500;

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
    /** Omitted, everybody with a seat. */
    ids: ids.optional(),
    /** Position of the session of `wasThere`, from 0; omitted, all. */
    session: named(
      z
        .int()
        .min(0)
        .max(gatheringBounds.sessions - 1),
      'session',
      'លើក',
    ).optional(),
    isPaid: named(z.boolean(), 'payment', 'ការបង់ប្រាក់').optional(),
    wasThere: named(z.boolean(), 'attendance', 'វត្តមាន').optional(),
  })
  .refine(({ isPaid, wasThere }) => isPaid !== undefined || wasThere !== undefined, {
    path: ['wasThere'],
    error: 'required_choice',
    ...always,
  })
  // Nobody means to say of all that they have paid.
  .refine(({ ids, isPaid }) => ids !== undefined || isPaid === undefined, {
    path: ['ids'],
    error: 'required_choice',
    ...always,
  });

const seat = named(choice(seatChoices), 'seat', 'កន្លែង');

/** Somebody who phoned or came by, and needs no account. */
export const participantBody = z
  .strictObject({
    name: named(line(120), 'name', 'ឈ្មោះ'),
    phone: phone.optional(),
    email: email.optional(),
    note: named(text(noteLength), 'note', 'កំណត់ចំណាំ').optional(),
    seat,
  })
  .refine(({ phone, email }) => Boolean(phone || email), { path: ['phone'], error: 'reachable', ...always });

const seatBody = z.strictObject({ seat });

export const participantMoveBody = z.strictObject({
  gatheringId: named(id, 'training or event', 'វគ្គបណ្ដុះបណ្ដាល ឬព្រឹត្តិការណ៍'),
  seat,
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
  summary:
    'List the participants of a training or event of the company; `search` covers names, e-mails and phones',
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

export const participantAdd = endpoint({
  method: 'POST',
  path: '/gathering/:id/participant',
  access: 'PostEvent',
  summary: 'Add a participant without an account, who phoned or came by, to a training or event',
  body: participantBody,
  response: one(participant),
  status: 201,
  idempotent: true,
  limit: 'work',
});

export const participantSeat = endpoint({
  method: 'POST',
  path: '/gathering/participant/:id/seat',
  access: 'PostEvent',
  summary: 'Give a waiting participant a seat out of turn, or restore a cancelled one',
  body: seatBody,
  response: one(participant),
  idempotent: true,
  limit: 'work',
});

export const participantMove = endpoint({
  method: 'POST',
  path: '/gathering/participant/:id/move',
  access: 'PostEvent',
  summary: 'Move a participant, with the fee as agreed and paid, to another coming one of the company',
  body: participantMoveBody,
  response: one(participant),
  idempotent: true,
  limit: 'work',
});

export const participantCancel = endpoint({
  method: 'POST',
  path: '/gathering/participant/:id/cancel',
  access: 'PostEvent',
  summary:
    'Cancel the registration of a participant, who is told with the reason; the first waiting moves up',
  body: z.strictObject({ reason: named(text(reasonLength), 'reason', 'មូលហេតុ').optional() }),
  response: one(participant),
  idempotent: true,
  limit: 'work',
});

export const participantDelete = endpoint({
  method: 'DELETE',
  path: '/gathering/participant/:id',
  access: 'PostEvent',
  summary: 'Delete a participant without an account, with the certificate and the note',
  response: nothing,
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

/** @collected by `audit.ts`. */
export const audited = {
  'participant.add': { en: 'Added a participant', km: 'បន្ថែមអ្នកចូលរួម' },
  'participant.seat': { en: 'Gave a participant a seat', km: 'ឱ្យកន្លែងដល់អ្នកចូលរួម' },
  'participant.move': { en: 'Moved a participant', km: 'ប្ដូរអ្នកចូលរួមទៅកម្មវិធីផ្សេង' },
  'participant.cancel': { en: 'Cancelled a registration', km: 'បោះបង់ការចុះឈ្មោះរបស់អ្នកចូលរួម' },
  'participant.delete': { en: 'Deleted a participant', km: 'លុបអ្នកចូលរួម' },
} satisfies Options;

/** @collected by `errors.ts`. */
export const errors = {
  'participant.full': {
    status: 409,
    en: 'All seats are taken. Add them beyond the limit, or to the waiting list.',
    km: 'កន្លែងពេញអស់ហើយ។ អ្នកអាចបន្ថែមលើចំនួនកំណត់ ឬដាក់ក្នុងបញ្ជីរង់ចាំ។',
  },
  'participant.exists': {
    status: 409,
    en: '{name} is already on the list with this phone number or e-mail.',
    km: '{name} ដែលប្រើលេខទូរស័ព្ទ ឬអ៊ីមែលនេះ មានក្នុងបញ្ជីរួចហើយ។',
  },
  'participant.account': {
    status: 409,
    en: 'You can delete only people you added yourself. Cancel the registration instead.',
    km: 'អ្នកអាចលុបបានតែអ្នកដែលអ្នកបានបន្ថែមដោយខ្លួនឯង។ សូមបោះបង់ការចុះឈ្មោះនេះជំនួសវិញ។',
  },
} satisfies Errors;

/** @collected by `pages.ts`. */
export const pages = [
  '/manage-training/:id/participants',
  '/manage-training/:id/participants/print',
  '/manage-event/:id/participants',
  '/manage-event/:id/participants/print',
] as const;
