import { z } from 'zod';
import { gatheringCard } from '../events/gathering.ts';
import { companyOfJob, jobCard } from '../jobs/job.ts';
import { choice } from '../kernel/choice.ts';
import { endpoint, nothing, one, page, record } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { named } from '../kernel/field-label.ts';
import { listQuery } from '../kernel/list-query.ts';
import { text } from '../kernel/text.ts';
import { type BookmarkNoun, bookmarks, noteLength } from './bookmark-option.ts';
import { postKinds } from './post-option.ts';

/** Maximum number of bookmarks per user: few enough to return all ids at once, to mark what is shown. */
export const maxBookmarks = 1000;

/** Private note on a saved job; null removes it. */
const bookmarkNoteBody = z.strictObject({
  note: named(text(noteLength), 'note', 'កំណត់ចំណាំ').nullable(),
});

/** Post in the list of bookmarks. */
const savedPost = z.strictObject({
  _id: z.uuid(),
  kind: choice(postKinds),
  company: companyOfJob,
  postedAt: z.iso.datetime(),
  /** False once the post was taken down: then only its company is returned. */
  shown: z.boolean(),
  /** Beginning of its text, or the title of what it shows. */
  saying: z.string().nullable(),
  picture: z.string().nullable(),
});
export type SavedPost = z.infer<typeof savedPost>;

/**
 * Bookmarked record in its present state: closed where it is over, archived where it was taken down.
 *
 * @collected by the description of the API.
 */
export const bookmark = z.discriminatedUnion('noun', [
  z.strictObject({
    ...record,
    noun: z.literal('job'),
    job: jobCard,
    /** Its owner's, whom alone it is shown to. */
    note: z.string().nullable(),
    /** True while it takes applications on this site. */
    open: z.boolean(),
  }),
  z.strictObject({ ...record, noun: z.literal('training'), gathering: gatheringCard }),
  z.strictObject({ ...record, noun: z.literal('event'), gathering: gatheringCard }),
  z.strictObject({ ...record, noun: z.literal('post'), post: savedPost }),
]);
export type Bookmark = z.infer<typeof bookmark>;

const ids = z.array(z.uuid());
/** Ids of all visible bookmarks, by noun. */
const bookmarkIds = z.strictObject({
  job: ids,
  training: ids,
  event: ids,
  post: ids,
} satisfies Record<BookmarkNoun, unknown>);
export type BookmarkIds = z.infer<typeof bookmarkIds>;

export const bookmarkList = endpoint({
  method: 'GET',
  path: '/favorite',
  access: 'Bookmarked',
  summary: "List the caller's saved items, last saved first; `search` covers titles, texts and companies",
  query: listQuery(bookmarks),
  response: page(bookmark),
});

export const bookmarkIdList = endpoint({
  method: 'GET',
  path: '/favorite/ids',
  access: 'Bookmarked',
  summary:
    "List the ids of all the caller's saved items, to mark them in lists that are the same for every user",
  response: one(bookmarkIds),
});

const save = <N extends BookmarkNoun>(noun: N, a: string) =>
  endpoint({
    method: 'PUT',
    path: `/favorite/${noun}/:id`,
    access: 'Bookmarked',
    summary: `Save ${a}; idempotent`,
    response: nothing,
    limit: 'work',
  });

const remove = <N extends BookmarkNoun>(noun: N, a: string) =>
  endpoint({
    method: 'DELETE',
    path: `/favorite/${noun}/:id`,
    access: 'Bookmarked',
    summary: `Remove ${a} from the saved items; idempotent`,
    response: nothing,
    limit: 'work',
  });

export const bookmarkJob = save('job', 'a job');
export const bookmarkTraining = save('training', 'a training');
export const bookmarkEvent = save('event', 'an event');
export const bookmarkPost = save('post', 'an entry of the feed');

export const bookmarkNote = endpoint({
  method: 'PUT',
  path: '/favorite/job/:id/note',
  access: 'Bookmarked',
  summary: 'Write a private note on a saved job, or remove it',
  body: bookmarkNoteBody,
  response: nothing,
  limit: 'edit',
});

export const unbookmarkJob = remove('job', 'a job');
export const unbookmarkTraining = remove('training', 'a training');
export const unbookmarkEvent = remove('event', 'an event');
export const unbookmarkPost = remove('post', 'an entry of the feed');

/** @collected by `errors.ts`. */
export const errors = {
  'bookmark.full': {
    status: 409,
    en: 'You’ve reached the limit of {most} saved items. Remove one first.',
    km: 'អ្នកបានរក្សាទុកគ្រប់ចំនួនកំណត់ {most} ហើយ។ សូមដកមួយចេញជាមុនសិន។',
  },
} satisfies Errors;

/** @collected by `pages.ts`. */
export const pages = ['/manage-bookmarked'] as const;
