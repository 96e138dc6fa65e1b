import type { ReceivedApplication } from '@acheep/contract/application';
import { paths } from '@acheep/contract/paths';
import { Text, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Avatar } from '../../ui/avatar.tsx';
import { DateText } from '../../ui/date-text.tsx';
import type { Column } from '../../ui/list-column.ts';
import { ApplicationStatus } from './application-status.tsx';
import classes from './received-list.module.css';

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

/** What the list of received applications shows of each; `ids` are all that stand in it. */
export function useReceivedColumns(ids: readonly string[]): Column<ReceivedApplication>[] {
  const { t } = useTranslation('application');
  return [
    {
      key: 'applicant',
      header: t('received.column.applicant'),
      card: 'title',
      cell: (application, as) => (
        <>
          <Applicant application={application} ids={ids} />
          {as === 'table' && (
            <Text size="sm" c="dimmed">
              {application.email}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'job',
      header: t('received.column.job'),
      card: 'fact',
      cell: ({ job }) => <Text size="sm">{job.title}</Text>,
    },
    {
      key: 'sent',
      header: t('received.column.sent'),
      sort: 'createdAt',
      card: 'note',
      nowrap: true,
      cell: ({ createdAt }, as) => (
        <DateText value={createdAt}>
          {(date) => (as === 'card' ? t('received.sentOn', { date }) : date)}
        </DateText>
      ),
    },
    {
      key: 'status',
      header: t('received.column.status'),
      card: 'mark',
      cell: ({ status }) => <ApplicationStatus status={status} />,
    },
  ];
}
