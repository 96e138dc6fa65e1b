import type { Module } from '../../../module.ts';
import * as toCandidate from './interview.mail.ts';
import { transferInterviews } from './interview.repository.ts';
import { interviewRoutes } from './interview.routes.ts';
import { interviewTasks } from './interview.tasks.ts';
import * as toCompany from './interview-company.mail.ts';
import { eachInterview } from './interview-data.repository.ts';
import { endInterview, endInterviewsOf } from './interview-end.service.ts';
import { notifyOfProposed } from './interview-tell.service.ts';

export const interviewModule: Module = {
  routes: interviewRoutes,
  tasks: interviewTasks,
  mails: [
    toCandidate.interviewProposedMail,
    toCandidate.interviewAgreedMail,
    toCandidate.interviewCancelledMail,
    toCandidate.interviewSoonMail,
    toCompany.interviewPickedMail,
    toCompany.interviewDeclinedMail,
    toCompany.interviewOffMail,
    toCompany.interviewAheadMail,
  ],
  tables: { interview: 'interviews' },
  authors: ['interview.interviewer_id', 'interview.proposed_by_id'],
  ownData: { interviews: eachInterview },
  on: {
    'account.deleted': endInterviewsOf,
    'application.ended': endInterview,
    'company.left': transferInterviews,
    'consent.given': notifyOfProposed,
  },
};
