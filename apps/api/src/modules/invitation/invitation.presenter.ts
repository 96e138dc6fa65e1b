import type {
  Invitation,
  InvitedTraining,
  ListedInvitation,
  SentInvitation,
} from '@acheep/contract/invitation';
import type { InvitationState } from '@acheep/contract/invitation-option';
import type { JobStatus } from '@acheep/contract/job-option';
import { dayOf, statusOn } from '../job/job.policy.ts';
import { type Moment, presentCard, presentCompany } from '../job/job.presenter.ts';
import { presentTalentCard } from '../talent/talent.presenter.ts';
import type { InvitationRow, ListedRow, ReceivedRow, SentRow } from './invitation.repository.ts';

type WithJob = InvitationRow & { job: { status: JobStatus; closingDate: Date | null } | null };

/** What became of an invitation. An answer counts before what has closed. */
function stateOf(row: WithJob, hasApplied: boolean, { today }: Moment): InvitationState {
  if (hasApplied) return 'applied';
  if (row.declinedAt) return 'declined';
  if (row.job && statusOn(today, row.job) !== 'active') return 'closed';
  if (row.trainingOn && dayOf(row.trainingOn) < today) return 'over';
  return row.seenAt ? 'seen' : 'new';
}

const common = (row: WithJob, hasApplied: boolean, moment: Moment) => ({
  _id: row.id,
  createdAt: row.createdAt.toISOString(),
  updatedAt: (row.declinedAt ?? row.seenAt ?? row.createdAt).toISOString(),
  state: stateOf(row, hasApplied, moment),
  message: row.message,
});

/** The check of the table holds that what is to no job has these. */
const presentTraining = (row: InvitationRow): InvitedTraining => ({
  title: row.trainingTitle ?? '',
  startsOn: row.trainingOn ? dayOf(row.trainingOn) : dayOf(row.createdAt),
  online: row.trainingOnline,
  place: row.trainingPlace,
  link: row.trainingLink,
});

export function presentInvitation(row: ReceivedRow, hasApplied: boolean, moment: Moment): Invitation {
  const told = { ...common(row, hasApplied, moment), company: presentCompany(row.company) };
  return row.job
    ? { ...told, kind: 'job', job: presentCard(row.job, moment) }
    : { ...told, kind: 'training', training: presentTraining(row) };
}

export function presentSent(
  row: Omit<SentRow, 'resume'>,
  hasApplied: boolean,
  moment: Moment,
): SentInvitation {
  const told = { ...common(row, hasApplied, moment), by: row.sentBy?.name ?? null };
  return row.job
    ? { ...told, kind: 'job', job: { _id: row.job.id, title: row.job.title } }
    : { ...told, kind: 'training', training: presentTraining(row) };
}

export function presentListed(row: ListedRow, hasApplied: boolean, moment: Moment): ListedInvitation {
  const invitation = presentSent(row, hasApplied, moment);
  const { _id, createdAt, updatedAt } = invitation;
  return { _id, createdAt, updatedAt, talent: presentTalentCard(row.resume), invitation };
}
