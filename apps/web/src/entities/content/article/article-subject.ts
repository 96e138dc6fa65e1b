import type { ArticleCard } from '@acheep/contract/content/article';
import type { ArticleTopic } from '@acheep/contract/content/article-option';
import { type Subject, subjectsOf } from '../../../ui/subject/subject-of.ts';

const ofTopic: Record<ArticleTopic, readonly Subject[]> = {
  recruitment: ['network', 'write', 'interview'],
  contracts: ['contract', 'law'],
  pay: ['pay', 'calculate'],
  time: ['clock', 'leave'],
  safety: ['safety', 'health'],
  security: ['umbrella', 'health'],
  conduct: ['shield', 'law'],
  people: ['lead', 'talk'],
  development: ['training', 'plan'],
  career: ['cv', 'talk'],
  relations: ['vote', 'talk'],
  foreign: ['globe', 'contract'],
};

type Named = Pick<ArticleCard, '_id' | 'title' | 'topic' | 'cover'>;

/** What articles without a picture of their own are about. */
export const articleSubjects = (articles: readonly Named[]) =>
  subjectsOf(
    articles.map(({ _id, title, topic, cover }) => ({
      _id,
      isPictured: cover !== null,
      words: [title.en, title.km].filter(Boolean).join(' '),
      also: topic ? ofTopic[topic] : ['plan', 'law'],
    })),
  );
