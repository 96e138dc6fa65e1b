import { ActionIcon, Button, Group, Paper, Stack } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../lib/use-translation.ts';
import { ErrorState } from './error-state.tsx';
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
        size={40}
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
      {!data && !error && <SkeletonList count={4} height={120} />}
      {data?.length === 0 && empty}
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }} aria-label={label}>
        {data?.map((record) => (
          <Paper key={record._id} component="li" withBorder p="md">
            {children(record)}
            <Group gap="xs" mt="sm">
              {actions(record)}
              {!isOut(record) && (
                <Group gap={0} wrap="nowrap" ml="auto">
                  {move(record, 'up')}
                  {move(record, 'down')}
                </Group>
              )}
            </Group>
          </Paper>
        ))}
      </Stack>
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
      <Button size="sm" variant="default" onClick={onEdit}>
        {t('order.edit')}
      </Button>
      {children}
      {onDelete && (
        <Button size="sm" variant="subtle" color="red" loading={deleting} onClick={onDelete}>
          {t('order.delete')}
        </Button>
      )}
    </>
  );
}
