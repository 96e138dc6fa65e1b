import { adminPaths } from '@acheep/contract/admin-paths';
import type { AdminOrder } from '@acheep/contract/billing/order-admin';
import { orderStatuses, slipStates } from '@acheep/contract/billing/order-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import { Anchor, Text } from '@mantine/core';
import { IconPaperclip, IconReceipt } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { OrderStatus } from '../../../entities/billing/order/order-status.tsx';
import { packageTitle, usePackageWords } from '../../../entities/billing/package/package-words.ts';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { FilterBar } from '../../../entities/platform/saved-view/filter-bar.tsx';
import { apiData, apiPage } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { isNarrowed, listRequest, oneOf, recordId } from '../../../lib/list-url.ts';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { ListView } from '../../../ui/list-view.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';

function useAdminOrderColumns(): Column<AdminOrder>[] {
  const { t } = useTranslation('order');
  const words = usePackageWords();
  return [
    {
      key: 'company',
      header: t('column.company'),
      card: 'title',
      cell: ({ _id, company, number }) => (
        <>
          <Anchor component={Link} to={adminPaths.order(_id)} fw={600}>
            {companyName(company)}
          </Anchor>
          <Text size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
            {number}
          </Text>
        </>
      ),
    },
    {
      key: 'package',
      header: t('column.package'),
      card: 'fact',
      cell: ({ package: ordered }) => packageTitle(ordered),
    },
    {
      key: 'total',
      isNumber: true,
      header: t('column.total'),
      card: 'fact',
      cell: ({ total, currency }) => words.price({ price: total, currency }),
    },
    {
      key: 'ordered',
      header: t('column.ordered'),
      card: 'note',
      sort: 'createdAt',
      cell: ({ createdAt }) => <DateText value={createdAt} />,
    },
    {
      key: 'slip',
      header: t('column.slip'),
      card: 'note',
      cell: ({ slip, status }) =>
        slip && status === 'pending' ? (
          <>
            <IconPaperclip size={16} aria-hidden style={{ verticalAlign: 'text-bottom' }} />{' '}
            {localized(slipStates.with)}
          </>
        ) : undefined,
    },
    {
      key: 'status',
      header: t('column.status'),
      card: 'mark',
      cell: (order) => <OrderStatus order={order} />,
    },
  ];
}

/** All orders; pending ones are found by filter, oldest first by order. */
const adminOrderList = {
  filters: {
    status: oneOf(valuesOf(orderStatuses)),
    slip: oneOf(valuesOf(slipStates)),
    packageId: recordId,
    companyId: recordId,
  },
  sorts: ['createdAt_-1', 'createdAt_1'],
  limit: 20,
} as const;

export function AdminOrderListPage() {
  const { t } = useTranslation('order-admin');
  const { t: word } = useTranslation('order');
  const control = useListUrl(adminOrderList);
  const { asked } = control;
  const query = useQuery(apiPage('GET /admin/order', { query: listRequest(adminOrderList, asked) }));
  const { data: packages = [] } = useQuery(apiData('GET /admin/package'));
  const columns = useAdminOrderColumns();
  const none = isNarrowed(asked) ? 'empty' : 'none';
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader title={t('title')} lead={t('lead')} />
      <FilterBar
        {...control}
        search={{ label: t('search'), hint: t('searchHint') }}
        selects={[
          { name: 'status', label: word('column.status'), choices: choicesOf(orderStatuses) },
          { name: 'slip', label: word('column.slip'), choices: choicesOf(slipStates) },
          {
            name: 'packageId',
            label: word('column.package'),
            choices: packages.map((one) => ({ value: one._id, label: packageTitle(one) })),
          },
        ]}
      />
      <ListView
        {...control}
        query={query}
        label={t('title')}
        columns={columns}
        empty={<EmptyState icon={IconReceipt} title={t(`${none}.title`)} text={t(`${none}.text`)} />}
      />
    </>
  );
}
