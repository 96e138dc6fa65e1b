import type { AdminUser } from '@acheep/contract/accounts/admin';
import { paths } from '@acheep/contract/kernel/paths';
import { roles } from '@acheep/contract/kernel/role';
import { Anchor, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { CompanyBadge, StateBadge } from './user-badges.tsx';

/** What the list of accounts shows of each. */
export function useUserColumns(): Column<AdminUser>[] {
  const { t } = useTranslation('admin');
  return [
    {
      key: 'name',
      header: t('users.column.name'),
      sort: 'name',
      card: 'title',
      cell: ({ _id, name, email }, place) => (
        <>
          <Anchor component={Link} to={paths.adminUser(_id)} fw={600}>
            {name}
          </Anchor>
          {/* An address is read, and copied, as a whole. */}
          <Text size="sm" c="dimmed" title={email} truncate={place === 'table'} maw={280}>
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
            <Text size="sm">{company.name}</Text>
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
      nowrap: true,
      cell: ({ createdAt }) => <DateText value={createdAt} />,
    },
    {
      key: 'state',
      header: t('users.column.state'),
      card: 'mark',
      nowrap: true,
      cell: ({ state }) => <StateBadge state={state} />,
    },
  ];
}
