import type { Module } from '../../../module.ts';

/**
 * Questions and criteria of jobs and answers of applications, which save, present and export them as part of
 * themselves.
 */
export const screeningModule: Module = {
  tables: { job_question: 'jobs', scorecard_criterion: 'jobs', application_answer: 'applications-sent' },
};
