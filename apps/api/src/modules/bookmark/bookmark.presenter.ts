import type { Bookmark } from '@acheep/contract/bookmark';
import { type Moment, presentCard } from '../job/job.presenter.ts';
import type { BookmarkRow } from './bookmark.repository.ts';

export const presentBookmark = ({ id, createdAt, job }: BookmarkRow, moment: Moment): Bookmark => ({
  _id: id,
  createdAt: createdAt.toISOString(),
  // It comes and goes, and never changes.
  updatedAt: createdAt.toISOString(),
  job: presentCard(job, moment),
});
