import { z } from 'zod';
import { always, atMost } from '../kernel/bound.ts';
import { choice } from '../kernel/choice.ts';
import { all, edited, endpoint, one } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { named } from '../kernel/field-label.ts';
import { id, text } from '../kernel/text.ts';
import { applicationDetail } from './application.ts';
import {
  applicationStatuses,
  decisions,
  maxAtOnce,
  rejectionNotices,
  rejections,
} from './application-option.ts';
import { messageText } from './candidate-message.ts';

const reasonLength = 1000;

const reason = named(text(reasonLength), 'reason', 'មូលហេតុ').optional();
const status = named(choice(decisions), 'status', 'ស្ថានភាព');
/** Standard reason of a rejection; candidates never see it. */
const rejection = named(choice(rejections), 'rejection reason', 'មូលហេតុនៃការបដិសេធ').optional();

/** How a rejected candidate hears of it: by default at once, in the standard text. */
const notice = named(choice(rejectionNotices), 'notification time', 'ពេលជូនដំណឹង').optional();
/** Template of the company whose text the e-mail has, as it is at the moment of the decision. */
const templateId = named(id, 'e-mail text', 'អត្ថបទអ៊ីមែល').optional();

const ofRejection = { rejection, notice, templateId };

type Decided = { status?: unknown } & { [field in keyof typeof ofRejection]?: unknown };
const onlyRejected = <S extends z.ZodType<Decided>>(body: S) =>
  Object.keys(ofRejection).reduce(
    (checked, field) =>
      checked.refine(
        (decided: Decided) =>
          decided.status === 'rejected' || decided[field as keyof typeof ofRejection] === undefined,
        { path: [field], error: 'invalid', ...always },
      ),
    body,
  );

export const decisionBody = onlyRejected(
  z.strictObject({
    status,
    ...ofRejection,
    reason,
    /** True when the mail to the applicant includes the reason. */
    notifyReason: named(z.boolean(), 'reason shared with the candidate', 'ការប្រាប់មូលហេតុដល់បេក្ខជន').optional(),
    ...edited,
  }),
);

/** Ids of several applications. */
export const applicationIds = named(
  atMost(maxAtOnce, z.array(id).min(1, { error: 'required_choice' })),
  'applications',
  'ពាក្យសុំ',
);

/** One decision on several applications. */
const decisionsBody = onlyRejected(z.strictObject({ ids: applicationIds, status, ...ofRejection }));

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
    'Shortlist or reject a candidate, or undo either. The candidate is notified after ten seconds, or as `notice` says, if the decision still holds',
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

/** Standard text about a rejection in each language, with the placeholders of messages. */
const rejectionText = z.strictObject({ en: messageText, km: messageText });

export const rejectionTextGet = endpoint({
  method: 'GET',
  path: '/application/rejection-text',
  access: 'AppliedJob',
  summary: 'Get the standard text of the e-mail about a rejection in both languages, with placeholders',
  response: one(rejectionText),
});

/** @collected by `errors.ts`. */
export const errors = {
  'application.is_received': {
    status: 409,
    en: 'A colleague has just undone the decision. Check again before you decide.',
    km: 'សហការីទើបតែដកការសម្រេចវិញ។ សូមពិនិត្យម្ដងទៀត មុននឹងសម្រេច។',
  },
  'application.is_shortlisted': {
    status: 409,
    en: 'A colleague has just short-listed this candidate. Check again before you decide.',
    km: 'សហការីទើបតែដាក់បេក្ខជននេះក្នុងបញ្ជីសម្រាំង។ សូមពិនិត្យម្ដងទៀត មុននឹងសម្រេច។',
  },
  'application.is_rejected': {
    status: 409,
    en: 'A colleague has just rejected this candidate. Check again before you decide.',
    km: 'សហការីទើបតែបដិសេធបេក្ខជននេះ។ សូមពិនិត្យម្ដងទៀត មុននឹងសម្រេច។',
  },
  'application.is_withdrawn': {
    status: 409,
    en: 'The candidate has withdrawn this application.',
    km: 'បេក្ខជនបានដកពាក្យសុំនេះវិញហើយ។',
  },
  'application.is_moved': {
    status: 409,
    en: 'A colleague has just moved this candidate. Check again before you decide.',
    km: 'សហការីទើបតែប្ដូរដំណាក់កាលបេក្ខជននេះ។ សូមពិនិត្យម្ដងទៀត មុននឹងសម្រេច។',
  },
  'application.is_hired': {
    status: 409,
    en: 'A colleague has just hired this candidate. Check again before you decide.',
    km: 'សហការីទើបតែទទួលបេក្ខជននេះឱ្យធ្វើការ។ សូមពិនិត្យម្ដងទៀត មុននឹងសម្រេច។',
  },
  'application.vacancies_filled': {
    status: 409,
    en: 'This job’s vacancies are all filled: {vacancies}. Confirm that you’re hiring one more, or change the number in the job.',
    km: 'ការងារនេះបានបេក្ខជនគ្រប់ចំនួនហើយ៖ {vacancies} នាក់។ សូមបញ្ជាក់ថាអ្នកចង់ទទួលម្នាក់ទៀត ឬកែប្រែចំនួនជ្រើសរើសក្នុងការងារ។',
  },
} satisfies Errors;
