import { companyNameIn } from '../companies/company-name.ts';
import { gatheringCardFacts } from '../events/gathering-card-facts.ts';
import { offerFacts } from '../jobs/job-card-facts.ts';
import { jobCardFacts } from '../jobs/job-list-facts.ts';
import { languageOf } from '../kernel/locale.ts';
import {
  dated,
  type Fact,
  factsOf,
  type PageFacts,
  type Reader,
  unlabelled,
  userText,
} from '../kernel/page-facts.ts';
import { sectionsOf } from '../kernel/page-section.ts';
import { paths } from '../paths.ts';
import type { PostCard, PostEntry, PostLinkShown } from './post.ts';
import { headOfPost } from './post-head.ts';
import { linked } from './post-text.ts';

const whose = ({ company }: Pick<PostEntry, 'company'>, to: string, { locale }: Reader) =>
  userText(companyNameIn(locale, company), { to });

/** Head of a post: company, activity, date, and whether it is pinned. */
export const postHeadFacts = (post: PostEntry, reader: Reader): Fact[] =>
  factsOf(
    unlabelled('company', whose(post, paths.company(post.company._id), reader)),
    unlabelled('did', post.kind !== 'written' && reader.say(`post:did.${post.kind}`)),
    // The time since posting is computed when the post is read.
    unlabelled(
      'posted',
      dated(post.postedAt, reader, { to: paths.publicPost(post._id), format: 'time', as: 'ago' }),
    ),
    unlabelled('pinned', post.pinned && reader.say('post:card.pinned')),
  );

type Linked<Noun> = Extract<PostLinkShown, { noun: Noun }>;

/** Facts about a company or another post that a post links to. */
export function linkFacts(link: Linked<'company' | 'post'>, reader: Reader): Fact[] {
  if (link.noun === 'company')
    return factsOf(
      unlabelled('title', whose(link, paths.company(link._id), reader)),
      unlabelled('industry', link.company.industry?.name[reader.locale]),
      unlabelled('province', link.company.province?.name[reader.locale]),
    );
  return [
    unlabelled('title', whose(link.post, paths.publicPost(link._id), reader)),
    unlabelled('about', userText(link.post.body ?? reader.say('post:did.job'))),
  ];
}

const embedded = ({ title, facts }: PageFacts) => [unlabelled('title', title), ...facts];

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
    ...(body ?? '')
      .split('\n')
      .map((text) =>
        unlabelled('text', ...linked(text.trim()).map((one) => ({ ...one, lang: languageOf(body ?? '') }))),
      ),
    ...(job
      ? [unlabelled('title', userText(job.title, { to: paths.job(job._id) })), ...offerFacts(job, reader)]
      : []),
    ...(gathering ? embedded(gatheringCardFacts(gathering, reader)) : []),
    ...(link ? shownFacts(link, reader) : []),
  );
}

/** Content of a post's page. */
export function postFacts(post: PostCard, reader: Reader): PageFacts {
  const { kind, shared } = post;
  const gone = kind === 'shared' && !shared && reader.say('post:card.gone');
  return {
    title: userText(headOfPost(post, reader.locale).title),
    facts: factsOf(...entryFacts(post, reader), unlabelled('gone', gone)),
    sections: sectionsOf({ key: 'shared', facts: shared ? entryFacts(shared, reader) : [] }),
  };
}
