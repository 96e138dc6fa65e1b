import type { ApplicationDetail } from '@acheep/contract/hiring/application';
import { ActionIcon, Anchor, Group, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import {
  IconArrowLeft,
  IconChevronLeft,
  IconChevronRight,
  IconLayoutSidebarLeftExpand,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { delayKeys, dropKeys, useKeys } from '../../../../lib/keys.ts';
import { useMayDo } from '../../../../lib/may-do.ts';
import { PageHead } from '../../../../lib/page-head.tsx';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { receivedQuery } from '../application.api.ts';
import { CvView } from '../cv-view.tsx';
import { CandidateHead } from './candidate-head.tsx';
import { type CandidatePlace, useCandidatePlace } from './candidate-place.ts';
import { CandidateSideList } from './candidate-side-list.tsx';
import { CandidateTabs } from './candidate-tabs.tsx';
import { DecisionBar } from './decision-bar.tsx';
import classes from './received-detail.module.css';

type Direction = 'previous' | 'next';

/** Returns a function that goes to a neighbour of the shown candidate; further keys wait until that one is shown. */
function useWalk(id: string, list: CandidatePlace): (to: Direction) => void {
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
function CandidateNeighbours({ place: list, go, withKeys }: CandidateNeighboursProps) {
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

/** A choice that this browser remembers; null where none was made. */
const useRemembered = (key: string) =>
  useLocalStorage<boolean | null>({ key, defaultValue: null, getInitialValueInEffect: false });

/** One candidate: the list at the left, the CV in the middle, what else is known at the right, decisions below. */
export function ReceivedDetailPage() {
  const { t } = useTranslation('application');
  const { id = '' } = useParams();
  const { data: application, error, refetch } = useQuery(receivedQuery(id));
  const mayHire = useMayDo('hire');
  const list = useCandidatePlace(id);
  const isWide = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false }) ?? true;
  // Beside the list, the CV is easy to read only on larger screens.
  const hasRoom = useMediaQuery('(min-width: 90em)', undefined, { getInitialValueInEffect: false }) ?? false;
  const [chosen, setListShown] = useRemembered('candidate-list');
  const [withKeys, setWithKeys] = useRemembered('candidate-keys');
  const isListShown = isWide && (chosen ?? hasRoom);
  const [advances, setAdvances] = useRemembered('candidate-advance');
  const keys = { on: withKeys !== false, set: (on: boolean) => setWithKeys(on) };
  const advance = { on: advances === true, set: (on: boolean) => setAdvances(on) };
  const go = useWalk(id, list);
  const isLoading = !application && !error;
  const isLost = !application && error !== null;
  // What is pressed for a candidate waits for them. Another one who is loading, too, holds the keys on.
  useLayoutEffect(() => (isLoading ? delayKeys() : undefined), [isLoading]);
  useLayoutEffect(() => {
    if (isLost) dropKeys();
  }, [isLost]);
  return (
    <div className={classes.page} data-list={isListShown || undefined}>
      <PageHead title={application?.name ?? t('received.title')} noIndex />
      <Group justify="space-between" wrap="nowrap" gap="xs" className={classes.way}>
        <Group gap="xs" wrap="nowrap" miw={0}>
          {isWide && !isListShown && (
            <ActionIcon
              variant="default"
              size={36}
              aria-label={t('detail.showList')}
              title={t('detail.showList')}
              onClick={() => setListShown(true)}
            >
              <IconLayoutSidebarLeftExpand size={20} aria-hidden />
            </ActionIcon>
          )}
          <Anchor component={Link} size="sm" to={list.back} className={classes.back}>
            <IconArrowLeft size={14} aria-hidden /> {t(`received.page.${list.of}`)}
          </Anchor>
        </Group>
        <CandidateNeighbours place={list} go={go} withKeys={keys.on && isWide} />
      </Group>
      {isListShown && (
        <div className={classes.list}>
          <CandidateSideList id={id} list={list} onFold={() => setListShown(false)} />
        </div>
      )}
      <div className={classes.main}>
        {!application && <VisuallyHidden component="h1">{t('received.title')}</VisuallyHidden>}
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!application && !error && <Skeleton height={480} radius={8} />}
        {application && <Detail key={id} application={application} isWide={isWide} />}
      </div>
      {application && mayHire && (
        <DecisionBar
          key={id}
          candidate={application}
          isWide={isWide}
          keys={keys}
          advance={advance}
          onDecided={() => advance.on && go('next')}
        />
      )}
    </div>
  );
}

function Detail({ application, isWide }: { application: ApplicationDetail; isWide: boolean }) {
  return (
    <>
      <CandidateHead application={application} />
      <div className={classes.panes}>
        {isWide && (
          <div className={classes.cv}>
            <CvView application={application} />
          </div>
        )}
        <div className={classes.facts}>
          <CandidateTabs application={application} withCv={!isWide} />
        </div>
      </div>
    </>
  );
}
