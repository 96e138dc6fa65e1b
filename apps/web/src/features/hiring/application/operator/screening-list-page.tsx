import { adminPaths } from '@acheep/contract/admin-paths';
import type { OperatorScreening } from '@acheep/contract/hiring/operator-screening';
import { newestFirst } from '@acheep/contract/kernel/list';
import { Anchor, Button, Text } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { companyName } from '../../../../entities/companies/company/company-name.ts';
import { useWorkList } from '../../../../entities/platform/work-list/use-work-list.ts';
import { WorkList } from '../../../../entities/platform/work-list/work-list.tsx';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { DateText } from '../../../../ui/date-text.tsx';
import type { Column } from '../../../../ui/list-column.ts';

function useColumns(): Column<OperatorScreening>[] {
  const { t } = useTranslation('screening');
  const count = (
    key: 'waiting' | 'shortlisted' | 'rejected',
    of: keyof OperatorScreening['counts'],
  ): Column<OperatorScreening> => ({
    key,
    header: t(`column.${key}`),
    card: 'fact',
    cell: ({ counts }, as) => (
      <Text size="sm" c={counts[of] === 0 ? 'dimmed' : undefined}>
        {as === 'card' && `${t(`column.${key}`)}: `}
        {counts[of]}
      </Text>
    ),
  });
  return [
    {
      key: 'job',
      header: t('column.job'),
      card: 'title',
      cell: ({ _id, job, company }) => (
        <>
          <Anchor component={Link} fw={600} to={adminPaths.screening(_id)}>
            {job.title}
          </Anchor>
          <Text size="sm" c="dimmed">
            {companyName(company)}
          </Text>
        </>
      ),
    },
    count('waiting', 'received'),
    count('shortlisted', 'shortlisted'),
    count('rejected', 'rejected'),
    {
      key: 'since',
      header: t('column.since'),
      sort: 'createdAt',
      card: 'note',
      cell: ({ since }, as) => (
        <DateText value={since} format="short">
          {(date) => (as === 'card' ? t('since', { date }) : date)}
        </DateText>
      ),
    },
    {
      key: 'actions',
      header: t('column.actions'),
      hiddenHeader: true,
      card: 'actions',
      cell: ({ _id, job }) => (
        <Button
          component={Link}
          variant="default"
          size="xs"
          to={adminPaths.screening(_id)}
          aria-label={`${t('open')}: ${job.title}`}
        >
          {t('open')}
        </Button>
      ),
    },
  ];
}

/** Jobs whose applications the operator currently screens. */
export function ScreeningListPage() {
  const list = useWorkList(newestFirst, 'GET /admin/screening');
  return <WorkList list={list} words="screening" icon={IconListCheck} columns={useColumns()} />;
}
