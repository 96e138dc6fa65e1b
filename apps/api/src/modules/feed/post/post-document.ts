import { companyNameIn, languageOf } from '@acheep/contract/companies/company-name';
import type { PostCard } from '@acheep/contract/feed/post';
import { headOfPost } from '@acheep/contract/feed/post-head';
import { dateText } from '@acheep/contract/kernel/date-text';
import { paths } from '@acheep/contract/kernel/paths';
import type { Deps } from '../../../deps.ts';
import { namedLink } from '../../../document-part.ts';
import { type Html, html } from '../../../html.ts';
import type { AskedPage, PageDocument } from '../../../page-document.ts';
import { sharedFacts, sharedSorts } from '../../platform/share-picture/shared-content.ts';
import { feedService } from './post-feed.service.ts';

function contentOf(post: PostCard, title: string, { locale, link }: AskedPage): Html {
  const { company, body, job, gathering, postedAt } = post;
  const about = gathering && (gathering.kind === 'training' ? paths.training : paths.event)(gathering._id);
  return html`<article><h1 lang="${languageOf(title)}">${title}</h1>
<p>${namedLink(link(paths.company(company._id)), companyNameIn(locale, company))}
${postedAt && html` · <time datetime="${postedAt}">${dateText(postedAt, locale)}</time>`}</p>
${body && html`<div lang="${languageOf(body)}">${body.split('\n').map((line) => line.trim() && html`<p>${line}</p>`)}</div>`}
${job && html`<p>${namedLink(link(paths.job(job._id)), job.title)}</p>`}
${gathering && about && html`<p>${namedLink(link(about), gathering.title)}</p>`}
</article>`;
}

export function postDocument(deps: Deps) {
  const feed = feedService(deps);
  return async (page: AskedPage): Promise<PageDocument> => {
    const { id = '' } = page.params;
    const post = await feed.one(id);
    const head = headOfPost(post, page.locale);
    return {
      ...head,
      name: head.title,
      trail: [{ name: page.say('post:page.all'), path: paths.home() }],
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
      content: contentOf(post, head.title, page),
    };
  };
}
