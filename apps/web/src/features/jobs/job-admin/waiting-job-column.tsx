import { adminPaths } from '@acheep/contract/admin-paths';
import type { AdminJob } from '@acheep/contract/jobs/job-admin';
import { Anchor, Button, Text } from '@mantine/core';
import { IconBook2 } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import type { Chosen } from '../../../lib/use-chosen.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { useChooseColumn } from './choose-column.tsx';
import { JobMarks } from './job-marks.tsx';

/** Columns of the moderation queue. */
export function useWaitingColumns(
  choice: Chosen<AdminJob>,
  onRead: (job: AdminJob) => void,
): Column<AdminJob>[] {
  const { t } = useTranslation('job-admin');
  const choose = useChooseColumn(choice);
  return [
    choose,
    {
      key: 'job',
      header: t('column.job'),
      card: 'title',
      cell: ({ _id, title, postCode, company }) => (
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
        </>
      ),
    },
    {
      key: 'marks',
      header: t('column.marks'),
      card: 'fact',
      cell: (job) => <JobMarks job={job} />,
    },
    {
      key: 'held',
      header: t('column.held'),
      card: 'fact',
      cell: ({ heldAt }, as) =>
        heldAt && (
          <DateText value={heldAt} format="time">
            {(date) => (as === 'card' ? t('queue.since', { date }) : date)}
          </DateText>
        ),
    },
    {
      key: 'actions',
      header: t('column.actions'),
      hiddenHeader: true,
      card: 'actions',
      cell: (job) => (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconBook2 size={16} aria-hidden />}
          onClick={() => onRead(job)}
          aria-label={t('queue.readOne', { title: job.title })}
        >
          {t('queue.read')}
        </Button>
      ),
    },
  ];
}
