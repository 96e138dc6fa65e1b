import type {
  OperatorScreening,
  ScreenedApplication,
  ScreenedDetail,
} from '@acheep/contract/hiring/operator-screening';
import type { Deps } from '../../../deps.ts';
import type { Moment } from '../../../moment.ts';
import { statusOn } from '../../jobs/job/job.policy.ts';
import { presentDetail, presentReceived } from '../application/application.presenter.ts';
import type { ReceivedRow } from '../application/application.repository.ts';
import type { ScreenedRow, ScreeningRow } from './operator-screening.repository.ts';

const presentCompany = ({ id, name, nameKm }: ScreeningRow['company']) => ({ _id: id, name, nameKm });

type OpenRow = ScreeningRow & { carriedOutAt: Date; job: NonNullable<ScreeningRow['job']> };
/** True for a request that was carried out for a job; only then is it a screening. */
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

/** The company's view, without contact details and the company's internal data. */
export function presentScreened(row: ReceivedRow, moment: Moment, signer: Signer): ScreenedApplication {
  const {
    email: _e,
    phone: _p,
    photo: _i,
    rating: _r,
    tags: _t,
    stage: _s,
    interview: _v,
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
    stage: _s,
    interview: _v,
    notes: _n,
    hiredToldAt: _h,
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
