import type { ReceivedApplication } from '@acheep/contract/application';
import { Paper, Stack, Table, Text, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { ApplicationStatus } from './application-status.tsx';
import classes from './received-list.module.css';

interface ReceivedListProps {
  applications: readonly ReceivedApplication[];
}

/** Who applied; the link covers the whole row. The page behind it knows its neighbours in this list. */
function Applicant({ application, ids }: { application: ReceivedApplication; ids: readonly string[] }) {
  const { t } = useTranslation('application');
  const unread = !application.viewedAt;
  return (
    <span className={classes.applicant}>
      <span className={classes.photo} data-unread={unread || undefined}>
        <Avatar name={application.name} src={application.photo} size="small" round />
      </span>
      <Link
        className={classes.link}
        data-unread={unread || undefined}
        to={paths.manageAppliedDetail(application._id)}
        state={{ ids }}
      >
        {application.name}
        {unread && <VisuallyHidden> ({t('received.new')})</VisuallyHidden>}
      </Link>
    </span>
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
          <Table.Tr key={application._id} className={classes.row}>
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
  const { t } = useTranslation('application');
  const ids = applications.map(({ _id }) => _id);
  return (
    <Stack gap="sm">
      {applications.map((application) => (
        <Paper withBorder key={application._id} component="article" p="md" className={classes.row}>
          <div className={classes.head}>
            <Applicant application={application} ids={ids} />
            <ApplicationStatus status={application.status} />
          </div>
          <Text size="sm">{application.job.title}</Text>
          <Text size="sm" c="dimmed">
            <DateText value={application.createdAt}>{(date) => t('received.sentOn', { date })}</DateText>
          </Text>
        </Paper>
      ))}
    </Stack>
  );
}
