import { ActionIcon, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useKeys } from '../../../lib/keys.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import type { CandidatePlace } from './candidate-place.ts';

interface CandidateNeighboursProps {
  place: CandidatePlace;
  /** True when keys go on, too. */
  withKeys: boolean;
}

/** The place of a candidate in the whole list, and links to the previous and the next. */
export function CandidateNeighbours({ place: list, withKeys }: CandidateNeighboursProps) {
  const { t } = useTranslation('application');
  const navigate = useNavigate();
  const { place, total, previous, next, awaits } = list;
  /** Where a key wants to go whose page of the list is still coming. */
  const [wish, setWish] = useState<'previous' | 'next' | null>(null);
  const wished = wish && list[wish];
  const isOver = wish !== null && !awaits[wish];
  useEffect(() => {
    if (!isOver) return;
    setWish(null);
    if (wished) void navigate(wished);
  }, [isOver, wished, navigate]);
  const go = (to: 'previous' | 'next') => withKeys && (list[to] || awaits[to]) && (() => setWish(to));
  useKeys({ j: go('next'), arrowright: go('next'), k: go('previous'), arrowleft: go('previous') });
  const steps = [
    { to: previous, label: t('detail.previous'), key: 'K', icon: IconChevronLeft },
    { to: next, label: t('detail.next'), key: 'J', icon: IconChevronRight },
  ];
  const [back, on] = steps.map(({ to, label, key, icon: Icon }) => {
    const looks = {
      variant: 'default',
      size: 36,
      'aria-label': label,
      title: withKeys ? `${label} (${key})` : label,
    };
    const icon = <Icon size={18} aria-hidden />;
    return to ? (
      <ActionIcon
        key={key}
        component={Link}
        to={to}
        aria-keyshortcuts={withKeys ? key : undefined}
        {...looks}
      >
        {icon}
      </ActionIcon>
    ) : (
      <ActionIcon key={key} disabled {...looks}>
        {icon}
      </ActionIcon>
    );
  });
  return (
    <Group component="nav" aria-label={t('detail.neighbours')} gap={8} wrap="nowrap" style={{ flex: 'none' }}>
      {back}
      <Text size="sm" c="dimmed" style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {place ? t('detail.place', { place, count: total }) : t('detail.noPlace')}
      </Text>
      {on}
    </Group>
  );
}
