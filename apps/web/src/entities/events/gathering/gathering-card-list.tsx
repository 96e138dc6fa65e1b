import { Skeleton, VisuallyHidden } from '@mantine/core';
import type { ComponentProps } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import classes from './gathering-card.module.css';
import { GatheringCard } from './gathering-card.tsx';

type CardProps = ComponentProps<typeof GatheringCard>;

interface GatheringCardListProps extends Pick<CardProps, 'as'> {
  /** Undefined while they are on their way. */
  gatherings: readonly CardProps['gathering'][] | undefined;
  /** How many places are held until then. */
  expected: number;
  twoColumns?: boolean;
}

const SkeletonCard = () => (
  <div className={classes.card}>
    <Skeleton width={62} height={84} radius="md" />
    <div className={classes.body}>
      <Skeleton height={14} width="30%" mt={4} />
      <Skeleton height={18} width="75%" mt={10} />
      <Skeleton height={14} width="45%" mt={12} />
      <Skeleton height={14} width="60%" mt={16} />
    </div>
  </div>
);

/** Trainings or events as cards, or their shapes while they load. */
export function GatheringCardList({ gatherings, expected, twoColumns, as }: GatheringCardListProps) {
  const { t } = useTranslation();
  const className = twoColumns ? classes.twoColumns : classes.list;
  if (!gatherings) {
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
      {gatherings.map((gathering) => (
        <li key={gathering._id}>
          <GatheringCard gathering={gathering} as={as} />
        </li>
      ))}
    </ul>
  );
}
