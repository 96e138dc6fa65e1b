import { namesOf } from '@acheep/contract/companies/company-name';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import type { DomainEvent } from '../../../domain-event.ts';
import { notify } from '../../messaging/notification/notify.ts';
import { addEvents } from '../application/application-decision.repository.ts';
import { closedBy } from './interview.policy.ts';
import { saveInterview } from './interview.repository.ts';
import { entryOf } from './interview-calendar.ts';
import { lockEnding, openOf } from './interview-lock.repository.ts';
import { candidateOf, hostsOf, interviewMails } from './interview-mail.service.ts';
import { offText } from './interview-words.ts';

type Needs = Pick<Deps, 'config' | 'queue' | 'now'>;

/**
 * Ends the interview of an application that was rejected, hired for, withdrawn or deleted; the application must be locked. Each
 * side gets one mail: the one to `reader` about the application also announces the end of the interview, so this
 * function writes to the others only.
 */
export async function endInterview(
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
export async function endInterviewsOf(tx: Transaction, { id }: { id: string }, deps: Needs) {
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
