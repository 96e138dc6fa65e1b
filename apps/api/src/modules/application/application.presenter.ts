import type { ApplicationDetail, OwnApplication, ReceivedApplication } from '@acheep/contract/application';
import type { Deps } from '../../deps.ts';
import { statusOn } from '../job/job.policy.ts';
import { type Moment, presentCard } from '../job/job.presenter.ts';
import { signFileLink } from '../upload/file-link.ts';
import type { DetailRow, OwnRow, ReceivedRow } from './application.repository.ts';

const common = ({ id, status, phone, viewedAt, createdAt, updatedAt }: ReceivedRow | OwnRow) => ({
  _id: id,
  status,
  phone,
  viewedAt: viewedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

const presentCv = ({ originalName, mediaType, size }: DetailRow['cv']) => ({ originalName, mediaType, size });

/** The application that shows its recruiter a file of the applicant. */
export const shownBy = (id: string) => ({ noun: 'application', id });

/** What signs links, and the session of who reads. */
type Signer = Pick<Deps, 'config' | 'now'> & { sessionId: string };

function photoLink({ id, status, applicant }: ReceivedRow, signer: Signer): string | null {
  if (!applicant.photo || status === 'withdrawn') return null;
  const { sessionId } = signer;
  return signFileLink(signer, { id: applicant.photo.id, small: true, sessionId, by: shownBy(id) }).url;
}

export const presentReceived = (
  row: ReceivedRow,
  { today }: Moment,
  signer: Signer,
): ReceivedApplication => ({
  ...common(row),
  name: row.name,
  email: row.email,
  photo: photoLink(row, signer),
  job: { _id: row.job.id, title: row.job.title, status: statusOn(today, row.job) },
});

export const presentDetail = (row: DetailRow, moment: Moment, signer: Signer): ApplicationDetail => ({
  ...presentReceived(row, moment, signer),
  coverLetter: row.coverLetter,
  cv: presentCv(row.cv),
});

export const presentOwn = (row: OwnRow, moment: Moment): OwnApplication => ({
  ...common(row),
  coverLetter: row.coverLetter,
  cv: presentCv(row.cv),
  job: presentCard(row.job, moment),
});
