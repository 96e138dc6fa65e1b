import { expect, it } from 'vitest';
import { stepOf } from '../../../ui/publish-form.tsx';
import { jobSteps } from './job-form.tsx';
import { emptyJob } from './job-form-values.ts';

it.each([
  ['title', 'basics'],
  ['vacancies', 'basics'],
  ['salaryTo', 'pay'],
  ['address', 'pay'],
  ['attachments.2.path', 'texts'],
  ['languages', 'person'],
  ['questions.0.text', 'questions'],
  ['criteria', 'questions'],
  ['contactPhone', 'apply'],
  ['scheduledOn', 'apply'],
])('%s stands in the step %s', (field, step) => {
  expect(jobSteps[stepOf(field, jobSteps, Object.keys(emptyJob))]?.key).toBe(step);
});
