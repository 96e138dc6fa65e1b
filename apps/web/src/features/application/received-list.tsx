import type { ReceivedApplication } from '@acheep/contract/application';
import { Anchor, Group, Paper, Stack, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { ApplicationStatus } from './application-status.tsx';

interface ReceivedListProps {
  applications: readonly ReceivedApplication[];
}

/** Who applied; the page behind it knows its neighbours in this list. */
function Applicant({ application, ids }: { application: ReceivedApplication; ids: readonly string[] }) {
  const { t } = useTranslation('application');
  return (
    <Group gap={8} wrap="nowrap">
      <Avatar name={application.name} src={application.photo} size="small" round />
      <Anchor
        component={Link}
        fw={application.viewedAt ? 500 : 700}
        to={paths.manageAppliedDetail(application._id)}
        state={{ ids }}
      >
        {application.name}
      </Anchor>
      {!application.viewedAt && <StatusBadge tone="wait">{t('received.new')}</StatusBadge>}
    </Group>
  );
}

export function ReceivedTable({ applications }: ReceivedListProps) {
  const { t } = useTranslation('application');
  const ids = applications.map(({ _id }) => _id);
  return (
    <Table verticalSpacing="sm" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('received.column.applicant')}</Table.Th>
          <Table.Th>{t('received.column.job')}</Table.Th>
          <Table.Th>{t('received.column.sent')}</Table.Th>
          <Table.Th>{t('received.column.status')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {applications.map((application) => (
          <Table.Tr key={application._id}>
            <Table.Td>
              <Applicant application={application} ids={ids} />
              <Text size="sm" c="dimmed">
                {application.email}
              </Text>
            </Table.Td>
            <Table.Td>{application.job.title}</Table.Td>
            <Table.Td style={{ whiteSpace: 'nowrap' }}>
              <DateText value={application.createdAt} />
            </Table.Td>
            <Table.Td>
              <ApplicationStatus status={application.status} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** The same on a phone. */
export function ReceivedCards({ applications }: ReceivedListProps) {
  const ids = applications.map(({ _id }) => _id);
  return (
    <Stack gap="sm">
      {applications.map((application) => (
        <Paper withBorder key={application._id} component="article" p="md">
          <Group justify="space-between" align="start" wrap="nowrap" gap="xs">
            <Applicant application={application} ids={ids} />
            <ApplicationStatus status={application.status} />
          </Group>
          <Text size="sm">{application.job.title}</Text>
          <Text size="sm" c="dimmed">
            <DateText value={application.createdAt} />
          </Text>
        </Paper>
      ))}
    </Stack>
  );
}
