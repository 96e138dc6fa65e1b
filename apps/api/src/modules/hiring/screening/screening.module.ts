import type { Module } from '../../../module.ts';

/** What jobs ask and applications answer. Jobs and applications save, show and export it as part of themselves. */
export const screeningModule: Module = {
  tables: { job_question: 'jobs', application_answer: 'applications-sent' },
};
