import type { OwnJobDetail } from '@acheep/contract/jobs/job';
import type { ComponentType } from 'react';
import { JobFormApply } from './job-form-apply.tsx';
import { JobFormBasics } from './job-form-basics.tsx';
import { JobFormPay } from './job-form-pay.tsx';
import { JobFormPerson } from './job-form-person.tsx';
import { JobFormQuestions } from './job-form-questions.tsx';
import { JobFormTexts } from './job-form-texts.tsx';
import { emptyJob, type JobForm, type JobFormValues } from './job-form-values.ts';

type StepKey = 'basics' | 'pay' | 'texts' | 'person' | 'questions' | 'apply';

interface JobStep {
  key: StepKey;
  Fields: ComponentType<{ form: JobForm; job?: OwnJobDetail | undefined }>;
  /** The first of its fields; they go on to the next step's first, in the order of the form's values. */
  first: keyof JobFormValues;
}

/** The steps in which a job is written. */
export const jobSteps: readonly JobStep[] = [
  { key: 'basics', Fields: JobFormBasics, first: 'title' },
  { key: 'pay', Fields: JobFormPay, first: 'currency' },
  { key: 'texts', Fields: JobFormTexts, first: 'description' },
  { key: 'person', Fields: JobFormPerson, first: 'experience' },
  { key: 'questions', Fields: JobFormQuestions, first: 'questions' },
  { key: 'apply', Fields: JobFormApply, first: 'closingDate' },
];

const fields = Object.keys(emptyJob);

/** In which step a field stands, by the path of its value. */
export function stepOf(path: string): number {
  const place = fields.indexOf(path.split('.')[0] ?? '');
  return Math.max(
    0,
    jobSteps.findLastIndex(({ first }) => fields.indexOf(first) <= place),
  );
}
