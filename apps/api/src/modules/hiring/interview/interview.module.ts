import { namesOf } from '@acheep/contract/companies/company-name';
import * as interview from '@acheep/contract/hiring/interview';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import type { DomainEvent } from '../../../domain-event.ts';
import type { Module, Register } from '../../../module.ts';
import { notify } from '../../messaging/notification/notify.ts';
import { addEvents } from '../application/application-decision.repository.ts';
import * as toCandidate from './interview.mail.ts';
import { closedBy } from './interview.policy.ts';
import { isAgreedFor, saveInterview, transferInterviews } from './interview.repository.ts';
import { interviewService } from './interview.service.ts';
import { interviewTasks } from './interview.tasks.ts';
import { interviewAnswerService } from './interview-answer.service.ts';
import { entryOf } from './interview-calendar.ts';
import * as toCompany from './interview-company.mail.ts';
import { eachInterview } from './interview-data.repository.ts';
import { interviewFeedService } from './interview-feed.service.ts';
import { lockEnding, openOf } from './interview-lock.repository.ts';
import { candidateOf, hostsOf, interviewMails } from './interview-mail.service.ts';
import { notifyOfProposed } from './interview-tell.service.ts';
import { offText } from './interview-words.ts';

type Needs = Pick<Deps, 'config' | 'queue' | 'now'>;

/**
 * Ends the interview of an application that was rejected, hired for, withdrawn or deleted; the application must be locked. Each
 * side gets one mail: the one to `reader` about the application also announces the end of the interview, so this
 * function writes to the others only.
 */
async function endInterview(
  tx: Transaction,
  { id, reader, how }: DomainEvent<'application.ended'>,
  deps: Needs,
) {
  const open = await openOf(tx, id);
  if (!open || closedBy(deps.now(), open)) return undefined;
  // Whoever is hired chooses no more times; one that was agreed may be about the contract.
  if (how === 'hired' && open.status === 'agreed') return undefined;
  const change = { status: 'cancelled', remindAt: null, sequence: { increment: 1 } } as const;
  const row = await saveInterview(tx, open.id, change);
  const at = deps.now();
  await addEvents(tx, [{ applicationId: id, kind: 'interview-cancelled', createdAt: at, toldAt: at }]);
  const mails = interviewMails(deps);
  // No other mail tells the candidate, whose link would lead nowhere.
  if (how === 'deleted' && row.toldAt) await mails.cancelledIn(tx, row);
  if (!row.agreedAt) return undefined;
  const interviewer = how === 'withdrawn' ? hostsOf(row).find((host) => host.id === reader) : undefined;
  const added = how === 'rejected' ? candidateOf(row) : interviewer;
  if (how === 'withdrawn') await mails.cancelledIn(tx, row);
  await mails.off(tx, row, { except: interviewer?.id });
  if (!added) return undefined;
  return {
    also: offText(row.startsAt.toISOString())[added.locale],
    entry: entryOf(deps, row, added, { cancelled: true }),
  };
}

/** Notifies the candidates or interviewers who remain of interviews that end with an account or its company. */
async function endInterviewsOf(tx: Transaction, { id }: { id: string }, deps: Needs) {
  const mails = interviewMails(deps);
  for (const row of await lockEnding(tx, id, deps.now())) {
    const ending = { ...row, sequence: row.sequence + 1 };
    const { applicant, job } = row.application;
    if (applicant?.id === id) {
      await mails.off(tx, ending, { nameless: true });
      continue;
    }
    await mails.cancelledIn(tx, ending);
    if (!applicant) continue;
    // The application ends too, so the notification leads to none.
    const params = { ...namesOf(job.company), jobTitle: job.title };
    await notify(deps, tx, 'interview-cancelled', { userId: applicant.id, params });
  }
}

function interviewRoutes(register: Register, deps: Deps) {
  const interviews = interviewService(deps);
  const answers = interviewAnswerService(deps);
  const feeds = interviewFeedService(deps);

  register(interview.interviewPropose, interviews.propose);
  register(interview.candidateInterviewList, interviews.listOfCandidate);
  register(interview.interviewList, interviews.list);
  register(interview.interviewChange, interviews.change);
  register(interview.interviewCancel, interviews.cancel);
  register(interview.interviewCalendar, interviews.calendar);
  register(interview.interviewFeed, feeds.get);
  register(interview.interviewFeedRenew, feeds.renew);
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
    calendar_feed: { without: 'the secret of an address, which its page shows' },
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
