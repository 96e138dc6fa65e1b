import { z } from 'zod';
import { always, atMost, typed } from '../kernel/bound.ts';
import { addMonths, momentOf, today } from '../kernel/calendar.ts';
import { choice } from '../kernel/choice.ts';
import { all, edited, endpoint, one, page, record } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { named } from '../kernel/field-label.ts';
import { listQuery } from '../kernel/list-query.ts';
import { id, isLink, line, text } from '../kernel/text.ts';
import { interviewBounds, interviewFormats, interviewStatuses, interviews } from './interview-option.ts';

const { maxTimes, minMinutes, maxMinutes, months, maxInterviewers } = interviewBounds;
const [messageLength, answerLength] = [2000, 1000];

const isMoment = (value: string) => !Number.isNaN(Date.parse(value));
const inUtc = (value: string) => new Date(value).toISOString();
/** Time in ISO 8601, UTC, accurate to the minute. */
const moment = typed(40, 'date')
  .meta({ examples: ['2026-12-01T02:00:00.000Z'] })
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::00(?:\.0{1,3})?)?Z$/, { error: 'date' })
  .refine(isMoment, { error: 'date' })
  .transform(inUtc);

const areApart = ({ value, issues }: z.core.ParsePayload<string[]>) => {
  const seen = new Set<string>();
  for (const [place, time] of value.entries()) {
    if (seen.has(time))
      issues.push({ code: 'custom', path: [place], message: 'time_twice', input: value, continue: true });
    seen.add(time);
  }
};

const times = named(
  atMost(maxTimes, z.array(moment).min(1, { error: 'required_choice' })).check(areApart),
  'time',
  'ពេលវេលា',
);

const interviewFields = z.strictObject({
  /** Proposed times, of which the candidate picks one. */
  times,
  minutes: named(z.int().min(minMinutes).max(maxMinutes), 'length in minutes', 'រយៈពេលគិតជានាទី'),
  format: named(choice(interviewFormats), 'interview format', 'របៀបសម្ភាស'),
  address: named(line(300), 'address', 'អាសយដ្ឋាន').optional(),
  link: named(
    line(500)
      .refine(isLink, { error: 'url' })
      .meta({ examples: ['https://meet.example/room'] }),
    'link to the video call',
    'តំណវីដេអូ',
  ).optional(),
  message: named(text(messageLength), 'message', 'សារ').optional(),
  /** Colleagues, of whom the first is named to the candidate; defaults to the one who proposes. */
  interviewerIds: named(
    atMost(maxInterviewers, z.array(id).min(1, { error: 'required_choice' })),
    'interviewers',
    'អ្នកសម្ភាស',
  ).optional(),
});

type Fields = Partial<z.output<typeof interviewFields>>;
const placed = <S extends z.ZodType<Fields>>(fields: S) =>
  fields
    .refine(({ format, address }) => format !== 'office' || Boolean(address), {
      path: ['address'],
      error: 'required',
      ...always,
    })
    .refine(({ format, link }) => format !== 'video' || Boolean(link), {
      path: ['link'],
      error: 'required',
      ...always,
    });

export const interviewBody = placed(interviewFields);
const interviewEdit = placed(interviewFields.extend(edited));

/** Proposal as valid at `now`: all times lie ahead, within six months. */
export const interviewAt = (now: Date) => {
  const last = momentOf(addMonths(today(now), months), '23:59');
  return interviewBody.superRefine(({ times: given }, context) => {
    for (const [place, time] of given.entries()) {
      const at = Date.parse(time);
      if (at <= now.getTime())
        context.addIssue({ code: 'custom', path: ['times', place], message: 'time_past' });
      else if (at > last.getTime())
        context.addIssue({ code: 'custom', path: ['times', place], message: 'time_far', params: { months } });
    }
  });
};

const common = {
  ...record,
  status: choice(interviewStatuses),
  /** Earliest first. */
  times: z.array(z.iso.datetime()),
  /** Time that the candidate picked. */
  startsAt: z.iso.datetime().nullable(),
  minutes: z.int(),
  format: choice(interviewFormats),
  address: z.string().nullable(),
  link: z.string().nullable(),
  message: z.string().nullable(),
  /** `answer` is the candidate's message when no time suited, `reason` the company's on cancelling. */
  answer: z.string().nullable(),
  reason: z.string().nullable(),
};

/** Interview for the company. */
export const interview = z.strictObject({
  ...common,
  /** The one who is named to the candidate first; empty once the accounts are gone. */
  interviewers: z.array(z.strictObject({ _id: z.uuid(), name: z.string() })),
  proposedBy: z.string().nullable(),
  application: z.strictObject({ _id: z.uuid(), name: z.string() }),
  job: z.strictObject({ _id: z.uuid(), title: z.string() }),
});
export type Interview = z.infer<typeof interview>;

/** iCalendar file (RFC 5545) for download. */
export const calendarFile = z.strictObject({ name: z.string(), text: z.string() });
export type CalendarFile = z.infer<typeof calendarFile>;

/**
 * Interview for its candidate.
 *
 * @collected by the description of the API.
 */
export const ownInterview = z.strictObject({
  ...common,
  /** Null for visitors who come by the link of a mail; `phone`, the contact's, where the job does not show it. */
  interviewer: z.string().nullable(),
  phone: z.string().nullable(),
  job: z.strictObject({ title: z.string() }),
  company: z.strictObject({ name: z.string(), nameKm: z.string().nullable() }),
  /** Null until a time is agreed. */
  calendar: calendarFile.nullable(),
});
export type OwnInterview = z.infer<typeof ownInterview>;

export const interviewPropose = endpoint({
  method: 'POST',
  path: '/application/:id/interview',
  access: 'AppliedJob',
  summary: 'Propose interview times to a candidate, who is notified by e-mail',
  body: interviewBody,
  response: one(interview),
  status: 201,
  idempotent: true,
  limit: 'edit',
});

export const candidateInterviewList = endpoint({
  method: 'GET',
  path: '/application/:id/interview',
  access: 'AppliedJob',
  right: 'interview',
  summary: 'List the interviews with a candidate, newest first',
  response: all(interview),
});

export const interviewList = endpoint({
  method: 'GET',
  path: '/interview',
  access: 'AppliedJob',
  right: 'interview',
  summary:
    "List the company's upcoming interviews, or those in the given states; `day` selects those agreed for that day in Phnom Penh, `from` and `to` those with a time proposed or agreed in these days, and `mine` those that the caller holds",
  query: listQuery(interviews),
  response: page(interview),
});

export const interviewChange = endpoint({
  method: 'PUT',
  path: '/interview/:id',
  access: 'AppliedJob',
  summary:
    'Propose new times for an interview; an agreed time is cancelled, and the candidate is notified by e-mail',
  body: interviewEdit,
  response: one(interview),
  limit: 'edit',
});

export const interviewCancel = endpoint({
  method: 'POST',
  path: '/interview/:id/cancel',
  access: 'AppliedJob',
  summary: 'Cancel an interview with a message to the candidate, who is notified by e-mail',
  body: z.strictObject({
    /** Null without a message. */
    reason: named(text(answerLength).nullable(), 'message to the candidate', 'សារជូនបេក្ខជន'),
  }),
  response: one(interview),
  idempotent: true,
  limit: 'edit',
});

export const interviewCalendar = endpoint({
  method: 'GET',
  path: '/interview/:id/calendar',
  access: 'AppliedJob',
  right: 'interview',
  summary: 'Get an agreed interview as a calendar file',
  response: one(calendarFile),
});

/** Secret address for calendar programs; null before the first one is made. */
const feed = z.strictObject({ url: z.url().nullable() });

export const interviewFeed = endpoint({
  method: 'GET',
  path: '/interview/feed',
  access: 'AppliedJob',
  right: 'interview',
  summary: 'Get the address of the calendar (iCalendar) with the agreed interviews that the caller holds',
  response: one(feed),
  notWhileImpersonating: true,
});

export const interviewFeedRenew = endpoint({
  method: 'POST',
  path: '/interview/feed',
  access: 'AppliedJob',
  right: 'interview',
  summary: "Make a new address of the caller's calendar of interviews; the one before stops working",
  response: one(feed),
  idempotent: true,
  limit: 'edit',
});

export const ownInterviewList = endpoint({
  method: 'GET',
  path: '/application/applied-job/:id/interview',
  access: 'UserAppliedJob',
  summary: "List the interviews of a job seeker's own application, newest first",
  response: all(ownInterview),
});

const pickedTime = { time: named(moment, 'time', 'ពេលវេលា') };
const declined = { answer: named(text(answerLength).nullable(), 'message', 'សារ') };
const token = { token: named(line(200), 'code', 'លេខកូដ') };

export const interviewPick = endpoint({
  method: 'POST',
  path: '/interview/:id/pick',
  access: 'UserAppliedJob',
  summary: 'Pick one of the proposed times; both parties receive it as a calendar file',
  body: z.strictObject(pickedTime),
  response: one(ownInterview),
  idempotent: true,
  limit: 'edit',
});

export const interviewDecline = endpoint({
  method: 'POST',
  path: '/interview/:id/decline',
  access: 'UserAppliedJob',
  summary: 'Decline all proposed times',
  body: z.strictObject(declined),
  response: one(ownInterview),
  idempotent: true,
  limit: 'edit',
});

export const interviewLook = endpoint({
  method: 'POST',
  path: '/interview/look',
  access: 'public',
  summary: 'Get the interview of an invitation link',
  body: z.strictObject(token),
  response: one(ownInterview),
  limit: 'visit',
});

export const interviewPickByLink = endpoint({
  method: 'POST',
  path: '/interview/pick',
  access: 'public',
  summary: 'Pick one of the proposed times with the e-mailed link',
  body: z.strictObject({ ...token, ...pickedTime }),
  response: one(ownInterview),
  limit: 'visit',
});

export const interviewDeclineByLink = endpoint({
  method: 'POST',
  path: '/interview/decline',
  access: 'public',
  summary: 'Decline all proposed times with the e-mailed link',
  body: z.strictObject({ ...token, ...declined }),
  response: one(ownInterview),
  limit: 'visit',
});

/** @collected by `errors.ts`. */
export const errors = {
  'interview.exists': {
    status: 409,
    en: 'You’ve already planned an interview with this candidate. Change or cancel it first.',
    km: 'អ្នកបានកំណត់ការសម្ភាសជាមួយបេក្ខជននេះរួចហើយ។ សូមប្ដូរពេល ឬបោះបង់ការសម្ភាសនោះជាមុនសិន។',
  },
  'interview.no_email': {
    status: 409,
    en: 'This candidate has no e-mail address. Call to agree on a time.',
    km: 'បេក្ខជននេះគ្មានអ៊ីមែលទេ។ សូមទូរស័ព្ទទៅណាត់ពេលផ្ទាល់។',
  },
  'interview.agreed': {
    status: 409,
    en: 'A time has already been agreed for this interview.',
    km: 'ការសម្ភាសនេះបានណាត់ពេលរួចហើយ។',
  },
  'interview.declined': {
    status: 409,
    en: 'You’ve already told the employer that no time works for you. They’ll write to you.',
    km: 'អ្នកបានប្រាប់រួចហើយថាមិនទំនេរនៅម៉ោងទាំងនោះទេ។ និយោជកនឹងទាក់ទងអ្នកវិញ។',
  },
  'interview.not_agreed': {
    status: 409,
    en: 'No time has been agreed for this interview yet.',
    km: 'ការសម្ភាសនេះមិនទាន់បានណាត់ពេលទេ។',
  },
  'interview.changed': {
    status: 409,
    en: 'The employer has changed the times. Check them again and choose one.',
    km: 'និយោជកបានប្ដូរពេលវេលា។ សូមមើលម្ដងទៀត រួចជ្រើសរើសម៉ោងសម្ភាស។',
  },
  'interview.time_past': {
    status: 409,
    en: 'This time has passed. Choose another one.',
    km: 'ម៉ោងសម្ភាសនេះហួសហើយ។ សូមជ្រើសរើសម៉ោងផ្សេង។',
  },
  'interview.cancelled': {
    status: 410,
    en: 'This interview has been cancelled.',
    km: 'ការសម្ភាសនេះត្រូវបានបោះបង់ហើយ។',
  },
  'interview.over': {
    status: 410,
    en: 'The time of this interview has passed.',
    km: 'ការសម្ភាសនេះបានកន្លងផុតហើយ។',
  },
  'interview.link': {
    status: 410,
    en: 'This link is no longer valid. Ask the employer for a new invitation.',
    km: 'តំណនេះលែងប្រើបានហើយ។ សូមទាក់ទងនិយោជក ដើម្បីសុំការអញ្ជើញថ្មី។',
  },
} satisfies Errors;

/** @collected by `pages.ts`. */
export const pages = ['/interview', '/manage-interview'] as const;
