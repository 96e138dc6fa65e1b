import type { ApplicationDetail, OwnApplication, ReceivedApplication } from '@acheep/contract/application';
import { statusOn } from '../job/job.policy.ts';
import { type Moment, presentCard } from '../job/job.presenter.ts';
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

export const presentReceived = (row: ReceivedRow, { today }: Moment): ReceivedApplication => ({
  ...common(row),
  name: row.name,
  email: row.email,
  job: { _id: row.job.id, title: row.job.title, status: statusOn(today, row.job) },
});

export const presentDetail = (row: DetailRow, moment: Moment): ApplicationDetail => ({
  ...presentReceived(row, moment),
  coverLetter: row.coverLetter,
  cv: presentCv(row.cv),
});

export const presentOwn = (row: OwnRow, moment: Moment): OwnApplication => ({
  ...common(row),
  coverLetter: row.coverLetter,
  cv: presentCv(row.cv),
  job: presentCard(row.job, moment),
});
