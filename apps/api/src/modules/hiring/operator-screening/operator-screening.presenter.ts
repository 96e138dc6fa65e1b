import type {
  OperatorScreening,
  ScreenedApplication,
  ScreenedDetail,
} from '@acheep/contract/hiring/operator-screening';
import type { Deps } from '../../../deps.ts';
import { statusOn } from '../../jobs/job/job.policy.ts';
import type { Moment } from '../../jobs/job/job.presenter.ts';
import { presentDetail, presentReceived } from '../application/application.presenter.ts';
import type { ReceivedRow } from '../application/application.repository.ts';
import type { ScreenedRow, ScreeningRow } from './operator-screening.repository.ts';

const presentCompany = ({ id, name, nameKm }: ScreeningRow['company']) => ({ _id: id, name, nameKm });

type OpenRow = ScreeningRow & { carriedOutAt: Date; job: NonNullable<ScreeningRow['job']> };
/** A screening is of a job, from the moment on at which it was carried out. */
export const isOpen = (row: ScreeningRow): row is OpenRow => row.carriedOutAt !== null && row.job !== null;

export const presentOwnScreening = ({ enquiryId, carriedOutAt, job }: OpenRow, { today }: Moment) => ({
  _id: enquiryId,
  job: { _id: job.id, title: job.title, status: statusOn(today, job) },
  since: carriedOutAt.toISOString(),
});

export const presentScreening = (
  row: OpenRow,
  counts: OperatorScreening['counts'],
  moment: Moment,
): OperatorScreening => {
  const own = presentOwnScreening(row, moment);
  return {
    ...own,
    company: presentCompany(row.company),
    counts,
    createdAt: own.since,
    updatedAt: own.since,
  };
};

type Signer = Pick<Deps, 'config' | 'now'> & { sessionId: string; readerId: string };

/** As its company sees it, without how somebody is reached and what the company keeps for itself. */
export function presentScreened(row: ReceivedRow, moment: Moment, signer: Signer): ScreenedApplication {
  const {
    email: _e,
    phone: _p,
    photo: _i,
    rating: _r,
    tags: _t,
    ...shown
  } = presentReceived(row, moment, signer);
  return shown;
}

export function presentScreenedDetail(row: ScreenedRow, moment: Moment, signer: Signer): ScreenedDetail {
  const {
    email: _e,
    phone: _p,
    photo: _i,
    rating: _r,
    tags: _t,
    notes: _n,
    resume,
    ...shown
  } = presentDetail(row, moment, signer);
  return {
    ...shown,
    resume: resume && { ...resume, photo: null, phone: [], email: '', address: null, references: [] },
    screening: {
      _id: row.job.serviceRequests[0]?.enquiryId ?? '',
      company: presentCompany(row.job.company),
    },
  };
}
