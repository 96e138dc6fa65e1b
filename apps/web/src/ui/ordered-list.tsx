import { ActionIcon, Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../lib/use-translation.ts';
import { ErrorState } from './error-state.tsx';
import classes from './ordered-list.module.css';
import { SkeletonList } from './skeleton-list.tsx';

interface OrderedListProps<T> {
  label: string;
  query: { data: T[] | undefined; error: unknown; refetch: () => unknown };
  /** Shown if there are no records. */
  empty?: ReactNode;
  nameOf: (record: T) => string;
  /** True for records that have no place in the order. */
  isOut?: (record: T) => boolean;
  moving: boolean;
  /** Called with the ids in their new order. */
  onMove: (ids: string[]) => void;
  /** True if the content is so short that it stands beside the buttons on phones, too. */
  isShort?: boolean;
  /** Buttons of a record. */
  actions: (record: T) => ReactNode;
  children: (record: T) => ReactNode;
}

/** A manually ordered list of records with their positions and buttons. */
export function OrderedList<T extends { _id: string }>({
  label,
  query: { data, error, refetch },
  empty,
  nameOf,
  isOut = () => false,
  moving,
  onMove,
  isShort = false,
  actions,
  children,
}: OrderedListProps<T>) {
  const { t } = useTranslation('field');
  const ordered = data?.filter((record) => !isOut(record)) ?? [];
  const move = (record: T, way: 'up' | 'down') => {
    const from = ordered.indexOf(record);
    const to = way === 'up' ? from - 1 : from + 1;
    const Icon = way === 'up' ? IconArrowUp : IconArrowDown;
    const go = () => {
      const ids = ordered.map(({ _id }) => _id);
      ids.splice(to, 0, ...ids.splice(from, 1));
      onMove(ids);
    };
    return (
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        aria-label={t(`order.${way}`, { title: nameOf(record) })}
        disabled={!ordered[to] || moving}
        onClick={go}
      >
        <Icon size={18} aria-hidden />
      </ActionIcon>
    );
  };
  return (
    <>
      {Boolean(error) && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonList count={4} height={66} />}
      {data?.length === 0 && empty}
      <ul className={classes.list} aria-label={label} hidden={!data?.length}>
        {data?.map((record) => (
          <li key={record._id} className={classes.entry} data-short={isShort || undefined}>
            <div className={classes.content}>{children(record)}</div>
            <div className={classes.actions}>
              {actions(record)}
              {!isOut(record) && (
                <div className={classes.move}>
                  {move(record, 'up')}
                  {move(record, 'down')}
                </div>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

interface RecordButtonsProps {
  onEdit: () => void;
  /** Omitted or false if the record cannot be deleted. */
  onDelete?: (() => void) | false;
  deleting: boolean;
  /** Further buttons. */
  children?: ReactNode;
}

export function RecordButtons({ onEdit, onDelete, deleting, children }: RecordButtonsProps) {
  const { t } = useTranslation('field');
  return (
    <>
      <Button size="compact-sm" variant="subtle" className={classes.plain} onClick={onEdit}>
        <IconPencil size={18} aria-hidden className={classes.icon} />
        <span className={classes.label}>{t('order.edit')}</span>
      </Button>
      {children}
      {onDelete && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          className={classes.plain}
          loading={deleting}
          onClick={onDelete}
        >
          <IconTrash size={18} aria-hidden className={classes.icon} />
          <span className={classes.label}>{t('order.delete')}</span>
        </Button>
      )}
    </>
  );
}
