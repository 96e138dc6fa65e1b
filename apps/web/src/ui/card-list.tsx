import { VisuallyHidden } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from '../lib/use-translation.ts';
import classes from './card-list.module.css';

export interface CardListShape {
  /** How many places are held until the records are there. */
  expected: number;
  /** Two beside each other where there is room. */
  twoColumns?: boolean;
}

interface CardListProps<T> extends CardListShape {
  /** Undefined while they are on their way. */
  records: readonly T[] | undefined;
  /** The shape of a card. */
  skeleton: ReactNode;
  className?: string | undefined;
  children: (record: T) => ReactNode;
}

/** Records as cards, or their shapes while they load. */
export function CardList<T extends { _id: string }>({
  records,
  expected,
  twoColumns,
  skeleton,
  className = '',
  children,
}: CardListProps<T>) {
  const { t } = useTranslation();
  const looks = { className: `${classes.list} ${className}`, 'data-two-columns': twoColumns || undefined };
  if (!records) {
    return (
      <div {...looks} role="status">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        {Array.from({ length: expected }, (_, index) => (
          <Fragment key={index}>{skeleton}</Fragment>
        ))}
      </div>
    );
  }
  return (
    <ul {...looks}>
      {records.map((record) => (
        <li key={record._id}>{children(record)}</li>
      ))}
    </ul>
  );
}
