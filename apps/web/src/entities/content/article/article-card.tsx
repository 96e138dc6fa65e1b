import type { ArticleCard as Article } from '@acheep/contract/content/article';
import { articleCardFacts } from '@acheep/contract/content/article-facts';
import { articlePath } from '@acheep/contract/content/article-link';
import { factValue } from '@acheep/contract/kernel/page-facts';
import { IconCalendar, IconClock, IconFileText } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { reader } from '../../../lib/reader.ts';
import { IconFacts, Phrases } from '../../phrase.tsx';
import classes from './article-card.module.css';

const icons = { minutes: IconClock, day: IconCalendar, documents: IconFileText };

/** An article in a list. The whole card is clickable. */
export function ArticleCard({ article, as: Heading = 'h2' }: { article: Article; as?: 'h2' | 'h3' }) {
  const { title, facts } = articleCardFacts(article, reader());
  const [summary] = factValue(facts, 'summary');
  return (
    <article className={classes.card}>
      {article.cover && (
        <img className={classes.cover} src={article.cover.small} alt="" loading="lazy" decoding="async" />
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
