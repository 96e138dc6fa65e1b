import type { Bookmark } from '@acheep/contract/feed/bookmark';
import { type BookmarkNoun, bookmarkNouns } from '@acheep/contract/feed/bookmark-option';
import { newestFirst } from '@acheep/contract/kernel/list';
import { valuesOf } from '@acheep/contract/kernel/option';
import { paths } from '@acheep/contract/paths';
import { Button } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { bookmarkIdsQuery } from '../../../entities/feed/bookmark/bookmark.ts';
import { useAppliedJobs } from '../../../entities/jobs/job/applied-jobs.ts';
import { JobRows } from '../../../entities/jobs/job/job-rows.tsx';
import { useWorkList } from '../../../entities/platform/work-list/use-work-list.ts';
import { WorkList } from '../../../entities/platform/work-list/work-list.tsx';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import classes from './bookmark.module.css';
import { SavedThing } from './saved-thing.tsx';

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
  const applied = useAppliedJobs();
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
      rows={(saved: Bookmark[]) => (
        <JobRows records={saved}>{(one) => <SavedThing saved={one} applied={applied} />}</JobRows>
      )}
    >
      <Tabs shown={noun} />
    </WorkList>
  );
}
