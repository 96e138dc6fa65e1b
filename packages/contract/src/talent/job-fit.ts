import { z } from 'zod';
import { languages } from '../jobs/job-option.ts';
import { choice } from '../kernel/choice.ts';
import { endpoint, one } from '../kernel/endpoint.ts';
import { fitStates } from './job-fit-option.ts';

/** Maximum number of trainings that a job's page suggests. */
export const maxFitTrainings = 2;

const state = choice(fitStates);

/** What a job asks for, and how far the CV has it. The job says how much it asks. */
export const fitPart = z.discriminatedUnion('kind', [
  /** Skills as the job writes them, in its order. */
  z.strictObject({ kind: z.literal('skills'), had: z.array(z.string()), lacking: z.array(z.string()) }),
  z.strictObject({ kind: z.literal('experience'), state }),
  z.strictObject({ kind: z.literal('qualification'), state }),
  /** Besides Khmer. `unsaid`: the CV names no language. */
  z.strictObject({
    kind: z.literal('languages'),
    state,
    had: z.array(choice(languages)),
    lacking: z.array(choice(languages)),
  }),
  /** Met also where the job is done from home. */
  z.strictObject({ kind: z.literal('place'), state }),
  z.strictObject({ kind: z.literal('pay'), state }),
]);
export type FitPart = z.infer<typeof fitPart>;

/** An open training whose title names a skill that the CV lacks. */
export const fitTraining = z.strictObject({
  _id: z.uuid(),
  title: z.string(),
  startsAt: z.iso.datetime(),
  /** As the job writes it. */
  skill: z.string(),
});

export const jobFit = z.strictObject({
  /** `none`: there is no CV. `thin`: it has neither a title nor a category nor skills. */
  resume: z.enum(['none', 'thin', 'enough']),
  parts: z.array(fitPart),
  trainings: z.array(fitTraining).max(maxFitTrainings),
});
export type JobFit = z.infer<typeof jobFit>;

export const jobFitGet = endpoint({
  method: 'GET',
  path: '/job/:id/fit',
  access: 'Resume',
  summary:
    "Compare the caller's CV with what a job asks for, with open trainings that teach what the CV lacks",
  response: one(jobFit),
});
