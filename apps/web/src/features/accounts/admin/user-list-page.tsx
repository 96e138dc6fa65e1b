import type { AdminUser } from '@acheep/contract/accounts/admin';
import { accountStates, companyChecks } from '@acheep/contract/accounts/admin-option';
import { adminPaths } from '@acheep/contract/admin-paths';
import { roles } from '@acheep/contract/kernel/role';
import { Anchor, Group, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { CompanyBadge, StateBadge } from '../../../entities/accounts/user/user-badges.tsx';
import { FilterBar } from '../../../entities/platform/saved-view/filter-bar.tsx';
import { apiPage } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { listRequest } from '../../../lib/list-url.ts';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { ListView } from '../../../ui/list-view.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { userList } from './admin-list.ts';

function useUserColumns(): Column<AdminUser>[] {
  const { t } = useTranslation('admin');
  return [
    {
      key: 'name',
      header: t('users.column.name'),
      sort: 'name',
      orders: ['name_1'],
      card: 'title',
      cell: ({ _id, name, email }, place) => (
        <>
          <Anchor component={Link} to={adminPaths.user(_id)} fw={600}>
            {name}
          </Anchor>
          {/* Addresses are not broken, so that they can be read and copied as a whole. */}
          <Text size="sm" c="dimmed" title={email ?? undefined} truncate={place === 'table'} maw={280}>
            {email}
          </Text>
        </>
      ),
    },
    {
      key: 'company',
      header: t('users.column.company'),
      card: 'fact',
      cell: ({ company }) =>
        company && (
          <Group gap={6}>
            <Anchor component={Link} to={adminPaths.company(company._id)} size="sm">
              {company.name}
            </Anchor>
            <CompanyBadge verified={company.verified} />
          </Group>
        ),
    },
    { key: 'role', header: t('users.column.role'), card: 'note', cell: ({ role }) => localized(roles[role]) },
    {
      key: 'since',
      header: t('users.column.since'),
      sort: 'createdAt',
      card: 'note',
      cell: ({ createdAt }) => <DateText value={createdAt} />,
    },
    {
      key: 'state',
      header: t('users.column.state'),
      card: 'mark',
      cell: ({ state }) => <StateBadge state={state} />,
    },
  ];
}

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
      {asked.filters.role === 'admin' && (
        <Text size="sm" c="dimmed" mb="sm">
          {t('users.adminHint')}
        </Text>
      )}
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
