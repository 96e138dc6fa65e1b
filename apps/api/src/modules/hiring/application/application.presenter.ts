import {
  type ApplicationDetail,
  type AppliedJob,
  appliedJob,
  type OwnApplication,
  type OwnApplicationDetail,
  type ReceivedApplication,
  receivedApplication,
  type SentResume,
} from '@acheep/contract/hiring/application';
import {
  type ApplicationEvent,
  type OwnApplicationEvent,
  ownApplicationEvent,
} from '@acheep/contract/hiring/application-event';
import { type ApplicationNote, applicationNote } from '@acheep/contract/hiring/application-note';
import type { InterviewFormat } from '@acheep/contract/hiring/interview-option';
import type { ResumeSnapshot } from '@acheep/contract/talent/resume';
import type { Deps } from '../../../deps.ts';
import type { Moment } from '../../../moment.ts';
import { plain } from '../../../plain.ts';
import { dayOf, statusOn } from '../../jobs/job/job.policy.ts';
import { presentCard, shownPhone } from '../../jobs/job/job.presenter.ts';
import { consentOf } from '../../messaging/mail-consent/mail-consent.policy.ts';
import { signFileLink } from '../../platform/upload/file-link.ts';
import { statusAt } from '../interview/interview.policy.ts';
import { presentAnswer, presentMatch, presentSent } from '../screening/screening.presenter.ts';
import { filesAreOpen, stageOf } from './application.policy.ts';
import type {
  DetailRow,
  EventRow,
  NoteRow,
  OwnDetailRow,
  OwnRow,
  ReceivedRow,
} from './application.repository.ts';
import type { AppliedJobRow } from './applied-job.repository.ts';

const common = ({ id, viewedAt, createdAt, updatedAt }: ReceivedRow | OwnRow) => ({
  _id: id,
  viewedAt: viewedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

const presentCv = (cv: DetailRow['cv']) =>
  cv && { originalName: cv.originalName, mediaType: cv.mediaType, size: cv.size };

/** A CV as it was sent. The snapshot was written by our own API and is not validated again. */
const presentSentResume = (row: { snapshot: unknown } | null, photo: string | null): SentResume | null =>
  row && { ...(row.snapshot as ResumeSnapshot), photo };

/** Photo shown with a sent CV; null if the applicant's CV hides it now. */
export const shownPhoto = ({ applicant }: Pick<OwnDetailRow, 'applicant'>): string | null =>
  applicant?.resume?.showPhoto === false ? null : (applicant?.photo?.id ?? null);

/** Names the application as the reason why its recruiter may see a file of the applicant. */
export const shownBy = (id: string) => ({ noun: 'application', id });

/** Dependencies for signing links, with the session and id of the reader. */
type Signer = Pick<Deps, 'config' | 'now'> & { sessionId: string; readerId: string };

function photoLink({ id, status, applicant }: ReceivedRow, signer: Signer): string | null {
  if (!applicant?.photo || status === 'withdrawn') return null;
  const { sessionId } = signer;
  return signFileLink(signer, { id: applicant.photo.id, small: true, sessionId, by: shownBy(id) }).url;
}

/** The interview that is to come. */
function presentInterview(
  { interviews: [latest] }: ReceivedRow | OwnRow,
  { now }: Moment,
): ReceivedApplication['interview'] {
  if (!latest) return null;
  const status = statusAt(now, latest);
  return status === 'proposed' || status === 'agreed'
    ? { status, startsAt: latest.startsAt.toISOString() }
    : null;
}

/** The same as its candidate needs it. */
function presentComing(row: OwnRow, moment: Moment): OwnApplication['interview'] {
  const coming = presentInterview(row, moment);
  const [latest] = row.interviews;
  if (!coming || !latest) return null;
  const { minutes, format, address, link } = latest;
  return { ...coming, minutes, format: format as InterviewFormat, address, link, phone: shownPhone(row.job) };
}

export const presentReceived = (row: ReceivedRow, moment: Moment, signer: Signer): ReceivedApplication => ({
  ...plain(receivedApplication, row),
  ...common(row),
  stage: stageOf(row),
  hasAccount: row.applicant !== null,
  photo: photoLink(row, signer),
  job: presentJob(row, moment),
  tags: row.tags.map(({ tag }) => tag.name),
  locale: row.applicant?.locale ?? row.locale ?? 'km',
  consent: consentOf(row),
  interview: presentInterview(row, moment),
  ...presentMatch(row.answers),
});

const presentEvent = (row: EventRow): OwnApplicationEvent => ({
  ...plain(ownApplicationEvent, row),
  kind: row.kind as OwnApplicationEvent['kind'],
  from: row.fromStatus,
  to: row.toStatus,
});

const presentCompanyEvent = (row: EventRow): ApplicationEvent => ({
  ...presentEvent(row),
  by: row.by?.name ?? null,
  byCentre: row.byCentre,
  stage: row.stageEn && row.stageKm ? { en: row.stageEn, km: row.stageKm } : null,
  rejection: row.rejection as ApplicationEvent['rejection'],
  notice: row.toStatus === 'rejected' ? ((row.notice ?? 'now') as ApplicationEvent['notice']) : null,
  tellAt: row.tellAt?.toISOString() ?? null,
  toldAt: row.toldAt?.toISOString() ?? null,
});

/** Event that gave the current status, with its reason. */
const reasonOf = ({ events }: DetailRow) => events.find(({ toStatus }) => toStatus !== null);

/** A note, as a member of the company reads it. */
export const presentNote = (row: NoteRow, readerId: string): ApplicationNote => ({
  ...plain(applicationNote, row),
  author: row.author?.name ?? null,
  own: row.authorId === readerId,
});

/** Large photo for the CV that was sent. */
function resumePhoto(row: DetailRow, signer: Signer): string | null {
  const id = shownPhoto(row);
  return id && signFileLink(signer, { id, sessionId: signer.sessionId, by: shownBy(row.id) }).url;
}

function ownPhoto(row: OwnDetailRow, signer: Signer): string | null {
  const id = shownPhoto(row);
  return id && signFileLink(signer, { id, sessionId: signer.sessionId }).url;
}

const presentJob = ({ job }: ReceivedRow, { today }: Moment) => ({
  _id: job.id,
  title: job.title,
  status: statusOn(today, job),
});

export const presentDetail = (row: DetailRow, moment: Moment, signer: Signer): ApplicationDetail => ({
  ...presentReceived(row, moment, signer),
  job: { ...presentJob(row, moment), vacancies: row.job.vacancies, hired: row.hired },
  coverLetter: row.coverLetter,
  cv: presentCv(row.cv),
  resume: filesAreOpen(row) ? presentSentResume(row.resume, resumePhoto(row, signer)) : null,
  answers: row.answers.map(presentAnswer),
  questions: row.job._count.questions,
  source: row.source as ApplicationDetail['source'],
  reason: reasonOf(row)?.reason ?? null,
  notifyReason: reasonOf(row)?.notifyReason ?? false,
  rejection: row.rejection as ApplicationDetail['rejection'],
  hiredToldAt: row.hiredToldAt?.toISOString() ?? null,
  history: row.events.map(presentCompanyEvent),
  notes: row.notes.map((note) => presentNote(note, signer.readerId)),
  scorecards: row._count.scorecards,
});

/** Last change known to the applicant: decisions that are undone or not yet notified do not count. */
function lastNotifiedAt({ createdAt, events: [latest] }: OwnRow): string {
  const notifiedAt = latest?.toldAt;
  return (notifiedAt && notifiedAt > createdAt ? notifiedAt : createdAt).toISOString();
}

export const presentOwn = (row: OwnRow, moment: Moment): OwnApplication => ({
  ...common(row),
  updatedAt: lastNotifiedAt(row),
  status: row.toldStatus,
  hired: row.toldStatus === 'shortlisted' && row.hiredAt !== null && row.hiredToldAt !== null,
  // Applicants always give a number.
  phone: row.phone ?? '',
  coverLetter: row.coverLetter,
  cv: presentCv(row.cv),
  hasResume: row.resume !== null,
  answers: row.answers.map(presentSent),
  job: presentCard(row.job, moment),
  interview: presentComing(row, moment),
});

export const presentOwnDetail = (
  row: OwnDetailRow,
  moment: Moment,
  signer: Signer,
): OwnApplicationDetail => ({
  ...presentOwn(row, moment),
  resume: presentSentResume(row.resume, ownPhoto(row, signer)),
  messages: row.messages.map(({ id, createdAt, ...words }) => ({
    _id: id,
    ...words,
    createdAt: createdAt.toISOString(),
  })),
  history: row.events.map((event, at) => ({
    ...presentEvent(event),
    // Previous status as far as the applicant was notified.
    from:
      event.fromStatus &&
      (row.events.slice(at + 1).find((earlier) => earlier.toStatus)?.toStatus ?? 'received'),
    reason: event.notifyReason ? event.reason : null,
  })),
});

export const presentAppliedJob = (row: AppliedJobRow, { today }: Moment): AppliedJob => ({
  ...plain(appliedJob, row),
  status: statusOn(today, row),
  closingDate: row.closingDate && dayOf(row.closingDate),
  counts: {
    received: row.received,
    shortlisted: row.shortlisted,
    rejected: row.rejected,
    withdrawn: row.withdrawn,
  },
});
