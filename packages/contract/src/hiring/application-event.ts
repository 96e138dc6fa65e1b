import { z } from 'zod';
import { inBothLanguages } from '../kernel/bilingual.ts';
import { choice } from '../kernel/choice.ts';
import {
  applicationEvents,
  applicationStatuses,
  rejectionNotices,
  rejections,
} from './application-option.ts';

const event = {
  _id: z.uuid(),
  kind: choice(applicationEvents),
  createdAt: z.iso.datetime(),
  /** States before and after the change. */
  from: choice(applicationStatuses).nullable(),
  to: choice(applicationStatuses).nullable(),
  /** Shown to the applicant only if the recruiter chose so. */
  reason: z.string().nullable(),
};

/** Event in the history that the company sees. */
export const applicationEvent = z.strictObject({
  ...event,
  /** Null for the applicant, and once the account is gone. */
  by: z.string().nullable(),
  /** True when the operator acted for the company, at its request. */
  byCentre: z.boolean(),
  /** Name of the stage that the candidate came to, as it was called then. */
  stage: inBothLanguages.nullable(),
  rejection: choice(rejections).nullable(),
  /** How the applicant hears of a rejection; null for other events. */
  notice: choice(rejectionNotices).nullable(),
  /** When the applicant hears of it, where that is not some seconds later. */
  tellAt: z.iso.datetime().nullable(),
  /** When the applicant was notified of it; null if they were not. */
  toldAt: z.iso.datetime().nullable(),
});
export type ApplicationEvent = z.infer<typeof applicationEvent>;

/** Event in the history that the applicant sees: only those they have been notified of, without names. */
export const ownApplicationEvent = z.strictObject(event);
export type OwnApplicationEvent = z.infer<typeof ownApplicationEvent>;
