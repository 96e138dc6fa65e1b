import { ActionIcon, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { delayKeys, useKeys } from '../../../lib/keys.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import type { CandidatePlace } from './candidate-place.ts';

type Direction = 'previous' | 'next';

/** Returns a function that goes to a neighbour of the shown candidate; further keys wait until that one is shown. */
export function useWalk(id: string, list: CandidatePlace): (to: Direction) => void {
  const navigate = useNavigate();
  /** Whose page of the list may still be coming. */
  const [wish, setWish] = useState<Direction | null>(null);
  const release = useRef<() => void>(undefined);
  const wished = wish && list[wish];
  const isOver = wish !== null && !list.awaits[wish];
  useEffect(() => {
    if (!isOver) return;
    setWish(null);
    void Promise.resolve(wished && navigate(wished)).finally(() => {
      // Kept here, by a form with unsaved words for example.
      if (!wished || !window.location.pathname.endsWith(wished.pathname)) release.current?.();
    });
  }, [isOver, wished, navigate]);
  useLayoutEffect(() => () => release.current?.(), [id]);
  return (to) => {
    release.current?.();
    release.current = delayKeys();
    setWish(to);
  };
}

interface CandidateNeighboursProps {
  place: CandidatePlace;
  go: (to: Direction) => void;
  /** True when keys go on, too. */
  withKeys: boolean;
}

/** The place of a candidate in the whole list, and links to the previous and the next. */
export function CandidateNeighbours({ place: list, go, withKeys }: CandidateNeighboursProps) {
  const { t } = useTranslation('application');
  const { place, total, previous, next } = list;
  const byKey = (to: Direction) => withKeys && (list[to] || list.awaits[to]) && (() => go(to));
  useKeys({
    j: byKey('next'),
    arrowright: byKey('next'),
    k: byKey('previous'),
    arrowleft: byKey('previous'),
  });
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
