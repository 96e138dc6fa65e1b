import { adminPaths } from '@acheep/contract/admin-paths';
import type { AdminJob } from '@acheep/contract/jobs/job-admin';
import { allStopReasons, jobStops } from '@acheep/contract/jobs/job-moderation-option';
import { jobStatuses } from '@acheep/contract/jobs/job-option';
import { languageOf } from '@acheep/contract/kernel/locale';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconArrowBackUp, IconHandStop, IconRocket } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { localized } from '../../../lib/locale.ts';
import type { Chosen } from '../../../lib/use-chosen.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText, formatDate } from '../../../ui/date-text.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { useChooseColumn } from './choose-column.tsx';
import { JobMarks } from './job-marks.tsx';

/** Columns of the operators' list. */
export function useAdminJobColumns(
  choice: Chosen<AdminJob>,
  onAct: (act: 'promote' | 'close' | 'lift', job: AdminJob) => void,
): Column<AdminJob>[] {
  const { t } = useTranslation('job-admin');
  const choose = useChooseColumn(choice, ({ status }) => status === 'active');
  return [
    choose,
    {
      key: 'job',
      header: t('column.job'),
      card: 'title',
      cell: (job) => {
        const { _id, title, postCode, company, stop } = job;
        return (
          <>
            <Anchor component={Link} to={adminPaths.job(_id)} fw={600}>
              {title}
            </Anchor>
            <Text size="sm" c="dimmed">
              {`${postCode} · `}
              <Anchor component={Link} inherit underline="always" to={adminPaths.company(company._id)}>
                {companyName(company)}
              </Anchor>
            </Text>
            {stop && (
              <Text size="sm" c="red">
                {[localized(jobStops[stop.kind]), localized(allStopReasons[stop.reason])].join(': ')}
                {stop.words && <span lang={languageOf(stop.words)}> “{stop.words}”</span>}
              </Text>
            )}
            <JobMarks job={job} />
          </>
        );
      },
    },
    {
      key: 'status',
      header: t('column.status'),
      card: 'mark',
      cell: ({ status }) => (
        <StatusBadge tone={status === 'active' ? 'good' : status === 'pending' ? 'wait' : 'off'}>
          {localized(jobStatuses[status])}
        </StatusBadge>
      ),
    },
    {
      key: 'applications',
      isNumber: true,
      header: t('column.applications'),
      card: 'fact',
      cell: ({ applications }, as) =>
        as === 'card' ? t('applications', { count: applications }) : applications,
    },
    {
      key: 'created',
      header: t('column.created'),
      sort: 'createdAt',
      card: 'note',
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
      cell: (job) => (
        <Group gap="xs">
          {job.status === 'active' && (
            <>
              <Button
                variant="default"
                size="xs"
                leftSection={<IconRocket size={16} aria-hidden />}
                onClick={() => onAct('promote', job)}
              >
                {t('promote')}
              </Button>
              <Button
                variant="default"
                size="xs"
                leftSection={<IconHandStop size={16} aria-hidden />}
                onClick={() => onAct('close', job)}
              >
                {t('close')}
              </Button>
            </>
          )}
          {job.stop?.kind === 'closed' && (
            <Button
              variant="default"
              size="xs"
              leftSection={<IconArrowBackUp size={16} aria-hidden />}
              onClick={() => onAct('lift', job)}
            >
              {t('lift.action')}
            </Button>
          )}
        </Group>
      ),
    },
  ];
}
