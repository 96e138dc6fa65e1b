import type { Bookmark } from '@acheep/contract/feed/bookmark';
import { type BookmarkNoun, bookmarkNouns } from '@acheep/contract/feed/bookmark-option';
import { newestFirst } from '@acheep/contract/kernel/list';
import { valuesOf } from '@acheep/contract/kernel/option';
import { paths } from '@acheep/contract/paths';
import { Button, Text } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { bookmarkIdsQuery } from '../../../entities/feed/bookmark/bookmark.ts';
import { BookmarkButton } from '../../../entities/feed/bookmark/bookmark-button.tsx';
import { useAppliedJobs } from '../../../entities/jobs/job/applied-jobs.ts';
import { useWorkList } from '../../../entities/platform/work-list/use-work-list.ts';
import { WorkList } from '../../../entities/platform/work-list/work-list.tsx';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import type { Column } from '../../../ui/list-column.ts';
import classes from './bookmark.module.css';
import { SavedThing } from './saved-thing.tsx';

const Day = (props: Pick<ComponentProps<typeof DateText>, 'value' | 'children' | 'format'>) => (
  <Text size="sm" span>
    <DateText {...props} />
  </Text>
);

/** Returns the id and the accessible name of a bookmarked record. */
function targetOf(saved: Bookmark) {
  if (saved.noun === 'job') return { id: saved.job._id, name: saved.job.title };
  if (saved.noun === 'post') {
    const { _id, saying, company } = saved.post;
    return { id: _id, name: saying ?? companyName(company) };
  }
  return { id: saved.gathering._id, name: saved.gathering.title };
}

/** The relevant date: the deadline, the start, or the day it was posted. */
function DayOf({ saved, as }: { saved: Bookmark; as: 'table' | 'card' }) {
  const { t } = useTranslation('bookmark');
  if (saved.noun === 'job') {
    const { status, closingDate } = saved.job;
    if (status !== 'active' || !closingDate) return null;
    return (
      <Day value={closingDate}>{(date) => (as === 'card' ? t('closes', { ns: 'job', date }) : date)}</Day>
    );
  }
  if (saved.noun === 'post') {
    const { postedAt } = saved.post;
    return <Day value={postedAt}>{(date) => (as === 'card' ? t('postedOn', { date }) : date)}</Day>;
  }
  const { startsAt } = saved.gathering;
  return startsAt && <Day value={startsAt} format="time" />;
}

const dayColumn = { job: 'closes', training: 'when', event: 'when', post: 'posted' } as const;

function useBookmarkColumns(noun: BookmarkNoun): Column<Bookmark>[] {
  const { t } = useTranslation('bookmark');
  const applied = useAppliedJobs();
  return [
    {
      key: 'thing',
      header: t(`column.${noun}`),
      card: 'title',
      isStacked: true,
      cell: (saved) => <SavedThing saved={saved} applied={applied} />,
    },
    {
      key: 'saved',
      header: t('column.saved'),
      sort: 'createdAt',
      card: 'fact',
      cell: ({ createdAt }, as) => (
        <Day value={createdAt}>{(date) => (as === 'card' ? t('savedOn', { date }) : date)}</Day>
      ),
    },
    {
      key: 'day',
      header: t(`column.${dayColumn[noun]}`),
      card: 'fact',
      cell: (saved, as) => <DayOf saved={saved} as={as} />,
    },
    {
      key: 'change',
      header: t('column.change'),
      hiddenHeader: true,
      card: 'mark',
      cell: (saved) => <BookmarkButton noun={saved.noun} {...targetOf(saved)} />,
    },
  ];
}

const nouns = valuesOf(bookmarkNouns);
const lists = {
  job: () => paths.jobList(),
  training: () => paths.trainingList(),
  event: () => paths.eventList(),
  post: () => paths.home({ view: 'feed' }),
} satisfies Record<BookmarkNoun, () => string>;

/** Tabs by kind, with the number of bookmarks. */
function Tabs({ shown }: { shown: BookmarkNoun }) {
  const { t } = useTranslation('bookmark');
  const { data } = useQuery(bookmarkIdsQuery);
  return (
    <nav className={classes.tabs} aria-label={t('kinds')}>
      {nouns.map((noun) => (
        <Button
          key={noun}
          component={Link}
          to={paths.manageBookmarked({ noun })}
          size="compact-md"
          variant={noun === shown ? 'light' : 'subtle'}
          color={noun === shown ? undefined : 'gray'}
          aria-current={noun === shown ? 'page' : undefined}
        >
          {localized(bookmarkNouns[noun])}
          {data && <span className={classes.count}>{data.data[noun].length}</span>}
        </Button>
      ))}
    </nav>
  );
}

/** The bookmarks of one kind, newest first. */
export function BookmarkPage() {
  const { t } = useTranslation('bookmark');
  const [params] = useSearchParams();
  // The kind is the tab, not a filter.
  const noun = nouns.find((one) => one === params.get('noun')) ?? 'job';
  const list = useWorkList(newestFirst, 'GET /favorite', { query: { 'filter[noun]': noun } });
  const name = localized(bookmarkNouns[noun]);
  return (
    <WorkList
      list={list}
      words={`bookmark:${noun}`}
      title={t('title')}
      headTitle={`${t('title')}: ${name}`}
      label={name}
      icon={IconBookmark}
      firstStep={
        <Button component={Link} to={lists[noun]()}>
          {t(`${noun}.action`)}
        </Button>
      }
      columns={useBookmarkColumns(noun)}
    >
      <Tabs shown={noun} />
    </WorkList>
  );
}
