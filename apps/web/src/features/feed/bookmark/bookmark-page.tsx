import { type BookmarkNoun, bookmarkNouns } from '@acheep/contract/feed/bookmark-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import { paths } from '@acheep/contract/kernel/paths';
import { Button } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { bookmarkIdsQuery } from '../../../entities/feed/bookmark/bookmark.ts';
import { apiPage } from '../../../lib/api-query.ts';
import { listRequest, oneOf } from '../../../lib/list-url.ts';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FilterBar } from '../../../ui/filter-bar.tsx';
import { ListView } from '../../../ui/list-view.tsx';
import { NothingFound } from '../../../ui/nothing-found.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import classes from './bookmark.module.css';
import { useBookmarkColumns } from './bookmark-column.tsx';

const nouns = valuesOf(bookmarkNouns);
const bookmarkList = {
  filters: { noun: oneOf(nouns) },
  sorts: ['createdAt_-1', 'createdAt_1'],
  limit: 10,
} as const;

/** Where each kind of thing is found. */
const lists = {
  job: () => paths.jobList(),
  training: () => paths.trainingList(),
  event: () => paths.eventList(),
  post: () => paths.home(),
} satisfies Record<BookmarkNoun, () => string>;

/** The kinds of things, with how many one has saved of each. */
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

/** What one has saved of each kind, the latest first. */
export function BookmarkPage() {
  const { t } = useTranslation('bookmark');
  const control = useListUrl(bookmarkList);
  const { search, filters } = control.asked;
  const noun = (filters.noun as BookmarkNoun | undefined) ?? 'job';
  const request = { ...listRequest(bookmarkList, control.asked), 'filter[noun]': noun };
  const query = useQuery(apiPage('GET /favorite', { query: request }));
  const columns = useBookmarkColumns(noun);
  const all = () => control.set('search', undefined);
  // The kind is where one is, and narrows nothing.
  const asked = { search, filters: {} };
  return (
    <>
      <PageHead title={`${t('title')}: ${localized(bookmarkNouns[noun])}`} noIndex />
      <PageHeader title={t('title')} />
      <Tabs shown={noun} />
      {(search || (query.data?.meta.total ?? 0) > 0) && (
        <FilterBar {...control} asked={asked} reset={all} search={{ label: t(`search.${noun}`) }} />
      )}
      <ListView
        {...control}
        query={query}
        label={localized(bookmarkNouns[noun])}
        columns={columns}
        empty={
          search ? (
            <NothingFound
              title={t('none')}
              asked={asked}
              clear={all}
              all={<Button onClick={all}>{t('list.showAll', { ns: 'common' })}</Button>}
            />
          ) : (
            <EmptyState
              icon={IconBookmark}
              title={t(`empty.${noun}.title`)}
              text={t(`empty.${noun}.text`)}
              action={
                <Button component={Link} to={lists[noun]()}>
                  {t(`empty.${noun}.action`)}
                </Button>
              }
            />
          )
        }
      />
    </>
  );
}
