import type { ReceivedApplication } from '@acheep/contract/hiring/application';
import { paths } from '@acheep/contract/paths';
import { ActionIcon, Group, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconLayoutSidebarLeftCollapse } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { CandidateStatus } from '../application-status.tsx';
import type { CandidatePlace } from './candidate-place.ts';
import classes from './candidate-side-list.module.css';

interface CandidateSideListProps {
  /** The candidate who is shown. */
  id: string;
  list: CandidatePlace;
  onFold: () => void;
}

/** One page of the list that one came from, beside the candidate. */
export function CandidateSideList({ id, list, onFold }: CandidateSideListProps) {
  const { t } = useTranslation('application');
  const { rows, total, error, refetch, isLoaded, page, search } = list;
  return (
    <nav className={classes.list} aria-label={t('detail.list')}>
      <Group justify="space-between" wrap="nowrap" className={classes.head}>
        <Text size="sm" fw={600}>
          {isLoaded && t('received.total', { count: total })}
        </Text>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('detail.hideList')}
          title={t('detail.hideList')}
          onClick={onFold}
        >
          <IconLayoutSidebarLeftCollapse size={20} aria-hidden />
        </ActionIcon>
      </Group>
      {error && !isLoaded && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!isLoaded && !error && <Skeleton height={320} radius={8} />}
      <ol className={classes.rows} start={(page - 1) * rows.length + 1}>
        {rows.map((candidate) => (
          <Entry
            key={candidate._id}
            candidate={candidate}
            isShown={candidate._id === id}
            to={{ pathname: paths.manageAppliedDetail(candidate._id), search: search(page) }}
          />
        ))}
      </ol>
      <Pages id={id} list={list} />
    </nav>
  );
}

interface EntryProps {
  candidate: ReceivedApplication;
  isShown: boolean;
  to: { pathname: string; search: string };
}

function Entry({ candidate, isShown, to }: EntryProps) {
  const { t } = useTranslation('application');
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isShown) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  const { name, photo, job, status, stage, viewedAt } = candidate;
  return (
    <li ref={row}>
      <Link
        to={to}
        className={classes.entry}
        aria-current={isShown ? 'page' : undefined}
        data-unread={viewedAt ? undefined : true}
      >
        <Avatar name={name} src={photo} size="small" round />
        <span className={classes.name}>
          {name}
          {!viewedAt && <VisuallyHidden> ({t('received.new')})</VisuallyHidden>}
        </span>
        <CandidateStatus status={status} stage={stage} />
        <span className={classes.job}>{job.title}</span>
      </Link>
    </li>
  );
}

/** Links to the pages before and after; the candidate stays. */
function Pages({ id, list: { page, pages, search } }: Pick<CandidateSideListProps, 'id' | 'list'>) {
  const { t } = useTranslation();
  if (pages <= 1) return null;
  const step = (to: number, label: string, Icon: typeof IconChevronLeft) => {
    const looks = { variant: 'subtle', color: 'gray', size: 36, 'aria-label': label, title: label };
    return to < 1 || to > pages ? (
      <ActionIcon disabled {...looks}>
        <Icon size={18} aria-hidden />
      </ActionIcon>
    ) : (
      <ActionIcon
        component={Link}
        to={{ pathname: paths.manageAppliedDetail(id), search: search(to) }}
        preventScrollReset
        {...looks}
      >
        <Icon size={18} aria-hidden />
      </ActionIcon>
    );
  };
  return (
    <Group justify="space-between" wrap="nowrap" className={classes.pages}>
      {step(page - 1, t('pagination.previous'), IconChevronLeft)}
      <Text size="sm" c="dimmed">
        {page} / {pages}
      </Text>
      {step(page + 1, t('pagination.next'), IconChevronRight)}
    </Group>
  );
}
