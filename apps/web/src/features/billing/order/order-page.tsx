import { paths } from '@acheep/contract/kernel/paths';
import { Anchor, Group } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useParams } from 'react-router-dom';
import { OrderStatus } from '../../../entities/billing/order/order-status.tsx';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { isMissing, MissingRecord } from '../../../ui/missing-record.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { useOrder } from './order.api.ts';
import classes from './order-page.module.css';
import { OrderPay } from './order-pay.tsx';
import { OrderState } from './order-state.tsx';
import { OrderSummary } from './order-summary.tsx';

/** One order: how it stands, how it is paid, what it holds. */
export function OrderPage() {
  const { t } = useTranslation('order');
  const { id = '' } = useParams();
  const { order, seenAt, error, refetch } = useOrder(id);
  const list = { component: Link, to: paths.manageOrders() };
  if (isMissing(error)) return <MissingRecord title={t('missing')} link={list} action={t('list.title')} />;
  return (
    <>
      <PageHead title={order?.number ?? t('list.title')} noIndex />
      <PageHeader
        breadcrumb={
          <Anchor {...list} size="sm">
            <IconArrowLeft size={14} aria-hidden /> {t('list.title')}
          </Anchor>
        }
        title={order ? t('title', { number: order.number }) : t('list.title')}
        lead={
          order && (
            <Group component="span" gap="xs">
              <DateText value={order.createdAt} /> <OrderStatus order={order} />
            </Group>
          )
        }
      />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!order && !error && <SkeletonList count={3} height={160} />}
      {order && (
        <div className={classes.order}>
          <div className={classes.main}>
            <OrderState order={order} seenAt={seenAt} />
            {order.payment && <OrderPay order={order} payment={order.payment} />}
          </div>
          <OrderSummary order={order} />
        </div>
      )}
    </>
  );
}
