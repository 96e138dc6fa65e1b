import { adminPaths } from '@acheep/contract/admin-paths';
import type { AdminOrder } from '@acheep/contract/billing/order-admin';
import { adminOrders, slipStates } from '@acheep/contract/billing/order-option';
import { Anchor, Button, Text } from '@mantine/core';
import { IconPaperclip, IconPlus, IconReceipt } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { OrderStatus } from '../../../entities/billing/order/order-status.tsx';
import { packageTitle, usePackageWords } from '../../../entities/billing/package/package-words.ts';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { useWorkList } from '../../../entities/platform/work-list/use-work-list.ts';
import { WorkList } from '../../../entities/platform/work-list/work-list.tsx';
import { apiData } from '../../../lib/api-query.ts';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import type { Column } from '../../../ui/list-column.ts';

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
export function AdminOrderListPage() {
  const { t } = useTranslation('order-admin');
  const list = useWorkList(adminOrders, 'GET /admin/order');
  const { data: packages = [] } = useQuery(apiData('GET /admin/package'));
  const { data: coupons = [] } = useQuery(apiData('GET /admin/coupon', { query: { limit: 100 } }));
  return (
    <WorkList
      list={list}
      words="order-admin"
      action={
        <Button
          component={Link}
          to={adminPaths.orderCreate()}
          leftSection={<IconPlus size={18} aria-hidden />}
        >
          {t('create.title')}
        </Button>
      }
      icon={IconReceipt}
      columns={useAdminOrderColumns()}
      choices={{
        couponId: coupons.map(({ _id, code }) => ({ value: _id, label: code })),
        packageId: packages.map((one) => ({ value: one._id, label: packageTitle(one) })),
      }}
    />
  );
}
