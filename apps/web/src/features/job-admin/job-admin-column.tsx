import type { AdminJob } from '@acheep/contract/job-admin';
import { jobStatuses } from '@acheep/contract/job-option';
import { paths } from '@acheep/contract/paths';
import { Anchor, Button, Text } from '@mantine/core';
import { IconRocket } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { companyName } from '../../entities/company/company-name.ts';
import { localized } from '../../lib/locale.ts';
import { DateText, formatDate } from '../../ui/date-text.tsx';
import type { Column } from '../../ui/list-column.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';

/** What the operator's list shows of each job. */
export function useAdminJobColumns(onPromote: (job: AdminJob) => void): Column<AdminJob>[] {
  const { t } = useTranslation('job-admin');
  return [
    {
      key: 'job',
      header: t('column.job'),
      card: 'title',
      cell: ({ _id, title, status, postCode, company }) => (
        <>
          {status === 'active' || status === 'closed' ? (
            <Anchor component={Link} to={paths.job(_id)} fw={600}>
              {title}
            </Anchor>
          ) : (
            <Text fw={600}>{title}</Text>
          )}
          <Text size="sm" c="dimmed">
            {`${postCode} · ${companyName(company)}`}
          </Text>
        </>
      ),
    },
    {
      key: 'status',
      header: t('column.status'),
      card: 'mark',
      nowrap: true,
      cell: ({ status }) => (
        <StatusBadge tone={status === 'active' ? 'good' : status === 'draft' ? 'wait' : 'off'}>
          {localized(jobStatuses[status])}
        </StatusBadge>
      ),
    },
    {
      key: 'applications',
      header: t('column.applications'),
      card: 'fact',
      nowrap: true,
      cell: ({ applications }, as) =>
        as === 'card' ? t('applications', { count: applications }) : applications,
    },
    {
      key: 'created',
      header: t('column.created'),
      sort: 'createdAt',
      card: 'note',
      nowrap: true,
      cell: ({ createdAt }) => <DateText value={createdAt} format="short" />,
    },
    {
      key: 'promotion',
      header: t('column.promotion'),
      card: 'fact',
      cell: ({ pinnedUntil, boostedUntil }) =>
        (pinnedUntil || boostedUntil) && (
          <Text size="sm">
            {pinnedUntil && t('pinned', { date: formatDate(pinnedUntil, 'short') })}
            {pinnedUntil && boostedUntil && <br />}
            {boostedUntil && t('boosted', { date: formatDate(boostedUntil, 'short') })}
          </Text>
        ),
    },
    {
      key: 'actions',
      header: t('column.actions'),
      hiddenHeader: true,
      card: 'actions',
      cell: (job) =>
        job.status === 'active' && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconRocket size={16} aria-hidden />}
            onClick={() => onPromote(job)}
          >
            {t('promote')}
          </Button>
        ),
    },
  ];
}
