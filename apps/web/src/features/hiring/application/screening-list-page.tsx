import { adminPaths } from '@acheep/contract/admin-paths';
import type { OperatorScreening } from '@acheep/contract/hiring/operator-screening';
import { Anchor, Button, Text } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { FilterBar } from '../../../entities/platform/saved-view/filter-bar.tsx';
import { apiPage } from '../../../lib/api-query.ts';
import { isNarrowed, listRequest } from '../../../lib/list-url.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { ListView } from '../../../ui/list-view.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';

const list = { filters: {}, sorts: ['createdAt_-1', 'createdAt_1'], limit: 20 } as const;

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
  const { t } = useTranslation('screening');
  const control = useListUrl(list);
  const query = useQuery(apiPage('GET /admin/screening', { query: listRequest(list, control.asked) }));
  const narrowed = isNarrowed(control.asked);
  const none = narrowed ? 'empty' : 'none';
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader title={t('title')} lead={t('lead')} />
      {(narrowed || query.data?.data.length !== 0) && (
        <FilterBar {...control} search={{ label: t('search') }} />
      )}
      <ListView
        {...control}
        query={query}
        label={t('title')}
        columns={useColumns()}
        empty={<EmptyState icon={IconListCheck} title={t(`${none}.title`)} text={t(`${none}.text`)} />}
      />
    </>
  );
}
