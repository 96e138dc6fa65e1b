import { accountStates, companyChecks } from '@acheep/contract/accounts/admin-option';
import { roles } from '@acheep/contract/kernel/role';
import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { apiPage } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { listRequest } from '../../../lib/list-url.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FilterBar } from '../../../ui/filter-bar.tsx';
import { ListView } from '../../../ui/list-view.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { userList } from './admin-list.ts';
import { useUserColumns } from './user-column.tsx';

/** Every account there is. */
export function UserListPage() {
  const { t } = useTranslation('admin');
  const control = useListUrl(userList);
  const { asked } = control;
  const query = useQuery(apiPage('GET /admin/user', { query: listRequest(userList, asked) }));
  const meta = query.data?.meta;
  const columns = useUserColumns();
  const selects = [
    { name: 'role', choices: choicesOf(roles) },
    { name: 'state', choices: choicesOf(accountStates) },
    { name: 'company', choices: choicesOf(companyChecks) },
  ] as const;
  return (
    <>
      <PageHead title={t('users.title')} noIndex />
      <PageHeader
        title={t('users.title')}
        lead={meta && t(meta.total_capped ? 'users.totalMany' : 'users.total', { count: meta.total })}
      />
      <FilterBar
        {...control}
        search={{ label: t('users.search'), hint: t('users.searchHint') }}
        selects={selects.map((select) => ({ ...select, label: t(`filter.${select.name}`) }))}
      />
      <ListView
        {...control}
        query={query}
        label={t('users.title')}
        columns={columns}
        empty={<EmptyState icon={IconUsers} title={t('users.emptyTitle')} text={t('users.emptyText')} />}
      />
    </>
  );
}
