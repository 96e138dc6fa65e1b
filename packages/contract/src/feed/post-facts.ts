import { companyNameIn } from '../companies/company-name.ts';
import { gatheringCardFacts } from '../events/gathering-card-facts.ts';
import { jobCardFacts, offerFacts } from '../jobs/job-card-facts.ts';
import { dated, type Fact, factsOf, line, type PageFacts, type Reader, typed } from '../kernel/page-facts.ts';
import { sectionsOf } from '../kernel/page-section.ts';
import { paths } from '../kernel/paths.ts';
import type { PostCard, PostEntry, PostLinkShown } from './post.ts';
import { headOfPost } from './post-head.ts';
import { linked } from './post-text.ts';

const whose = ({ company }: Pick<PostEntry, 'company'>, to: string, { locale }: Reader) =>
  typed(companyNameIn(locale, company), { to });

/** Head of a post: company, activity, date, and whether it is pinned. */
export const postHeadFacts = (post: PostEntry, reader: Reader): Fact[] =>
  factsOf(
    line('company', whose(post, paths.company(post.company._id), reader)),
    line('did', post.kind !== 'written' && reader.say(`post:did.${post.kind}`)),
    // The time since posting is computed when the post is read.
    line(
      'posted',
      dated(post.postedAt, reader, { to: paths.publicPost(post._id), format: 'time', as: 'ago' }),
    ),
    line('pinned', post.pinned && reader.say('post:card.pinned')),
  );

type Linked<Noun> = Extract<PostLinkShown, { noun: Noun }>;

/** Facts about a company or another post that a post links to. */
export function linkFacts(link: Linked<'company' | 'post'>, reader: Reader): Fact[] {
  if (link.noun === 'company')
    return factsOf(
      line('title', whose(link, paths.company(link._id), reader)),
      line('industry', link.company.industry?.name[reader.locale]),
      line('province', link.company.province?.name[reader.locale]),
    );
  return [
    line('title', whose(link.post, paths.publicPost(link._id), reader)),
    line('about', typed(link.post.body ?? reader.say('post:did.job'))),
  ];
}

const embedded = ({ title, facts }: PageFacts) => [line('title', title), ...facts];

/** Current facts about a page of this site that a post links to. */
function shownFacts(link: PostLinkShown, reader: Reader): readonly Fact[] {
  if (link.noun === 'job') return embedded(jobCardFacts(link.job, reader));
  return link.noun === 'training' || link.noun === 'event'
    ? embedded(gatheringCardFacts(link.gathering, reader))
    : linkFacts(link, reader);
}

/** All facts of a post, without the post it shares. */
function entryFacts(post: PostEntry, reader: Reader): Fact[] {
  const { body, job, gathering, link } = post;
  return factsOf(
    ...postHeadFacts(post, reader),
    ...(body ?? '').split('\n').map((text) => line('text', ...linked(text.trim()))),
    ...(job ? [line('title', typed(job.title, { to: paths.job(job._id) })), ...offerFacts(job, reader)] : []),
    ...(gathering ? embedded(gatheringCardFacts(gathering, reader)) : []),
    ...(link ? shownFacts(link, reader) : []),
  );
}

/** Content of a post's page. */
export function postFacts(post: PostCard, reader: Reader): PageFacts {
  const { kind, shared } = post;
  const gone = kind === 'shared' && !shared && reader.say('post:card.gone');
  return {
    title: typed(headOfPost(post, reader.locale).title),
    facts: factsOf(...entryFacts(post, reader), line('gone', gone)),
    sections: sectionsOf({ key: 'shared', facts: shared ? entryFacts(shared, reader) : [] }),
  };
}
