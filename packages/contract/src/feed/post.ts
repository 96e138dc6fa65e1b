import { z } from 'zod';
import { companyCard } from '../companies/company.ts';
import { gatheringCard } from '../events/gathering.ts';
import { companyOfJob, jobCard } from '../jobs/job.ts';
import { atMost, recentMoment, typed } from '../kernel/bound.ts';
import { choice } from '../kernel/choice.ts';
import { edited, endpoint, foundPage, nothing, one, page, record } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { named } from '../kernel/field-label.ts';
import { image, ownImage } from '../kernel/image.ts';
import { filter } from '../kernel/list.ts';
import { count, defaultLimit, filterSchema, listQuery } from '../kernel/list-query.ts';
import { some } from '../kernel/option.ts';
import { id, line, text } from '../kernel/text.ts';
import { ownVideo } from '../platform/video.ts';
import { ownPosts, postKinds, postLinks, postSorts, postStatuses, searchedPosts } from './post-option.ts';

export const postLength = 5000;
export const postPictures = 10;
/** Maximum count of new posts; beyond it the feed only says that there are more. */
export const maxNews = 50;

/** Company linked from a post. */
const companyShown = companyCard.omit({ openJobs: true });

/** Page on this site that a post links to, in its present state. */
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

/** Post without the one that it shares. */
const entry = z.strictObject({
  ...record,
  kind: choice(postKinds),
  /** Posts are published in the company's name; the author is not shown. */
  company: companyOfJob,
  /** Plain text; null for some of the posts that a publication created. */
  body: z.string().nullable(),
  pictures: z.array(image),
  /** Null until it is ready to play. */
  video: z
    .strictObject({
      video: z.string().meta({ examples: ['/media/video.mp4'] }),
      thumbnail: z.string().meta({ examples: ['/media/video.webp'] }),
    })
    .nullable(),
  link: link.nullable(),
  /** For the kind job. */
  job: jobCard.nullable(),
  /** For the kinds training and event. */
  gathering: gatheringCard.nullable(),
  postedAt: z.iso.datetime(),
  /** True while it is pinned to the top of the feed. */
  pinned: z.boolean(),
});

export const postCard = z.strictObject({
  ...entry.shape,
  /** Shared post, for the kind shared; null once that is no longer on the site. */
  shared: entry.nullable(),
});
export type PostCard = z.infer<typeof postCard>;
export type PostEntry = z.infer<typeof entry>;

const postActions = ['edit', 'publish', 'archive', 'delete'] as const;
export type PostAction = (typeof postActions)[number];

/** @collected by the description of the API. */
export const ownPost = z.strictObject({
  ...postCard.shape,
  postedAt: z.iso.datetime().nullable(),
  status: choice(postStatuses),
  /** True when the feed shows it now; false also where the record that it shows is over. */
  shown: z.boolean(),
  views: z.int().nonnegative(),
  likes: z.int().nonnegative(),
  /** Number of visible comments and replies. */
  comments: z.int().nonnegative(),
  actions: z.array(z.enum(postActions)),
});
export type OwnPost = z.infer<typeof ownPost>;

/**
 * Post for its edit form.
 *
 * @collected by the description of the API.
 */
export const ownPostDetail = z.strictObject({
  ...ownPost.shape,
  pictures: z.array(ownImage),
  /** `path` is the value that the form submits. */
  video: ownVideo.extend({ path: z.string() }).nullable(),
});
export type OwnPostDetail = z.infer<typeof ownPostDetail>;

/** Fields common to all forms of a post: pictures and video are paths from the responses of their uploads. */
const shownWith = {
  pictures: named(atMost(postPictures, z.array(line(200)), 'max_photos'), 'photos', 'រូបថត').default([]),
  video: named(line(200), 'video', 'វីដេអូ').nullish(),
  /** Page on this site that it links to. */
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
/** With `publish` it is saved and published at once. */
const publish = named(z.boolean(), 'publication', 'ការផ្សាយ').default(false);

/** Text fields of a written post, and of one that a publication created. */
export const postWords = z.strictObject({ body });
export const postOwnWords = z.strictObject({ body: body.optional() });

export const postNew = z.strictObject({ body, ...shownWith, publish });
/** Posts that a publication created need no text. */
const postEdit = z.strictObject({ body: body.nullable(), ...shownWith, publish, ...edited });

const beginsWithMoment = (value: string) => !Number.isNaN(Date.parse(value.slice(0, 24)));

/** Cursor of the feed: time and id of the last post on the page before. */
const cursor = typed(62, 'invalid')
  .regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/, {
    error: 'invalid',
  })
  .refine(beginsWithMoment, { error: 'invalid' });

const feedFilters = {
  'filter[kind]': filterSchema(ownPosts.filters.kind).optional(),
  /** Posts of one user, written or created by their publications. */
  'filter[createdBy]': filterSchema(filter.record('author', 'អ្នកនិពន្ធ')).optional(),
  'filter[companyId]': filterSchema(filter.record('company', 'ក្រុមហ៊ុន')).optional(),
};

export const postFeed = endpoint({
  method: 'GET',
  path: '/post',
  access: 'public',
  summary:
    'List the feed: pinned posts, then by time of posting. `next` of a page is the `cursor` of the following one',
  query: z.strictObject({
    ...feedFilters,
    sort: named(choice(postSorts), 'sort', 'លំដាប់').default('postedAt_-1'),
    limit: named(count(1, 20), 'limit', 'ចំនួនក្នុងមួយទំព័រ').default(defaultLimit),
    cursor: named(cursor, 'list position', 'ទីតាំងក្នុងបញ្ជី').optional(),
  }),
  response: z.strictObject({
    data: z.array(postCard),
    meta: z.strictObject({
      /** Null on the last page. */
      next: z.string().nullable(),
      /** Posts later than this are new to the reader. */
      asOf: z.iso.datetime(),
    }),
  }),
  limit: 'read',
});

export const postNews = endpoint({
  method: 'GET',
  path: '/post/news',
  access: 'public',
  summary: `Count the posts since a moment, or within the last day if none is given, up to ${maxNews}`,
  query: z.strictObject({
    ...feedFilters,
    since: named(recentMoment, 'time', 'ពេលវេលា').optional(),
  }),
  response: one(z.strictObject({ count: z.int().nonnegative() })),
  limit: 'read',
});

export const foundPosts = endpoint({
  method: 'GET',
  path: '/post/search',
  searches: 'post',
  access: 'public',
  summary: 'Search posts by their own texts and authors',
  query: listQuery(searchedPosts),
  response: foundPage(postCard),
  limit: 'search',
});

export const postGet = endpoint({
  method: 'GET',
  path: '/post/:id',
  access: 'public',
  summary: 'Get a post. That of a closed job is marked; drafts, hidden and archived posts are not found',
  response: one(postCard),
});

export const postViewed = endpoint({
  method: 'POST',
  path: '/post/:id/view',
  access: 'public',
  summary: 'Count a view of a post: once a day per visitor',
  response: nothing,
  limit: 'visit',
});

export const ownPostList = endpoint({
  method: 'GET',
  path: '/post/own',
  access: 'Post',
  summary:
    "List all posts of the caller's company; `search` covers their texts and the titles of their subjects",
  query: listQuery(ownPosts),
  response: page(ownPost),
});

export const ownPostGet = endpoint({
  method: 'GET',
  path: '/post/own/:id',
  access: 'Post',
  summary: "Get a post of the caller's company, for editing",
  response: one(ownPostDetail),
});

export const postCreate = endpoint({
  method: 'POST',
  path: '/post',
  access: 'Post',
  summary: 'Create a post, as a draft or published at once',
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
  summary: "Update a post of the caller's company, and optionally publish it",
  body: postEdit,
  response: one(ownPostDetail),
  limit: 'edit',
});

export const postStatusChange = endpoint({
  method: 'POST',
  path: '/post/:id/status',
  access: 'Post',
  summary: 'Publish or archive a post; published again, it keeps its place',
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
  summary: 'Delete a written post; posts created by a publication can only be archived',
  response: nothing,
});

/** @collected by `errors.ts`. */
export const errors = {
  'post.pins': {
    status: 409,
    en: 'You’ve reached the limit of {most} pinned posts. Unpin one first.',
    km: 'មានការបង្ហោះដែលបានខ្ទាស់គ្រប់ចំនួនកំណត់ {most} ហើយ។ សូមដោះខ្ទាស់មួយជាមុនសិន។',
  },
  'post.status': {
    status: 409,
    en: 'The status of this post has changed. Reload the page to see what you can do now.',
    km: 'ស្ថានភាពការបង្ហោះបានផ្លាស់ប្ដូរហើយ។ សូមផ្ទុកទំព័រម្ដងទៀត ដើម្បីមើលស្ថានភាពថ្មី។',
  },
  'post.gone': { status: 404, en: 'This post is no longer available.', km: 'ការបង្ហោះនេះលែងមានហើយ។' },
} satisfies Errors;

/** @collected by `pages.ts`. */
export const pages = ['/public-post', '/public-post/:id', '/post'] as const;
