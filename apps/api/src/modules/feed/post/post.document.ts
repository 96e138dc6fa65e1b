import { companyNameIn } from '@acheep/contract/companies/company-name';
import { postFacts } from '@acheep/contract/feed/post-facts';
import { headOfPost } from '@acheep/contract/feed/post-head';
import { dateText } from '@acheep/contract/kernel/date-text';
import { paths } from '@acheep/contract/paths';
import type { Deps } from '../../../deps.ts';
import { pageContent } from '../../../page/document-part.ts';
import type { AskedPage, PageDocument } from '../../../page/page-document.ts';
import { sharedFacts, sharedSorts } from '../../platform/share-picture/shared-content.ts';
import { feedService } from './post-feed.service.ts';

/** The document of an entry of the feed. */
export function postDocument(deps: Deps) {
  const feed = feedService(deps);
  return async (page: AskedPage): Promise<PageDocument> => {
    const { id = '' } = page.params;
    const post = await feed.one(id);
    const head = headOfPost(post, page.locale);
    return {
      ...head,
      name: head.title,
      trail: [{ name: page.say('post:page.all'), path: paths.home({ view: 'feed' }) }],
      image: post.pictures[0]?.image ?? post.gathering?.cover?.image ?? post.company.logo,
      shared: {
        sort: sharedSorts.post[page.locale],
        title: head.title,
        by: companyNameIn(page.locale, post.company),
        logo: post.company.logo,
        photo: post.pictures[0]?.image ?? post.gathering?.cover?.image,
        facts: sharedFacts([['time', post.postedAt && dateText(post.postedAt, page.locale)]]),
      },
      answers: [['GET /post/:id', { params: { id } }, { data: post }]],
      content: pageContent(postFacts(post, page), page),
    };
  };
}
