import type { OrderDetail } from '@acheep/contract/billing/order';
import { paymentMethods } from '@acheep/contract/billing/order-option';
import { moneyText } from '@acheep/contract/kernel/money';
import { paths } from '@acheep/contract/paths';
import { Alert, Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import {
  IconArrowLeft,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconEye,
  IconPrinter,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link, useParams } from 'react-router-dom';
import { keepOrder } from '../../../entities/billing/order/create-order.ts';
import { OrderAmounts } from '../../../entities/billing/order/order-amounts.tsx';
import { OrderStatus } from '../../../entities/billing/order/order-status.tsx';
import { isPublishing } from '../../../entities/billing/order/publishing.ts';
import { usePostJob } from '../../../entities/billing/order/use-post-job.ts';
import { packageTitle, usePackageWords } from '../../../entities/billing/package/package-words.ts';
import { call } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/api-query.ts';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText, formatDate } from '../../../ui/date-text.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { isMissing, MissingRecord } from '../../../ui/missing-record.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { useOrder } from './order.api.ts';
import { OrderBuyer } from './order-buyer.tsx';
import { type State, stateOf } from './order-life.ts';
import classes from './order-page.module.css';
import { OrderPay } from './order-pay.tsx';

function OrderSummary({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('order');
  const words = usePackageWords();
  const { package: ordered, actions, paidOn, paidBy, job } = order;
  const isFree = order.total === 0 && order.discount === 0;
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section" aria-labelledby="order-summary">
      <Stack gap="sm">
        <Title order={2} size="h3" id="order-summary">
          {packageTitle(ordered)}
        </Title>
        <ul style={{ margin: 0, paddingInlineStart: '1.2em' }}>
          {words.facts(ordered, order.extraDays).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {isFree ? (
          <Text fw={600}>{words.price({ price: 0, currency: order.currency })}</Text>
        ) : (
          <OrderAmounts {...order} />
        )}
        {paidOn && paidBy && (
          <Text size="sm" c="dimmed">
            {t('paid', { date: formatDate(paidOn), way: localized(paymentMethods[paidBy]) })}
            {order.paymentReference && ` · ${order.paymentReference}`}
          </Text>
        )}
        {order.invoiceNumber && (
          <Text size="sm" c="dimmed">
            {t('invoice.numbered', { number: order.invoiceNumber })}
          </Text>
        )}
        {order.creditNoteNumber && (
          <Text size="sm" c="dimmed">
            {t('invoice.creditNumbered', { number: order.creditNoteNumber })}
          </Text>
        )}
        {job && (
          <Text size="sm">
            {t('forJob')}{' '}
            <Anchor component={Link} inherit to={paths.manageJobEdit(job._id)}>
              {job.title}
            </Anchor>
          </Text>
        )}
        {order.isByOperator && (
          <Text size="sm" c="dimmed">
            {t('byOperator')}
          </Text>
        )}
        {order.invoiceNote && (
          <Text size="sm" c="dimmed">
            {t('invoice.note', { note: order.invoiceNote })}
          </Text>
        )}
        {order.createdBy && (
          <Text size="sm" c="dimmed">
            {t('orderedBy', { name: order.createdBy.name })}
          </Text>
        )}
        {actions.includes('invoice') && (
          <Button
            component={Link}
            to={paths.manageOrderInvoice(order._id)}
            variant="light"
            leftSection={<IconPrinter size={18} aria-hidden />}
          >
            {t(order.status === 'pending' ? 'invoice.openProforma' : 'invoice.open')}
          </Button>
        )}
        {order.creditNoteNumber && (
          <Button
            component={Link}
            to={paths.manageOrderInvoice(order._id, { document: 'credit-note' })}
            variant="light"
            leftSection={<IconPrinter size={18} aria-hidden />}
          >
            {t('invoice.openCredit')}
          </Button>
        )}
        {actions.includes('withdraw') && <Withdraw order={order} />}
      </Stack>
    </Paper>
  );
}

function Withdraw({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('order');
  const withdraw = useAct({
    call: () => call('POST /order/:id/withdraw', { params: { id: order._id } }),
    asks: () => ({
      title: t('withdraw.title'),
      message: t('withdraw.message', { number: order.number }),
      confirmLabel: t('withdraw.action'),
    }),
    done: t('withdraw.done'),
    id: 'withdraw',
    // Without an answer it has been confirmed meanwhile: shows the current state.
    refresh: (answer) => (answer ? keepOrder(answer.data) : invalidate('GET /order/:id')),
  });
  return (
    <Button variant="subtle" color="red" loading={withdraw.isPending} onClick={() => withdraw.act()}>
      {t('withdraw.action')}
    </Button>
  );
}

const looks: Record<State, { color: string; icon: TablerIcon }> = {
  pay: { color: 'saffron', icon: IconClock },
  slip: { color: 'saffron', icon: IconClock },
  active: { color: 'green', icon: IconCircleCheck },
  used: { color: 'green', icon: IconCircleCheck },
  expired: { color: 'gray', icon: IconClock },
  refunded: { color: 'gray', icon: IconCircleX },
  withdrawn: { color: 'gray', icon: IconCircleX },
  cancelled: { color: 'red', icon: IconCircleX },
};

/** The order's state at `seenAt` and the next step. */
function OrderState({ order, seenAt }: { order: OrderDetail; seenAt: number }) {
  const { t } = useTranslation('order');
  const post = usePostJob();
  const state = stateOf(order);
  const { color, icon: Icon } = looks[state];
  const { job, jobsUsed, package: ordered } = order;
  const waits = state === 'pay' || state === 'slip';
  const values = {
    total: moneyText(order.total, order.currency),
    from: order.validFrom ? formatDate(order.validFrom) : '',
    till: order.validTo ? formatDate(order.validTo) : '',
    count: Math.max(0, ordered.jobs - jobsUsed),
    reason: order.cancelReason ?? '',
  };
  return (
    <Alert
      color={color}
      icon={<Icon aria-hidden />}
      title={t(`state.${state}.title`, values)}
      styles={{ title: { color: 'var(--mantine-color-text)' } }}
    >
      <Text>{t(`state.${state}.text`, values)}</Text>
      {waits && order.payment?.isWatched && <Text mt={4}>{t('watched')}</Text>}
      {job && waits && (
        <>
          <Text mt={4}>{t('thenPublished', { title: job.title })}</Text>
          <Group gap="xs" mt="sm">
            <Button
              component={Link}
              to={paths.manageJobPreview(job._id)}
              variant="default"
              size="sm"
              leftSection={<IconEye size={18} aria-hidden />}
            >
              {t('previewJob')}
            </Button>
            <Button component={Link} to={paths.manageJobEdit(job._id)} variant="subtle" size="sm">
              {t('editJob')}
            </Button>
          </Group>
        </>
      )}
      {job && state !== 'withdrawn' && !waits && (
        <Text mt={4}>
          <Anchor component={Link} inherit underline="always" to={paths.manageJobEdit(job._id)}>
            {job.title}
          </Anchor>
          {': '}
          {t(
            job.status === 'active'
              ? 'jobPublished'
              : job.status === 'pending'
                ? 'jobWaits'
                : isPublishing(order, seenAt)
                  ? 'jobPublishing'
                  : 'jobNotPublished',
          )}
        </Text>
      )}
      {state === 'active' && (
        <Button mt="sm" component={Link} to={paths.manageJobCreate()} onClick={post}>
          {t('header.postJob', { ns: 'common' })}
        </Button>
      )}
      {!waits && state !== 'active' && (
        <Button mt="sm" component={Link} to={paths.package()} variant="default">
          {t('list.packages')}
        </Button>
      )}
    </Alert>
  );
}

/** One order: its state, its payment and its contents. */
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
            {order.payment && order.vat > 0 && <OrderBuyer order={order} />}
            {order.payment && <OrderPay order={order} payment={order.payment} />}
          </div>
          <OrderSummary order={order} />
        </div>
      )}
    </>
  );
}
