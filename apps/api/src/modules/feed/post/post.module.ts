import * as contract from '@acheep/contract/feed/post';
import type { Locale } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import type { Deps } from '../../../deps.ts';
import type { FeedItem, ListFeed, Module, Register } from '../../../module.ts';
import { carryOut, task } from '../../../plumbing/task.ts';
import { reindexSearch } from '../../../search/reindex.ts';
import { related } from '../../../search/rows.repository.ts';
import { visitorReads } from '../../../visitor-read.ts';
import { companyRenamedForPosts } from '../../companies/company/company.tasks.ts';
import { visitorOf } from '../../jobs/view-counter/view.service.ts';
import { shownBy } from '../../platform/upload/upload.repository.ts';
import { postDocument } from './post.document.ts';
import { listEndingIds, mayOpenFile, transferFiles } from './post.repository.ts';
import { postNoun, postService } from './post.service.ts';
import { feedService } from './post-feed.service.ts';
import { foundPostService } from './post-found.service.ts';
import { eachPost } from './post-own.repository.ts';
import { cut, foundPosts, postPages } from './post-page.repository.ts';
import { fileMissing, listedPosts, outdatePosts, placeNext } from './post-search.repository.ts';
import { postIsPublic } from './post-shown.repository.ts';

const feedLengths = { title: 90, text: 1000 };

/** Titled by its text, or by the record it shows if it has none. */
function itemOf(post: contract.PostCard, locale: Locale): FeedItem {
  const company = (locale === 'km' && post.company.nameKm) || post.company.name;
  const body = post.body ?? post.job?.title ?? post.gathering?.title ?? company;
  const [line = ''] = body.split('\n');
  return {
    path: paths.publicPost(post._id),
    title: `${company}: ${cut(line, feedLengths.title)}`,
    text: cut(body, feedLengths.text),
    at: post.postedAt,
  };
}

const postWebFeed: ListFeed = {
  endpoint: contract.postFeed,
  title: { en: 'News from companies', km: 'ព័ត៌មានពីក្រុមហ៊ុន' },
  sort: 'postedAt_-1',
  entries: 20,
  items(deps) {
    const feed = feedService(deps);
    return async (query: Parameters<typeof feed.page>[0], locale) => {
      const { data } = await feed.page(query);
      return data.map((post) => itemOf(post, locale));
    };
  },
};

async function reindex(deps: Pick<Deps, 'database'>) {
  await fileMissing(deps.database.prisma);
  while ((await placeNext(deps.database.prisma)) > 0);
  return reindexSearch(deps, listedPosts);
}

/** Indexes posts that are missing from the search, or indexed by older rules, every ten minutes. */
const postTasks = [
  carryOut(
    task(
      'post-remake',
      { en: 'Rebuild the search index of posts', km: 'រៀបចំការស្វែងរកការបង្ហោះឡើងវិញ' },
      { expireInSeconds: 3600 },
    ),
    reindex,
    { cron: '*/10 * * * *' },
  ),
  carryOut(companyRenamedForPosts, async (deps, { companyId }) => {
    await outdatePosts(deps.database.prisma, companyId);
    await reindex(deps);
  }),
];

function postRoutes(register: Register, deps: Deps) {
  const posts = postService(deps);
  const feed = feedService(deps);
  const found = visitorReads(deps, foundPostService);

  register(contract.postFeed, async ({ query }) => feed.page(query));
  register(contract.postNews, feed.news);
  register(contract.foundPosts, async ({ query, request }) => found(request, (posts) => posts.page(query)));
  register(contract.postGet, ({ params }) => feed.one(params.id));
  register(contract.postViewed, ({ params, request }) => feed.viewed(params.id, visitorOf(request)));
  register(contract.ownPostList, posts.list);
  register(contract.ownPostGet, posts.get);
  register(contract.postCreate, posts.create);
  register(contract.postUpdate, posts.update);
  register(contract.postStatusChange, posts.changeStatus);
  register(contract.postDelete, posts.remove);
}

export const postModule: Module = {
  routes: postRoutes,
  pages: postPages,
  feeds: { '/': postWebFeed },
  found: { '/': null, '/public-post/:id': foundPosts },
  documents: (deps) => ({ '/public-post/:id': postDocument(deps) }),
  tasks: postTasks,
  tables: {
    post: 'posts',
    post_picture: 'posts',
    post_search: { without: 'the words of an entry, put down a second time' },
    post_view: { without: 'a number' },
  },
  authors: ['post.created_by_id'],
  ownData: { posts: eachPost },
  ownedRecords: { mails: listEndingIds },
  on: { 'company.left': transferFiles },
  uploads: {
    'post_picture.upload_id': {
      public: shownBy(
        'picture',
        'post_picture',
        'upload_id',
        related('post', ['id', 'e.post_id'], postIsPublic),
      ),
    },
    'post.video_id': { public: shownBy('video', 'post', 'video_id', postIsPublic) },
  },
  showsFile: { noun: postNoun, may: mayOpenFile },
};
