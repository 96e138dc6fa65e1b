import { expect, it } from 'vitest';
import { jobSteps, stepOf } from './job-step.ts';

it.each([
  ['title', 'basics'],
  ['vacancies', 'basics'],
  ['salaryTo', 'pay'],
  ['address', 'pay'],
  ['attachments.2.path', 'texts'],
  ['languages', 'person'],
  ['questions.0.text', 'questions'],
  ['contactPhone', 'apply'],
])('%s stands in the step %s', (field, step) => {
  expect(jobSteps[stepOf(field)]?.key).toBe(step);
});
