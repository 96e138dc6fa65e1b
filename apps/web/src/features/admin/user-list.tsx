import type { AdminUser } from '@acheep/contract/admin';
import { Anchor, Group, Paper, Stack, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { DateText } from '../../ui/date-text.tsx';
import { CompanyBadge, StateBadge } from './user-badges.tsx';

interface UserListProps {
  users: readonly AdminUser[];
}

const Who = ({ user }: { user: AdminUser }) => (
  <div style={{ minWidth: 0 }}>
    <Anchor component={Link} to={paths.adminUser(user._id)} fw={600}>
      {user.name}
    </Anchor>
    <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      {user.email}
    </Text>
  </div>
);

const Company = ({ company }: { company: NonNullable<AdminUser['company']> }) => (
  <Group gap={6}>
    <Text size="sm">{company.name}</Text>
    <CompanyBadge verified={company.verified} />
  </Group>
);

export function UserTable({ users }: UserListProps) {
  const { t } = useTranslation('admin');
  return (
    <Table verticalSpacing="sm" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('users.column.name')}</Table.Th>
          <Table.Th>{t('users.column.role')}</Table.Th>
          <Table.Th>{t('users.column.company')}</Table.Th>
          <Table.Th>{t('users.column.since')}</Table.Th>
          <Table.Th>{t('users.column.state')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {users.map((user) => (
          <Table.Tr key={user._id}>
            <Table.Td>
              <Who user={user} />
            </Table.Td>
            <Table.Td>{t(`role.${user.role}`)}</Table.Td>
            <Table.Td>{user.company && <Company company={user.company} />}</Table.Td>
            <Table.Td style={{ whiteSpace: 'nowrap' }}>
              <DateText value={user.createdAt} />
            </Table.Td>
            <Table.Td>
              <StateBadge state={user.state} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** The same on a phone. */
export function UserCards({ users }: UserListProps) {
  const { t } = useTranslation('admin');
  return (
    <Stack gap="sm">
      {users.map((user) => (
        <Paper key={user._id} component="article" withBorder p="md">
          <Group justify="space-between" align="start" wrap="nowrap" gap="xs">
            <Who user={user} />
            <StateBadge state={user.state} />
          </Group>
          {user.company && <Company company={user.company} />}
          <Text size="sm" c="dimmed">
            {t(`role.${user.role}`)} · <DateText value={user.createdAt} />
          </Text>
        </Paper>
      ))}
    </Stack>
  );
}
