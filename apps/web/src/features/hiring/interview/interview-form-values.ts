import { type Interview, interviewAt, type interviewBody } from '@acheep/contract/hiring/interview';
import type { Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { bodyResolver, type FormValues } from '../../../lib/form-values.ts';

export type InterviewBody = z.input<typeof interviewBody>;
export type InterviewValues = FormValues<InterviewBody>;

/** Builds the schema on each validation, since times must be in the future at the moment of sending. */
export const interviewResolver: Resolver<InterviewValues, unknown, InterviewBody> = (...given) =>
  bodyResolver<InterviewBody>(interviewAt(new Date()))(...given);

export const emptyInterview: InterviewValues = {
  times: [''],
  minutes: 30,
  format: 'office',
  address: '',
  link: '',
  message: '',
  interviewerIds: [],
};

export const valuesOf = (interview: Interview): InterviewValues => ({
  times: interview.times,
  minutes: interview.minutes,
  format: interview.format,
  address: interview.address ?? '',
  link: interview.link ?? '',
  message: interview.message ?? '',
  interviewerIds: interview.interviewers.map(({ _id }) => _id),
});
