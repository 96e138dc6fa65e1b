import { z } from 'zod';
import { choice } from '../kernel/choice.ts';
import { candidateSources, rejections } from './application-option.ts';

const count = z.int().nonnegative();

/** What became of a company's candidates: how soon they were answered and hired, whence they came, why they were rejected. */
export const hiringNumbers = z.strictObject({
  hired: count,
  /** Median days from the application to being hired; null if nobody was. */
  hiredAfter: z.number().nonnegative().nullable(),
  /** Applicants who heard of a decision or an interview, or got a message. */
  answered: count,
  /** Median hours from the application to the first of these; null if nobody was answered. */
  answeredAfter: z.number().nonnegative().nullable(),
  /** Most candidates first; null stands for those who applied on the site. */
  sources: z.array(
    z.strictObject({ source: choice(candidateSources).nullable(), candidates: count, hired: count }),
  ),
  /** Most frequent first; null stands for those without a reason. */
  rejections: z.array(z.strictObject({ rejection: choice(rejections).nullable(), candidates: count })),
});
export type HiringNumbers = z.infer<typeof hiringNumbers>;
