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

/** Whose entry it is, what they did, and when. */
export const postHeadFacts = (post: PostEntry, reader: Reader): Fact[] =>
  factsOf(
    line('company', whose(post, paths.company(post.company._id), reader)),
    line('did', post.kind !== 'written' && reader.say(`post:did.${post.kind}`)),
    // How long ago that is is worked out as one reads.
    line(
      'posted',
      dated(post.postedAt, reader, { to: paths.publicPost(post._id), format: 'time', as: 'ago' }),
    ),
    line('pinned', post.pinned && reader.say('post:card.pinned')),
  );

type Linked<Noun> = Extract<PostLinkShown, { noun: Noun }>;

/** A company's page, or another entry, to which an entry leads. */
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

/** A page of our own that an entry leads to, as it is now. */
function shownFacts(link: PostLinkShown, reader: Reader): readonly Fact[] {
  if (link.noun === 'job') return embedded(jobCardFacts(link.job, reader));
  return link.noun === 'training' || link.noun === 'event'
    ? embedded(gatheringCardFacts(link.gathering, reader))
    : linkFacts(link, reader);
}

/** All that an entry says and shows, but for what it shares. */
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

/** What the page of an entry of the feed says. */
export function postFacts(post: PostCard, reader: Reader): PageFacts {
  const { kind, shared } = post;
  const gone = kind === 'shared' && !shared && reader.say('post:card.gone');
  return {
    title: typed(headOfPost(post, reader.locale).title),
    facts: factsOf(...entryFacts(post, reader), line('gone', gone)),
    sections: sectionsOf({ key: 'shared', facts: shared ? entryFacts(shared, reader) : [] }),
  };
}
