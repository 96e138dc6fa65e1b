import type { Order } from '@acheep/contract/billing/order';
import { orders } from '@acheep/contract/billing/order-option';
import { paths } from '@acheep/contract/paths';
import { Anchor, Button, Text } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { OrderStatus } from '../../../entities/billing/order/order-status.tsx';
import { packageTitle, usePackageWords } from '../../../entities/billing/package/package-words.ts';
import { useWorkList } from '../../../entities/platform/work-list/use-work-list.ts';
import { WorkList } from '../../../entities/platform/work-list/work-list.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText, formatDate } from '../../../ui/date-text.tsx';
import type { Column } from '../../../ui/list-column.ts';

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

/** The company's orders, newest first. */
export function OrderListPage() {
  const { t } = useTranslation('order');
  const list = useWorkList(orders, 'GET /order');
  const packages = (
    <Button component={Link} to={paths.package()}>
      {t('list.packages')}
    </Button>
  );
  return (
    <WorkList
      list={list}
      words="order:list"
      action={packages}
      icon={IconReceipt}
      firstStep={packages}
      columns={useOrderColumns()}
    />
  );
}
