import { z } from 'zod';
import { endpoint, nothing, one, page, record } from './endpoint.ts';
import { jobCard } from './job.ts';
import { bookmarkLimits } from './limit.ts';
import { listQuery } from './list.ts';
import { byDate } from './option.ts';

/** What one person may have saved at a time: few enough that all of it can be told at once, to mark what is shown. */
export const mostBookmarks = 1000;

/** Something that somebody saved, to find it again. */
export const bookmark = z.strictObject({
  ...record,
  /** As it is now: closed where it has closed, archived where its recruiter has taken it down. */
  job: jobCard,
});
export type Bookmark = z.infer<typeof bookmark>;

/** The ids of all that one has saved, by noun. */
export const bookmarkIds = z.strictObject({ job: z.array(z.uuid()) });
export type BookmarkNoun = keyof z.infer<typeof bookmarkIds>;

export const bookmarkList = endpoint({
  method: 'GET',
  path: '/favorite',
  access: 'Bookmarked',
  summary: 'What one has saved, the last saved first; `search` looks at title and company',
  query: listQuery({ filters: {}, sorts: byDate }),
  response: page(bookmark),
});

export const bookmarkIdList = endpoint({
  method: 'GET',
  path: '/favorite/ids',
  access: 'Bookmarked',
  summary: 'The ids of all that one has saved, to mark it in lists that are the same for everybody',
  response: one(bookmarkIds),
});

export const bookmarkJob = endpoint({
  method: 'PUT',
  path: '/favorite/job/:id',
  access: 'Bookmarked',
  summary: 'Save a job; one that is saved stays saved',
  response: nothing,
  limits: bookmarkLimits,
});

export const unbookmarkJob = endpoint({
  method: 'DELETE',
  path: '/favorite/job/:id',
  access: 'Bookmarked',
  summary: 'Take a job out of what one has saved; one that is not in it stays out',
  response: nothing,
  limits: bookmarkLimits,
});
