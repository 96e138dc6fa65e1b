import type { Order } from '@acheep/contract/billing/order';
import { paths } from '@acheep/contract/kernel/paths';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { OrderStatus } from '../../../entities/billing/order/order-status.tsx';
import { packageTitle, usePackageWords } from '../../../entities/billing/package/package-words.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText, formatDate } from '../../../ui/date-text.tsx';
import type { Column } from '../../../ui/list-column.ts';

/** A line breaks between two days, never within one. */
const unbroken = (day: string) => formatDate(day).replaceAll(' ', '\u00a0');

/** What the history shows of each order. */
export function useOrderColumns(): Column<Order>[] {
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
      header: t('column.total'),
      card: 'fact',
      nowrap: true,
      cell: ({ total, currency }) => words.price({ price: total, currency }),
    },
    {
      key: 'jobs',
      header: t('column.jobs'),
      card: 'fact',
      nowrap: true,
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
      nowrap: true,
      cell: (order) => <OrderStatus order={order} />,
    },
  ];
}
