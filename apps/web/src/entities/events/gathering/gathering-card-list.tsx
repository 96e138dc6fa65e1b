import { Skeleton } from '@mantine/core';
import type { ComponentProps } from 'react';
import { CardList, type CardListShape } from '../../../ui/card-list.tsx';
import classes from './gathering-card.module.css';
import { GatheringCard } from './gathering-card.tsx';
import { gatheringSubjects } from './gathering-subject.ts';

type CardProps = ComponentProps<typeof GatheringCard>;

interface GatheringCardListProps extends CardListShape, Pick<CardProps, 'as'> {
  /** Undefined while loading. */
  gatherings: readonly CardProps['gathering'][] | undefined;
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

export function GatheringCardList({ gatherings, as, ...shape }: GatheringCardListProps) {
  const subjects = gatheringSubjects(gatherings ?? []);
  return (
    <CardList {...shape} records={gatherings} skeleton={<SkeletonCard />} className={classes.list}>
      {(gathering) => <GatheringCard gathering={gathering} subject={subjects.get(gathering._id)} as={as} />}
    </CardList>
  );
}
