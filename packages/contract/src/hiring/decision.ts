import { z } from 'zod';
import { always, atMost } from '../kernel/bound.ts';
import { choice } from '../kernel/choice.ts';
import { all, edited, endpoint, one } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { id, text } from '../kernel/text.ts';
import { applicationDetail } from './application.ts';
import { applicationStatuses, decisions, mostAtOnce, rejections } from './application-option.ts';

const reasonLength = 1000;

const reason = named(text(reasonLength), 'reason', 'មូលហេតុ').optional();
const status = named(choice(decisions), 'status', 'ស្ថានភាព');
/** Standard reason of a rejection; candidates never see it. */
const rejection = named(choice(rejections), 'reason of the rejection', 'មូលហេតុនៃការបដិសេធ').optional();

type Decided = { status?: unknown; rejection?: unknown };
const onlyRejected = <S extends z.ZodType<Decided>>(body: S) =>
  body.refine(({ status, rejection }) => status === 'rejected' || rejection === undefined, {
    path: ['rejection'],
    error: 'invalid',
    ...always,
  });

export const decisionBody = onlyRejected(
  z.strictObject({
    status,
    rejection,
    reason,
    /** True when the mail to the applicant includes the reason. */
    notifyReason: named(z.boolean(), 'telling the reason', 'ការប្រាប់មូលហេតុ').optional(),
    ...edited,
  }),
);

/** Ids of several applications. */
export const applicationIds = named(
  atMost(mostAtOnce, z.array(id).min(1, { error: 'required_choice' })),
  'applications',
  'ពាក្យសុំ',
);

/** One decision on several applications. */
const decisionsBody = onlyRejected(z.strictObject({ ids: applicationIds, status, rejection }));

/** Outcome for each: decided, already in that state, hired and left alone, withdrawn by the applicant, or not found. */
const decisionOutcome = z.strictObject({
  _id: z.uuid(),
  outcome: z.enum(['decided', 'unchanged', 'hired', 'withdrawn', 'missing']),
  /** State before the decision. */
  from: choice(applicationStatuses).nullable(),
});
export type DecisionOutcome = z.infer<typeof decisionOutcome>;

export const applicationDecide = endpoint({
  method: 'PUT',
  path: '/application/:id/status-at-company',
  access: 'AppliedJob',
  summary:
    'Shortlist or reject a candidate, or undo either. The candidate is notified after ten seconds, if the decision still holds',
  body: decisionBody,
  response: one(applicationDetail),
  limit: 'work',
});

export const applicationsDecide = endpoint({
  method: 'PUT',
  path: '/application/status-at-company',
  access: 'AppliedJob',
  summary: 'Apply the same decision to several candidates, with an outcome for each',
  body: decisionsBody,
  response: all(decisionOutcome),
  limit: 'work',
});
