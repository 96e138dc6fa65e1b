import type { ArticleCard as Article } from '@acheep/contract/content/article';
import { articleCardFacts } from '@acheep/contract/content/article-facts';
import { articlePath } from '@acheep/contract/content/article-link';
import { factValue } from '@acheep/contract/kernel/page-facts';
import { Skeleton } from '@mantine/core';
import { IconCalendar, IconClock, IconFileText } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { reader } from '../../../lib/reader.ts';
import { CardList, type CardListShape } from '../../../ui/card-list.tsx';
import { Subject as SubjectPicture } from '../../../ui/subject/subject.tsx';
import type { Subject } from '../../../ui/subject/subject-of.ts';
import { IconFacts, Phrases } from '../../phrase.tsx';
import classes from './article-card.module.css';
import { articleSubjects } from './article-subject.ts';

const icons = { minutes: IconClock, day: IconCalendar, documents: IconFileText };

interface ArticleCardProps {
  article: Article;
  /** What it is about, drawn if it has no picture of its own. */
  subject: Subject | undefined;
  as?: 'h2' | 'h3';
}

/** An article in a list. The whole card is clickable. */
function ArticleCard({ article, subject, as: Heading = 'h2' }: ArticleCardProps) {
  const { title, facts } = articleCardFacts(article, reader());
  const [summary] = factValue(facts, 'summary');
  return (
    <article className={classes.card}>
      {article.cover ? (
        <img className={classes.cover} src={article.cover.small} alt="" loading="lazy" decoding="async" />
      ) : (
        subject && <SubjectPicture name={subject} className={classes.cover} />
      )}
      <div className={classes.body}>
        <p className={classes.top}>
          <Phrases of={factValue(facts, 'topic')} />
        </p>
        <Heading className={classes.title} lang={title.lang}>
          <Link to={articlePath(article)} className={classes.link}>
            {title.text}
          </Link>
        </Heading>
        <p className={classes.source}>
          {factValue(facts, 'source').map(({ text }) => (
            <span key={text}>{text}</span>
          ))}
        </p>
        {summary && (
          <p className={classes.summary} lang={summary.lang}>
            {summary.text}
          </p>
        )}
        {factValue(facts, 'only').map(({ text }) => (
          <p key={text} className={classes.language}>
            {text}
          </p>
        ))}
        <IconFacts facts={facts} icons={icons} classes={classes} />
      </div>
    </article>
  );
}

interface ArticleCardListProps extends CardListShape {
  /** Undefined while loading. */
  articles: readonly Article[] | undefined;
  as?: 'h2' | 'h3';
}

const SkeletonCard = () => (
  <div className={classes.card}>
    <div className={classes.body}>
      <Skeleton height={14} width="25%" mt={4} />
      <Skeleton height={20} width="70%" mt={10} />
      <Skeleton height={14} width="90%" mt={14} />
      <Skeleton height={14} width="40%" mt={16} />
    </div>
  </div>
);

export function ArticleCardList({ articles, as, ...shape }: ArticleCardListProps) {
  const subjects = articleSubjects(articles ?? []);
  return (
    <CardList {...shape} records={articles} skeleton={<SkeletonCard />} className={classes.list}>
      {(article) => <ArticleCard article={article} subject={subjects.get(article._id)} as={as} />}
    </CardList>
  );
}
