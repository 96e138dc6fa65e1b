import * as interview from '@acheep/contract/hiring/interview';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import * as toCandidate from './interview.mail.ts';
import { isAgreedFor, transferInterviews } from './interview.repository.ts';
import { interviewService } from './interview.service.ts';
import { interviewTasks } from './interview.tasks.ts';
import { interviewAnswerService } from './interview-answer.service.ts';
import * as toCompany from './interview-company.mail.ts';
import { eachInterview } from './interview-data.repository.ts';
import { endInterview, endInterviewsOf } from './interview-end.service.ts';
import { notifyOfProposed } from './interview-tell.service.ts';

function interviewRoutes(register: Register, deps: Deps) {
  const interviews = interviewService(deps);
  const answers = interviewAnswerService(deps);

  register(interview.interviewPropose, interviews.propose);
  register(interview.candidateInterviewList, interviews.listOfCandidate);
  register(interview.interviewList, interviews.list);
  register(interview.interviewChange, interviews.change);
  register(interview.interviewCancel, interviews.cancel);
  register(interview.interviewCalendar, interviews.calendar);
  register(interview.ownInterviewList, answers.list);
  register(interview.interviewPick, ({ tx, actor, params, body, locale }) =>
    answers.pickIn(tx, actor, params.id, body.time, locale),
  );
  register(interview.interviewDecline, answers.decline);
  register(interview.interviewLook, answers.look);
  register(interview.interviewPickByLink, answers.pickByLink);
  register(interview.interviewDeclineByLink, answers.declineByLink);
}

/** A reminder that waited is for the time that is still agreed, and ahead. */
const isAhead: NonNullable<Module['stillTrue']>[string] = async (db, { applicationId, id, at }, now) => {
  const startsAt = new Date(String(at));
  return startsAt > now && isAgreedFor(db, String(applicationId ?? id), startsAt);
};

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
  stillTrue: { 'interview-soon': isAhead, 'interview-ahead': isAhead },
  tables: {
    interview: 'interviews',
    interview_colleague: { without: 'names that the interview has, for the company alone' },
  },
  authors: ['interview.interviewer_id', 'interview.proposed_by_id'],
  ownData: { interviews: eachInterview },
  on: {
    'account.deleted': endInterviewsOf,
    'application.ended': endInterview,
    'company.left': transferInterviews,
    'consent.given': notifyOfProposed,
  },
};
