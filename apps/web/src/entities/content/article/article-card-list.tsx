import type { ArticleCard as Article } from '@acheep/contract/content/article';
import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useTranslation } from '../../../lib/use-translation.ts';
import classes from './article-card.module.css';
import { ArticleCard } from './article-card.tsx';

interface ArticleCardListProps {
  /** Undefined while they are on their way. */
  articles: readonly Article[] | undefined;
  /** How many places are held until then. */
  expected: number;
  as?: 'h2' | 'h3';
  twoColumns?: boolean;
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

/** Texts as cards, or their shapes while they load. */
export function ArticleCardList({ articles, expected, as, twoColumns }: ArticleCardListProps) {
  const { t } = useTranslation();
  const className = twoColumns ? classes.twoColumns : classes.list;
  if (!articles) {
    return (
      <div className={className} role="status">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        {Array.from({ length: expected }, (_, index) => (
          <SkeletonCard key={index} />
        ))}
      </div>
    );
  }
  return (
    <ul className={className}>
      {articles.map((article) => (
        <li key={article._id}>
          <ArticleCard article={article} as={as} />
        </li>
      ))}
    </ul>
  );
}
