import type { Module } from '../../../module.ts';

/** Questions of jobs and answers of applications, which save, present and export them as part of themselves. */
export const screeningModule: Module = {
  tables: { job_question: 'jobs', application_answer: 'applications-sent' },
};
