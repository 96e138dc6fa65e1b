import { z } from 'zod';
import { companyCard } from '../companies/company.ts';
import { gatheringCard } from '../events/gathering.ts';
import { companyOfJob, jobCard } from '../jobs/job.ts';
import { atMost, recentMoment, typed } from '../kernel/bound.ts';
import { choice } from '../kernel/choice.ts';
import { edited, endpoint, foundPage, nothing, one, page, record } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { image, ownImage } from '../kernel/image.ts';
import { anyOf, count, defaultLimit, listQuery } from '../kernel/list.ts';
import { byDate, some } from '../kernel/option.ts';
import { id, line, text } from '../kernel/text.ts';
import { ownVideo } from '../platform/video.ts';
import { foundPostSorts, postKinds, postLinks, postSorts, postStatuses } from './post-option.ts';

export const postLength = 5000;
export const postPictures = 10;
/** As many new entries are counted; of more it is said that there are more. */
export const mostNews = 50;

/** What an entry shows of a company's page that it leads to. */
const companyShown = companyCard.omit({ openJobs: true });

/** A page of our own that an entry leads to, as it is now. */
const link = z.discriminatedUnion('noun', [
  z.strictObject({ noun: z.literal('job'), _id: z.uuid(), job: jobCard }),
  z.strictObject({ noun: z.literal('training'), _id: z.uuid(), gathering: gatheringCard }),
  z.strictObject({ noun: z.literal('event'), _id: z.uuid(), gathering: gatheringCard }),
  z.strictObject({ noun: z.literal('company'), _id: z.uuid(), company: companyShown }),
  z.strictObject({
    noun: z.literal('post'),
    _id: z.uuid(),
    post: z.strictObject({ company: companyOfJob, body: z.string().nullable() }),
  }),
]);
export type PostLinkShown = z.infer<typeof link>;

/** What every entry shows but what it shares. */
const entry = z.strictObject({
  ...record,
  kind: choice(postKinds),
  /** It speaks in the company's name; who wrote it is not said. */
  company: companyOfJob,
  /** Plain text. What publishing made may have none. */
  body: z.string().nullable(),
  pictures: z.array(image),
  /** Once it can be watched. */
  video: z.strictObject({ video: z.string(), thumbnail: z.string() }).nullable(),
  link: link.nullable(),
  /** Of the kind job. */
  job: jobCard.nullable(),
  /** Of the kinds training and event. */
  gathering: gatheringCard.nullable(),
  postedAt: z.iso.datetime(),
  /** Leads the feed, for a while. */
  pinned: z.boolean(),
});

/** An entry of the feed. */
export const postCard = z.strictObject({
  ...entry.shape,
  /** What an entry of the kind shared shares; null where that is not on the site any more. */
  shared: entry.nullable(),
});
export type PostCard = z.infer<typeof postCard>;
export type PostEntry = z.infer<typeof entry>;

const postActions = ['edit', 'publish', 'archive', 'delete'] as const;
export type PostAction = (typeof postActions)[number];

/** An entry of one's own company in the list of them. */
const ownPost = z.strictObject({
  ...postCard.shape,
  postedAt: z.iso.datetime().nullable(),
  status: choice(postStatuses),
  /** Whether the feed shows it now: what it shows may be over. */
  shown: z.boolean(),
  views: z.int().nonnegative(),
  likes: z.int().nonnegative(),
  /** Comments and answers that are shown. */
  comments: z.int().nonnegative(),
  actions: z.array(z.enum(postActions)),
});
export type OwnPost = z.infer<typeof ownPost>;

/** The same, to edit. */
const ownPostDetail = z.strictObject({
  ...ownPost.shape,
  pictures: z.array(ownImage),
  /** `path` is how the form keeps it. */
  video: ownVideo.extend({ path: z.string() }).nullable(),
});
export type OwnPostDetail = z.infer<typeof ownPostDetail>;

/** What everybody writes of an entry: its text, its pictures and its video, by the paths that their uploads answered. */
const shownWith = {
  pictures: named(atMost(postPictures, z.array(line(200))), 'photos', 'រូបថត').default([]),
  video: named(line(200), 'video', 'វីដេអូ').nullish(),
  /** The page of our own that it leads to. */
  link: named(
    z.strictObject({
      noun: named(choice(postLinks), 'page', 'ទំព័រ'),
      _id: named(id, 'page', 'ទំព័រ'),
    }),
    'link',
    'តំណ',
  ).nullish(),
};
const body = named(text(postLength), 'text', 'អត្ថបទ');
/** Saved with `publish` it is on the site at once. */
const publish = named(z.boolean(), 'publish', 'ផ្សាយ').default(false);

/** What is typed of an entry that somebody writes, and of one that publishing made. */
export const postWords = z.strictObject({ body });
export const postOwnWords = z.strictObject({ body: body.optional() });

export const postNew = z.strictObject({ body, ...shownWith, publish });
/** What publishing made needs no words. */
const postEdit = z.strictObject({ body: body.nullable(), ...shownWith, publish, ...edited });

const beginsWithMoment = (value: string) => !Number.isNaN(Date.parse(value.slice(0, 24)));

/** Where a page of the feed goes on: the moment and the id of the last entry of the one before. */
const cursor = typed(62, 'invalid')
  .regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/, {
    error: 'invalid',
  })
  .refine(beginsWithMoment, { error: 'invalid' });

const feedFilters = {
  'filter[kind]': named(anyOf(postKinds), 'kind of post', 'ប្រភេទការបង្ហោះ').optional(),
  /** The entries of one person: what they wrote, and what they published. */
  'filter[createdBy]': named(id, 'author', 'អ្នកនិពន្ធ').optional(),
  'filter[companyId]': named(id, 'company', 'ក្រុមហ៊ុន').optional(),
};

export const postFeed = endpoint({
  method: 'GET',
  path: '/post',
  access: 'public',
  summary:
    'The feed: pinned entries, then by when they were posted. `next` of a page is `cursor` of the following one',
  query: z.strictObject({
    ...feedFilters,
    sort: named(choice(postSorts), 'sort', 'លំដាប់').default('postedAt_-1'),
    limit: named(count(1, 20), 'limit', 'ចំនួនក្នុងមួយទំព័រ').default(defaultLimit),
    cursor: named(cursor, 'place in the list', 'ទីតាំងក្នុងបញ្ជី').optional(),
  }),
  response: z.strictObject({
    data: z.array(postCard),
    meta: z.strictObject({
      /** Null where nothing follows. */
      next: z.string().nullable(),
      /** What is posted after that moment is new to who reads this. */
      asOf: z.iso.datetime(),
    }),
  }),
  limit: 'read',
});

export const postNews = endpoint({
  method: 'GET',
  path: '/post/news',
  access: 'public',
  summary: `How many entries were posted since a moment, or within a day where none is said, at most ${mostNews}`,
  query: z.strictObject({
    ...feedFilters,
    since: named(recentMoment, 'moment', 'ពេលវេលា').optional(),
  }),
  response: one(z.strictObject({ count: z.int().nonnegative() })),
  limit: 'read',
});

export const foundPosts = endpoint({
  method: 'GET',
  path: '/post/search',
  searches: 'post',
  access: 'public',
  summary: 'Entries of the feed by their own words, and by whose they are',
  query: listQuery({ filters: {}, sorts: foundPostSorts }),
  response: foundPage(postCard),
  limit: 'search',
});

export const postGet = endpoint({
  method: 'GET',
  path: '/post/:id',
  access: 'public',
  summary: 'One entry. That of a closed job says so; drafts, hidden and archived ones are not there',
  response: one(postCard),
});

export const postViewed = endpoint({
  method: 'POST',
  path: '/post/:id/view',
  access: 'public',
  summary: 'An entry was read: counted once a day for each visitor',
  response: nothing,
  limit: 'visit',
});

export const ownPostList = endpoint({
  method: 'GET',
  path: '/post/own',
  access: 'Post',
  summary: "All entries of one's company; `search` looks at their text and at the titles of what they show",
  query: listQuery({
    filters: {
      status: named(anyOf(postStatuses), 'status', 'ស្ថានភាព'),
      kind: feedFilters['filter[kind]'].unwrap(),
    },
    sorts: byDate,
  }),
  response: page(ownPost),
});

export const ownPostGet = endpoint({
  method: 'GET',
  path: '/post/own/:id',
  access: 'Post',
  summary: "One entry of one's company, to edit",
  response: one(ownPostDetail),
});

export const postCreate = endpoint({
  method: 'POST',
  path: '/post',
  access: 'Post',
  summary: 'Write an entry, as a draft or for everybody at once',
  body: postNew,
  response: one(ownPostDetail),
  status: 201,
  idempotent: true,
  limit: 'unasked',
});

export const postUpdate = endpoint({
  method: 'PUT',
  path: '/post/:id',
  access: 'Post',
  summary: "Save an entry of one's company, and publish it if asked",
  body: postEdit,
  response: one(ownPostDetail),
  limit: 'edit',
});

export const postStatusChange = endpoint({
  method: 'POST',
  path: '/post/:id/status',
  access: 'Post',
  summary: 'Publish an entry, or archive it; published again it keeps its place',
  body: z.strictObject({
    status: named(choice(some(postStatuses, 'active', 'archived')), 'status', 'ស្ថានភាព'),
  }),
  response: one(ownPostDetail),
  idempotent: true,
  limit: 'edit',
});

export const postDelete = endpoint({
  method: 'DELETE',
  path: '/post/:id',
  access: 'Post',
  summary: 'Delete what was written; what publishing made can be archived',
  response: nothing,
});

/** @collected by `kernel/pages.ts`. */
export const pages = ['/public-post', '/public-post/:id', '/post'] as const;
