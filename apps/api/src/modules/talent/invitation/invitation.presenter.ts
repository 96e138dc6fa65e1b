import type { GatheringStatus } from '@acheep/contract/events/gathering-option';
import type { JobStatus } from '@acheep/contract/jobs/job-option';
import { today } from '@acheep/contract/kernel/calendar';
import type {
  Invitation,
  InvitedTraining,
  ListedInvitation,
  SentInvitation,
} from '@acheep/contract/talent/invitation';
import type { InvitationState } from '@acheep/contract/talent/invitation-option';
import type { Moment } from '../../../moment.ts';
import { presentCompanyName } from '../../companies/company/company.presenter.ts';
import { statusAt } from '../../events/gathering/gathering.policy.ts';
import { dayOf, statusOn } from '../../jobs/job/job.policy.ts';
import { presentCard } from '../../jobs/job/job.presenter.ts';
import { presentReference } from '../../jobs/reference/reference.presenter.ts';
import { presentTalentCard } from '../talent/talent.presenter.ts';
import type { CardTexts } from '../talent/talent-text.service.ts';
import type { InvitationRow, ListedRow, ReceivedRow, SentRow } from './invitation.repository.ts';

type WithJob = InvitationRow & { job: { status: JobStatus; closingDate: Date | null } | null };

/** End of the job or training of an invitation; null while it is open. */
function endOf({ job, gathering, trainingOn }: WithJob, moment: Moment): InvitationState | null {
  if (job) return statusOn(moment.today, job) === 'active' ? null : 'closed';
  if (!gathering) return trainingOn && dayOf(trainingOn) < moment.today ? 'over' : null;
  if (statusAt(moment.now, gathering) === 'active') return null;
  return gathering.endsAt && gathering.endsAt <= moment.now ? 'over' : 'off';
}

/** State of an invitation. The person's response takes precedence over the end of the job or training. */
function stateOf(row: WithJob, isTakenUp: boolean, moment: Moment): InvitationState {
  if (isTakenUp) return row.job ? 'applied' : 'registered';
  if (row.declinedAt) return 'declined';
  return endOf(row, moment) ?? (row.seenAt ? 'seen' : 'new');
}

const common = (row: WithJob, isTakenUp: boolean, moment: Moment) => ({
  _id: row.id,
  createdAt: row.createdAt.toISOString(),
  updatedAt: (row.declinedAt ?? row.seenAt ?? row.createdAt).toISOString(),
  state: stateOf(row, isTakenUp, moment),
  message: row.message,
});

const isShown = ({ status }: { status: GatheringStatus }) => status === 'active' || status === 'closed';

/** A check constraint guarantees a title to an invitation that has neither job nor training. */
function presentTraining({ gathering, ...row }: InvitationRow): InvitedTraining {
  if (!gathering)
    return {
      _id: null,
      title: row.trainingTitle ?? '',
      startsOn: dayOf(row.trainingOn ?? row.createdAt),
      online: row.trainingOnline,
      place: row.trainingPlace,
      province: null,
      link: row.trainingLink,
    };
  return {
    _id: isShown(gathering) ? gathering.id : null,
    title: gathering.title,
    startsOn: today(gathering.startsAt ?? row.createdAt),
    online: gathering.online,
    place: gathering.venue,
    province: gathering.province && presentReference(gathering.province),
    link: null,
  };
}

export function presentInvitation(row: ReceivedRow, isTakenUp: boolean, moment: Moment): Invitation {
  const base = { ...common(row, isTakenUp, moment), company: presentCompanyName(row.company) };
  return row.job
    ? { ...base, kind: 'job', job: presentCard(row.job, moment) }
    : { ...base, kind: 'training', training: presentTraining(row) };
}

export function presentSent(
  row: Omit<SentRow, 'resume'>,
  isTakenUp: boolean,
  moment: Moment,
): SentInvitation {
  const base = { ...common(row, isTakenUp, moment), by: row.sentBy?.name ?? null };
  return row.job
    ? { ...base, kind: 'job', job: { _id: row.job.id, title: row.job.title } }
    : { ...base, kind: 'training', training: presentTraining(row) };
}

export function presentListed(
  row: ListedRow,
  isTakenUp: boolean,
  moment: Moment,
  texts: CardTexts,
): ListedInvitation {
  const invitation = presentSent(row, isTakenUp, moment);
  const { _id, createdAt, updatedAt } = invitation;
  return { _id, createdAt, updatedAt, talent: presentTalentCard(row.resume, texts), invitation };
}
