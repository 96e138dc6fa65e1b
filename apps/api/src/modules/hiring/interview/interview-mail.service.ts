import { namesOf } from '@acheep/contract/companies/company-name';
import type { InterviewFormat } from '@acheep/contract/hiring/interview-option';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { contactOf } from '../../companies/company/company.repository.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { notify } from '../../messaging/notification/notify.ts';
import { reachedAt } from '../application/application.tasks.ts';
import * as toCandidate from './interview.mail.ts';
import type { InterviewRow } from './interview.repository.ts';
import { companyIn, entryOf, type Reader } from './interview-calendar.ts';
import * as toCompany from './interview-company.mail.ts';
import { interviewToken } from './interview-link.ts';

type Needs = Pick<Deps, 'config' | 'queue' | 'now'>;

/** The candidate as a mail recipient; null without an address. */
export function candidateOf({ application }: InterviewRow): Reader | null {
  const { email, locale } = reachedAt(application);
  return email ? { side: 'candidate', name: application.name, email, locale } : null;
}

/** The interviewer: the named member while they work for the company, otherwise the owner. */
export function hostOf({ interviewer, application }: InterviewRow): Reader & { id: string } {
  const { id, name, email, locale } = contactOf(
    { createdBy: interviewer, company: application.job.company },
    'interview',
  );
  return { side: 'company', id, name, email, locale };
}

/** Everybody who holds the interview, the host first. */
export function hostsOf(row: InterviewRow): ReturnType<typeof hostOf>[] {
  const host = hostOf(row);
  const { company } = row.application.job;
  const others = row.colleagues.flatMap(({ user }) => {
    const { id, name, email, locale } = contactOf({ createdBy: user, company }, 'interview');
    return id === user.id && id !== host.id ? [{ side: 'company' as const, id, name, email, locale }] : [];
  });
  return [host, ...others];
}

const meetingOf = ({ minutes, format, address, link }: InterviewRow) => ({
  minutes,
  format: format as InterviewFormat,
  place: address ?? link ?? '',
});
const agreedOf = (row: InterviewRow) => ({ ...meetingOf(row), at: row.startsAt.toISOString() });

export function interviewMails(deps: Needs) {
  const invited = (row: InterviewRow, { name, locale }: Reader) => ({
    name,
    company: companyIn(row, locale),
    jobTitle: row.application.job.title,
    applicationId: row.application.id,
  });
  const confirmed = (row: InterviewRow, reader: Reader) => ({
    ...invited(row, reader),
    ...agreedOf(row),
    token: interviewToken(deps.config, row.id),
    interviewer: row.interviewer?.name ?? '',
  });
  const toHost = (row: InterviewRow, { name }: Reader) => ({
    name,
    candidate: row.application.name,
    jobTitle: row.application.job.title,
    applicationId: row.application.id,
  });
  const to = ({ email, locale }: Reader) => ({ to: email, locale });

  /** Notifies an interviewer of the candidate's answer in the bell. */
  async function ring(
    tx: Transaction,
    { application: { id, name, job } }: InterviewRow,
    { id: userId }: ReturnType<typeof hostOf>,
    kind: 'interview-picked' | 'interview-declined',
  ) {
    const params = { candidate: name, jobTitle: job.title, id };
    await notify(deps, tx, kind, { userId, params });
  }

  /** Notifies the interviewers that an agreed interview is cancelled, except for one who is told otherwise. */
  async function off(
    tx: Transaction,
    row: InterviewRow,
    { nameless = false, except }: { nameless?: boolean; except?: string | undefined } = {},
  ) {
    for (const host of hostsOf(row).filter(({ id }) => id !== except)) {
      const { applicationId: _, ...about } = toHost(row, host);
      const params = {
        ...about,
        candidate: nameless ? '' : about.candidate,
        at: row.startsAt.toISOString(),
        entry: entryOf(deps, row, host, { cancelled: true, nameless }),
      };
      await sendMail(deps, tx, toCompany.interviewOffMail, { ...to(host), params });
    }
  }

  return {
    off,

    /** Sends the candidate a proposal, the first or a new one; `was` is an agreed time that it cancels. */
    async proposedIn(tx: Transaction, row: InterviewRow, candidate: Reader, was: InterviewRow | null) {
      const params = {
        ...invited(row, candidate),
        ...meetingOf(row),
        token: interviewToken(deps.config, row.id),
        times: row.times.map((time) => time.toISOString()),
        message: row.message ?? '',
        interviewer: row.interviewer?.name ?? '',
        again: row.toldAt !== null,
        was: was?.startsAt.toISOString() ?? '',
        ...(was && { entry: entryOf(deps, was, candidate, { cancelled: true }) }),
      };
      const until = row.endsAt;
      await sendMail(deps, tx, toCandidate.interviewProposedMail, { ...to(candidate), params, until });
    },

    /** Sends both sides the time for their calendars. */
    async agreedIn(tx: Transaction, row: InterviewRow) {
      const candidate = candidateOf(row);
      if (candidate) {
        const params = { ...confirmed(row, candidate), entry: entryOf(deps, row, candidate) };
        await sendMail(deps, tx, toCandidate.interviewAgreedMail, { ...to(candidate), params });
      }
      for (const host of hostsOf(row)) {
        const params = { ...toHost(row, host), ...agreedOf(row), entry: entryOf(deps, row, host) };
        await sendMail(deps, tx, toCompany.interviewPickedMail, { ...to(host), params });
        await ring(tx, row, host, 'interview-picked');
      }
    },

    async declinedIn(tx: Transaction, row: InterviewRow) {
      for (const host of hostsOf(row)) {
        const params = { ...toHost(row, host), answer: row.answer ?? '' };
        await sendMail(deps, tx, toCompany.interviewDeclinedMail, { ...to(host), params });
        await ring(tx, row, host, 'interview-declined');
      }
    },

    /** Notifies the candidate of the cancellation; `was` is the agreed time that it cancels. */
    async cancelledIn(tx: Transaction, row: InterviewRow, was: InterviewRow | null = row.agreedAt && row) {
      const candidate = candidateOf(row);
      if (!candidate) return;
      const params = {
        ...invited(row, candidate),
        at: was?.startsAt.toISOString() ?? '',
        reason: row.reason ?? '',
        ...(was && { entry: entryOf(deps, was, candidate, { cancelled: true }) }),
      };
      await sendMail(deps, tx, toCandidate.interviewCancelledMail, { ...to(candidate), params });
    },

    /** Reminds both sides. Valid until the start: a later reminder is pointless. */
    async soonIn(tx: Transaction, row: InterviewRow) {
      const until = row.startsAt;
      const { id, name, job, applicant } = row.application;
      const { at, format, place } = agreedOf(row);
      const about = { id, jobTitle: job.title, at, format, place };
      const candidate = candidateOf(row);
      if (candidate) {
        const params = confirmed(row, candidate);
        await sendMail(deps, tx, toCandidate.interviewSoonMail, { ...to(candidate), params, until });
        const candidateNotification = { ...about, ...namesOf(job.company) };
        if (applicant)
          await notify(deps, tx, 'interview-soon', { userId: applicant.id, params: candidateNotification });
      }
      for (const host of hostsOf(row)) {
        const params = { ...toHost(row, host), ...agreedOf(row) };
        await sendMail(deps, tx, toCompany.interviewAheadMail, { ...to(host), params, until });
        const hostNotification = { ...about, candidate: name };
        await notify(deps, tx, 'interview-ahead', { userId: host.id, params: hostNotification });
      }
    },
  };
}
