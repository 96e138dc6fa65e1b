import { paths } from '@acheep/contract/kernel/paths';
import { Button } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { apiPage } from '../../../lib/api-query.ts';
import { isNarrowed, listRequest } from '../../../lib/list-url.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FilterBar } from '../../../ui/filter-bar.tsx';
import { ListView } from '../../../ui/list-view.tsx';
import { NothingFound } from '../../../ui/nothing-found.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { AskIgnore } from './ask-ignore.tsx';
import { useIgnoredColumns } from './ignored-company-column.tsx';

const ignoredList = { filters: {}, sorts: ['createdAt_-1', 'createdAt_1'], limit: 10 } as const;

/** The companies that one ignores. With a company's id in the address it asks to ignore that one. */
export function IgnoredCompanyPage() {
  const { t } = useTranslation('ignored-company');
  const { id } = useParams();
  const control = useListUrl(ignoredList);
  const query = useQuery(apiPage('GET /ignore-company', { query: listRequest(ignoredList, control.asked) }));
  const total = query.data?.meta.total ?? 0;
  const columns = useIgnoredColumns();
  const narrowed = isNarrowed(control.asked);
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader title={t('title')} lead={t('lead')} />
      {id !== undefined && <AskIgnore id={id} />}
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
              title={t('notFound')}
              all={<Button onClick={control.reset}>{t('list.showAll', { ns: 'common' })}</Button>}
            />
          ) : (
            <EmptyState
              icon={IconEyeOff}
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
