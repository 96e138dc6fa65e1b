import type { AdminOrder } from '@acheep/contract/billing/order-admin';
import { slipStates } from '@acheep/contract/billing/order-option';
import { paths } from '@acheep/contract/kernel/paths';
import { Anchor, Text } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { OrderStatus } from '../../../entities/billing/order/order-status.tsx';
import { packageTitle, usePackageWords } from '../../../entities/billing/package/package-words.ts';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import type { Column } from '../../../ui/list-column.ts';

/** What the operator's queue shows of each order. */
export function useAdminOrderColumns(): Column<AdminOrder>[] {
  const { t } = useTranslation('order');
  const words = usePackageWords();
  return [
    {
      key: 'company',
      header: t('column.company'),
      card: 'title',
      cell: ({ _id, company, number }) => (
        <>
          <Anchor component={Link} to={paths.adminOrder(_id)} fw={600}>
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
      header: t('column.total'),
      card: 'fact',
      nowrap: true,
      cell: ({ total, currency }) => words.price({ price: total, currency }),
    },
    {
      key: 'ordered',
      header: t('column.ordered'),
      card: 'note',
      sort: 'createdAt',
      nowrap: true,
      cell: ({ createdAt }) => <DateText value={createdAt} />,
    },
    {
      key: 'slip',
      header: t('column.slip'),
      card: 'note',
      nowrap: true,
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
      nowrap: true,
      cell: (order) => <OrderStatus order={order} />,
    },
  ];
}
