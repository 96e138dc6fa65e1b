import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { PageHead } from '../../lib/page-head.tsx';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { userListQuery } from './admin.api.ts';
import { readUserFilter } from './admin-filter.ts';
import { AdminList } from './admin-list.tsx';
import { UserFilterBar } from './user-filter-bar.tsx';
import { UserCards, UserTable } from './user-list.tsx';

/** Every account there is. */
export function UserListPage() {
  const { t } = useTranslation('admin');
  const [params] = useSearchParams();
  const filter = readUserFilter(params);
  const query = useQuery(userListQuery(filter));
  const total = query.data?.meta.total ?? 0;
  return (
    <>
      <PageHead title={t('users.title')} noIndex />
      <PageHeader
        title={t('users.title')}
        lead={
          query.data && t(query.data.meta.total_capped ? 'users.totalMany' : 'users.total', { count: total })
        }
      />
      <UserFilterBar filter={filter} />
      <AdminList
        query={query}
        page={filter.page}
        to={(page) => paths.adminUsers({ ...filter, page })}
        empty={
          <EmptyState
            icon={IconUsers}
            title={t('users.emptyTitle')}
            text={t('users.emptyText')}
            action={
              <Button component={Link} variant="default" to={paths.adminUsers()}>
                {t('filter.clear')}
              </Button>
            }
          />
        }
        table={(users) => <UserTable users={users} />}
        cards={(users) => <UserCards users={users} />}
      />
    </>
  );
}
