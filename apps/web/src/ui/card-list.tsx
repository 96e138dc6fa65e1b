import { VisuallyHidden } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from '../lib/use-translation.ts';
import classes from './card-list.module.css';

export interface CardListShape {
  /** Number of skeletons while the records load. */
  expected: number;
  /** Two columns on wide screens. */
  twoColumns?: boolean;
}

interface CardListProps<T> extends CardListShape {
  /** Undefined while loading. */
  records: readonly T[] | undefined;
  /** Placeholder of one card. */
  skeleton: ReactNode;
  className?: string | undefined;
  children: (record: T) => ReactNode;
}

/** Records as cards, or skeletons while they load. */
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
