import { adminPaths } from '@acheep/contract/admin-paths';
import type { AdminOrder } from '@acheep/contract/billing/order-admin';
import type { AdminJob } from '@acheep/contract/jobs/job-admin';
import { jobStatuses } from '@acheep/contract/jobs/job-option';
import { moneyText } from '@acheep/contract/kernel/money';
import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { OrderStatus } from '../../../entities/billing/order/order-status.tsx';
import { packageTitle } from '../../../entities/billing/package/package-words.ts';
import { apiPage } from '../../../lib/api-query.ts';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ListCards } from '../../../ui/list-cards.tsx';
import type { Column, ListRow } from '../../../ui/list-column.ts';
import { Section } from '../../../ui/section.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';

/** Records shown of each kind; the list behind the link has all. */
const shown = 5;

interface RecordsProps<T> {
  title: string;
  none: string;
  /** The list of all. */
  all: string;
  count: number;
  query: { data: { data: T[] } | undefined; error: Error | null; refetch: () => unknown };
  columns: readonly Column<T>[];
}

function Records<T extends ListRow>({ title, none, all, count, query, columns }: RecordsProps<T>) {
  const { t } = useTranslation('company-admin');
  const { data, error, refetch } = query;
  let content: ReactNode = <SkeletonList count={2} height={72} />;
  if (error) content = <ErrorState error={error} onRetry={() => void refetch()} />;
  else if (data?.data.length === 0) content = <Text c="dimmed">{none}</Text>;
  else if (data) content = <ListCards label={title} rows={data.data} columns={columns} />;
  return (
    <Section
      title={title}
      action={
        count > shown && (
          <Anchor component={Link} size="sm" to={all}>
            {t('allOf', { count })}
          </Anchor>
        )
      }
    >
      {content}
    </Section>
  );
}

interface OfCompany {
  companyId: string;
  count: number;
}

/** The newest jobs, with links to read them, whatever their state. */
export function CompanyJobs({ companyId, count }: OfCompany) {
  const { t } = useTranslation('company-admin');
  const query = useQuery(
    apiPage('GET /admin/job', { query: { 'filter[companyId]': companyId, limit: shown } }),
  );
  const columns: Column<AdminJob>[] = [
    {
      key: 'title',
      header: t('column.job'),
      card: 'title',
      cell: ({ _id, title }) => (
        <Anchor component={Link} to={adminPaths.job(_id)} fw={600}>
          {title}
        </Anchor>
      ),
    },
    {
      key: 'status',
      header: t('column.state'),
      card: 'mark',
      cell: ({ status }) => (
        <StatusBadge tone={status === 'active' ? 'good' : status === 'pending' ? 'wait' : 'off'}>
          {localized(jobStatuses[status])}
        </StatusBadge>
      ),
    },
    {
      key: 'applications',
      header: t('fact.applications'),
      card: 'note',
      cell: ({ applications }) => t('applications', { count: applications }),
    },
    {
      key: 'created',
      header: t('column.since'),
      card: 'note',
      cell: ({ createdAt }) => <DateText value={createdAt} format="short" />,
    },
  ];
  return (
    <Records
      title={t('jobs')}
      none={t('noJobs')}
      all={adminPaths.jobs({ companyId })}
      count={count}
      query={query}
      columns={columns}
    />
  );
}

/** The newest orders, with their invoices. */
export function CompanyOrders({ companyId, count }: OfCompany) {
  const { t } = useTranslation('company-admin');
  const query = useQuery(
    apiPage('GET /admin/order', {
      query: { 'filter[companyId]': companyId, sort: 'createdAt_-1', limit: shown },
    }),
  );
  const columns: Column<AdminOrder>[] = [
    {
      key: 'number',
      header: t('column.order'),
      card: 'title',
      cell: ({ _id, number, package: ordered }) => (
        <>
          <Anchor component={Link} to={adminPaths.order(_id)} fw={600}>
            {number}
          </Anchor>
          {` · ${packageTitle(ordered)}`}
        </>
      ),
    },
    {
      key: 'status',
      header: t('column.state'),
      card: 'mark',
      cell: (order) => <OrderStatus order={order} />,
    },
    {
      key: 'used',
      header: t('column.used'),
      card: 'fact',
      cell: ({ jobsUsed, cvViewsUsed, package: { jobs, cvViews }, confirmedAt }) =>
        confirmedAt && t('used', { jobsUsed, jobs, cvViewsUsed, cvViews }),
    },
    {
      key: 'total',
      header: t('column.total'),
      card: 'note',
      cell: ({ total, currency }) => moneyText(total, currency),
    },
    {
      key: 'created',
      header: t('column.since'),
      card: 'note',
      cell: ({ createdAt }) => <DateText value={createdAt} format="short" />,
    },
    {
      key: 'invoice',
      header: t('column.invoice'),
      card: 'note',
      cell: ({ _id, invoiceNumber }) =>
        invoiceNumber && (
          <Anchor component={Link} to={adminPaths.orderInvoice(_id)} inherit>
            {t('invoice', { number: invoiceNumber })}
          </Anchor>
        ),
    },
  ];
  return (
    <Records
      title={t('ordersTitle')}
      none={t('noOrders')}
      all={adminPaths.orders({ companyId })}
      count={count}
      query={query}
      columns={columns}
    />
  );
}
