import { z } from 'zod';
import { messageText } from '../hiring/candidate-message.ts';
import { calendarFile } from '../hiring/interview.ts';
import { companyOfJob } from '../jobs/job.ts';
import { reference } from '../jobs/reference.ts';
import { choice } from '../kernel/choice.ts';
import { endpoint, one, page, record } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { listQuery } from '../kernel/list-query.ts';
import { currencies } from '../kernel/money.ts';
import { gatheringKinds, gatheringStatuses, registrationStates } from './gathering-option.ts';
import { registrations } from './registration-option.ts';

/** Time of one session. */
const time = z.strictObject({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime() });

/** Gathering as shown in the list of one's registrations. */
const registeredFor = z.strictObject({
  _id: z.uuid(),
  kind: choice(gatheringKinds),
  /** Effective status: gatherings whose sessions are over count as closed. */
  status: choice(gatheringStatuses),
  title: z.string(),
  company: companyOfJob,
  online: z.boolean(),
  venue: z.string().nullable(),
  address: z.string().nullable(),
  province: reference.nullable(),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  /** Next session; null once all are over. */
  next: time.nullable(),
  timeCount: z.int(),
});

/** User's own seat, or place on the waiting list. */
export const registration = z.strictObject({
  ...record,
  state: choice(registrationStates),
  /** Position on the waiting list, from 1. */
  place: z.int().positive().nullable(),
  currency: choice(currencies),
  /** Fee at the time of registration, in minor units; null is free. */
  fee: z.int().nullable(),
  isPaid: z.boolean(),
  /** Online link: requires a seat, and disappears once it is over. */
  link: z.string().nullable(),
  mayCancel: z.boolean(),
  /** Null until the certificate of attendance is issued. */
  certificateId: z.uuid().nullable(),
  /** What the organiser has written to the participant, latest first. */
  messages: z.array(messageText.extend({ _id: z.uuid(), createdAt: z.iso.datetime() })),
  gathering: registeredFor,
});
export type Registration = z.infer<typeof registration>;

export const registrationList = endpoint({
  method: 'GET',
  path: '/registration',
  access: 'Registration',
  summary: "List the caller's registrations; `search` covers titles and companies",
  query: listQuery(registrations),
  response: page(registration),
});

export const registrationGet = endpoint({
  method: 'GET',
  path: '/registration/gathering/:id',
  access: 'Registration',
  summary: "Get the caller's registration for a training or event; null if there is none",
  response: one(registration.nullable()),
});

export const registrationCreate = endpoint({
  method: 'POST',
  path: '/registration/gathering/:id',
  access: 'Registration',
  summary: 'Register for a training or event: for a seat while one is free, else for the waiting list',
  response: one(registration),
  status: 201,
  idempotent: true,
  limit: 'edit',
});

export const registrationCancel = endpoint({
  method: 'POST',
  path: '/registration/:id/cancel',
  access: 'Registration',
  summary: 'Cancel a registration; the first on the waiting list moves up',
  response: one(registration),
  idempotent: true,
  limit: 'edit',
});

export const registrationCalendar = endpoint({
  method: 'GET',
  path: '/registration/:id/calendar',
  access: 'Registration',
  summary: 'Get all times of a registration with a seat as a calendar file',
  response: one(calendarFile),
});

/** @collected by `errors.ts`. */
export const errors = {
  'registration.own': {
    status: 409,
    en: 'This is run by your own company, so you don’t need to register.',
    km: 'កម្មវិធីនេះរៀបចំដោយក្រុមហ៊ុនរបស់អ្នក អ្នកមិនបាច់ចុះឈ្មោះទេ។',
  },
  'registration.closed': { status: 409, en: 'Registration is closed.', km: 'ការចុះឈ្មោះបានបិទហើយ។' },
  'registration.over': {
    status: 409,
    en: 'This has ended or been cancelled, so it can no longer be changed.',
    km: 'កម្មវិធីនេះបានចប់ ឬត្រូវបានលុបចោល ដូច្នេះមិនអាចកែប្រែបានទេ។',
  },
  'registration.not_begun': {
    status: 409,
    en: 'Attendance can be marked from the first day on.',
    km: 'អ្នកអាចកត់វត្តមានបានចាប់ពីថ្ងៃដំបូងតទៅ។',
  },
} satisfies Errors;

/** @collected by `pages.ts`. */
export const pages = ['/manage-registration'] as const;
