import { type PostCard, postFeed } from '@acheep/contract/feed/post';
import type { Locale } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import type { FeedItem, ListFeed } from '../../../module.ts';
import { feedService } from './post-feed.service.ts';
import { cut } from './post-page.repository.ts';

const longest = { title: 90, text: 1000 };

/** Titled by its text, or by the record it shows if it has none. */
function itemOf(post: PostCard, locale: Locale): FeedItem {
  const company = (locale === 'km' && post.company.nameKm) || post.company.name;
  const body = post.body ?? post.job?.title ?? post.gathering?.title ?? company;
  const [line = ''] = body.split('\n');
  return {
    path: paths.publicPost(post._id),
    title: `${company}: ${cut(line, longest.title)}`,
    text: cut(body, longest.text),
    at: post.postedAt,
  };
}

export const postWebFeed: ListFeed = {
  endpoint: postFeed,
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
