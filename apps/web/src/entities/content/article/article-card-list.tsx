import type { ArticleCard as Article } from '@acheep/contract/content/article';
import { Skeleton } from '@mantine/core';
import { CardList, type CardListShape } from '../../../ui/card-list.tsx';
import classes from './article-card.module.css';
import { ArticleCard } from './article-card.tsx';

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

export const ArticleCardList = ({ articles, as, ...shape }: ArticleCardListProps) => (
  <CardList {...shape} records={articles} skeleton={<SkeletonCard />} className={classes.list}>
    {(article) => <ArticleCard article={article} as={as} />}
  </CardList>
);
