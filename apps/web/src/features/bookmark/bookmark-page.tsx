import { paths } from '@acheep/contract/paths';
import { Button } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { apiPage } from '../../lib/api-query.ts';
import { isNarrowed, listRequest } from '../../lib/list-url.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { useListUrl } from '../../lib/use-list-url.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { ListView } from '../../ui/list-view.tsx';
import { NothingFound } from '../../ui/nothing-found.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useBookmarkColumns } from './bookmark-column.tsx';

const bookmarkList = { filters: {}, sorts: ['createdAt_-1', 'createdAt_1'], limit: 10 } as const;

/** What one has saved, the latest first. */
export function BookmarkPage() {
  const { t } = useTranslation('bookmark');
  const control = useListUrl(bookmarkList);
  const query = useQuery(apiPage('GET /favorite', { query: listRequest(bookmarkList, control.asked) }));
  const total = query.data?.meta.total ?? 0;
  const columns = useBookmarkColumns();
  const narrowed = isNarrowed(control.asked);
  const count = { ns: 'job', count: total, number: total } as const;
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader title={t('title')} lead={total > 0 ? t('list.count', count) : undefined} />
      {(total > 0 || narrowed) && <FilterBar {...control} search={{ label: t('search') }} />}
      <ListView
        {...control}
        query={query}
        label={t('title')}
        columns={columns}
        empty={
          narrowed ? (
            <NothingFound
              {...control}
              title={t('empty.title', { ns: 'job' })}
              all={<Button onClick={control.reset}>{t('list.showAll', { ns: 'common' })}</Button>}
            />
          ) : (
            <EmptyState
              icon={IconBookmark}
              title={t('emptyTitle')}
              text={t('emptyText')}
              action={
                <Button component={Link} to={paths.jobList()}>
                  {t('header.jobs', { ns: 'common' })}
                </Button>
              }
            />
          )
        }
      />
    </>
  );
}
