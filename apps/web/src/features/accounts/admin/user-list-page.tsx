import type { AdminUser } from '@acheep/contract/accounts/admin';
import { adminUsers } from '@acheep/contract/accounts/admin-option';
import { adminPaths } from '@acheep/contract/admin-paths';
import { roles } from '@acheep/contract/kernel/role';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useHasPassword } from '../../../entities/accounts/proof/own-password.tsx';
import { CompanyBadge, StateBadge } from '../../../entities/accounts/user/user-badges.tsx';
import { useWorkList } from '../../../entities/platform/work-list/use-work-list.ts';
import { WorkList } from '../../../entities/platform/work-list/work-list.tsx';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { InviteDialog } from './access-dialogs.tsx';

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
          <Group gap={6} wrap="nowrap">
            <Anchor component={Link} to={adminPaths.company(company._id)} size="sm" truncate miw={0}>
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
  const list = useWorkList(adminUsers, 'GET /admin/user');
  const { page } = list;
  const hasPassword = useHasPassword().data;
  const [inviting, setInviting] = useState(false);
  return (
    <WorkList
      list={list}
      words="admin:users"
      lead={page && t(page.meta.total_capped ? 'users.totalMany' : 'users.total', { count: page.meta.total })}
      icon={IconUsers}
      columns={useUserColumns()}
      action={
        <Button leftSection={<IconUserPlus size={18} aria-hidden />} onClick={() => setInviting(true)}>
          {t('invite.open')}
        </Button>
      }
    >
      {inviting && hasPassword !== undefined && (
        <InviteDialog hasPassword={hasPassword} onClose={() => setInviting(false)} />
      )}
    </WorkList>
  );
}
