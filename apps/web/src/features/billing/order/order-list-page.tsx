import type { Order } from '@acheep/contract/billing/order';
import { orderStatuses } from '@acheep/contract/billing/order-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import { paths } from '@acheep/contract/paths';
import { Anchor, Button, Text } from '@mantine/core';
import { IconReceipt, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { OrderStatus } from '../../../entities/billing/order/order-status.tsx';
import { packageTitle, usePackageWords } from '../../../entities/billing/package/package-words.ts';
import { FilterBar } from '../../../entities/platform/saved-view/filter-bar.tsx';
import { apiPage } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { isNarrowed, listRequest, oneOf } from '../../../lib/list-url.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText, formatDate } from '../../../ui/date-text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { ListView } from '../../../ui/list-view.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';

/** Formats a day with non-breaking spaces, so that a line breaks only between days. */
const unbroken = (day: string) => formatDate(day).replaceAll(' ', '\u00a0');

function useOrderColumns(): Column<Order>[] {
  const { t } = useTranslation('order');
  const words = usePackageWords();
  return [
    {
      key: 'package',
      header: t('column.package'),
      card: 'title',
      cell: ({ _id, package: ordered, number }) => (
        <>
          <Anchor component={Link} to={paths.manageOrder(_id)} fw={600}>
            {packageTitle(ordered)}
          </Anchor>
          <Text size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
            {number}
          </Text>
        </>
      ),
    },
    {
      key: 'total',
      isNumber: true,
      header: t('column.total'),
      card: 'fact',
      cell: ({ total, currency }) => words.price({ price: total, currency }),
    },
    {
      key: 'jobs',
      header: t('column.jobs'),
      card: 'fact',
      cell: ({ status, jobsUsed, package: { jobs } }) =>
        status === 'active' || status === 'expired' ? t('jobsUsed', { used: jobsUsed, jobs }) : undefined,
    },
    {
      key: 'valid',
      header: t('column.valid'),
      card: 'note',
      cell: ({ validFrom, validTo }) =>
        validFrom && validTo && t('fromTill', { from: unbroken(validFrom), to: unbroken(validTo) }),
    },
    {
      key: 'ordered',
      header: t('column.ordered'),
      card: 'note',
      sort: 'createdAt',
      cell: ({ createdAt }) => <DateText value={createdAt} />,
    },
    {
      key: 'status',
      header: t('column.status'),
      card: 'mark',
      cell: (order) => <OrderStatus order={order} />,
    },
  ];
}

const orderList = {
  filters: { status: oneOf(valuesOf(orderStatuses)) },
  sorts: ['createdAt_-1', 'createdAt_1'],
  limit: 20,
} as const;

/** The company's orders, newest first. */
export function OrderListPage() {
  const { t } = useTranslation('order');
  const control = useListUrl(orderList);
  const { asked } = control;
  const query = useQuery(apiPage('GET /order', { query: listRequest(orderList, asked) }));
  const columns = useOrderColumns();
  const narrowed = isNarrowed(asked);
  const packages = (
    <Button component={Link} to={paths.package()}>
      {t('list.packages')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('list.title')} noIndex />
      <PageHeader title={t('list.title')} lead={t('list.lead')} action={packages} />
      {(narrowed || query.data?.data.length !== 0) && (
        <FilterBar
          {...control}
          search={{ label: t('list.search'), hint: t('list.searchHint') }}
          selects={[{ name: 'status', label: t('column.status'), choices: choicesOf(orderStatuses) }]}
        />
      )}
      <ListView
        {...control}
        query={query}
        label={t('list.title')}
        columns={columns}
        empty={
          narrowed ? (
            <EmptyState
              icon={IconSearch}
              art="lens"
              title={t('list.emptyTitle')}
              text={t('list.emptyText')}
            />
          ) : (
            <EmptyState
              icon={IconReceipt}
              title={t('list.noneTitle')}
              text={t('list.noneText')}
              action={packages}
            />
          )
        }
      />
    </>
  );
}
