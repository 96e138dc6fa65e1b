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

  register(interview.interviewPropose, async ({ tx, actor, params, body }) => ({
    data: await interviews.proposeIn(tx, actor, params.id, body),
  }));
  register(interview.candidateInterviewList, async ({ actor, params }) => ({
    data: await interviews.listOfCandidate(actor, params.id),
  }));
  register(interview.interviewList, ({ actor, query }) => interviews.list(actor, query));
  register(interview.interviewChange, async ({ actor, params, body }) => ({
    data: await interviews.change(actor, params.id, body),
  }));
  register(interview.interviewCancel, async ({ tx, actor, params, body }) => ({
    data: await interviews.cancelIn(tx, actor, params.id, body.reason),
  }));
  register(interview.interviewCalendar, async ({ actor, params, locale }) => ({
    data: await interviews.calendar(actor, params.id, locale),
  }));
  register(interview.ownInterviewList, async ({ actor, params, locale }) => ({
    data: await answers.list(actor, params.id, locale),
  }));
  register(interview.interviewPick, async ({ tx, actor, params, body, locale }) => ({
    data: await answers.pickIn(tx, actor, params.id, body.time, locale),
  }));
  register(interview.interviewDecline, async ({ tx, actor, params, body, locale }) => ({
    data: await answers.declineIn(tx, actor, params.id, body.answer, locale),
  }));
  register(interview.interviewLook, async ({ body, locale }) => ({
    data: await answers.look(body.token, locale),
  }));
  register(interview.interviewPickByLink, async ({ body, locale }) => ({
    data: await answers.pickByLink(body.token, body.time, locale),
  }));
  register(interview.interviewDeclineByLink, async ({ body, locale }) => ({
    data: await answers.declineByLink(body.token, body.answer, locale),
  }));
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
