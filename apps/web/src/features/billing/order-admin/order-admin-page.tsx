import type { AdminOrderDetail } from '@acheep/contract/billing/order-admin';
import { paths } from '@acheep/contract/kernel/paths';
import { Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconCheck, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { OrderStatus } from '../../../entities/billing/order/order-status.tsx';
import { SlipView } from '../../../entities/billing/order/slip-view.tsx';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { isMissing, MissingRecord } from '../../../ui/missing-record.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { EndDialog } from './end-dialog.tsx';
import { adminOrderQuery } from './order-admin.api.ts';
import { OrderAdminFacts } from './order-admin-facts.tsx';
import classes from './order-admin-page.module.css';
import { OrderNote } from './order-note.tsx';

/** One order, with its slip beside it, to confirm or to cancel. */
export function AdminOrderPage() {
  const { t } = useTranslation('order-admin');
  const { t: word } = useTranslation('order');
  const { id = '' } = useParams();
  const { data: order, error, refetch } = useQuery(adminOrderQuery(id));
  const list = { component: Link, to: paths.adminOrders() };
  if (isMissing(error)) return <MissingRecord title={word('missing')} link={list} action={t('title')} />;
  return (
    <>
      <PageHead title={order?.number ?? t('title')} noIndex />
      <PageHeader
        breadcrumb={
          <Anchor {...list} size="sm">
            <IconArrowLeft size={14} aria-hidden /> {t('title')}
          </Anchor>
        }
        title={order ? word('title', { number: order.number }) : t('title')}
        lead={
          order && (
            <Group component="span" gap="xs">
              <DateText value={order.createdAt} format="time" /> <OrderStatus order={order} />
            </Group>
          )
        }
      />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!order && !error && <SkeletonList count={2} height={240} />}
      {order && <Order order={order} />}
    </>
  );
}

function Order({ order }: { order: AdminOrderDetail }) {
  const { t } = useTranslation('order-admin');
  const { t: word } = useTranslation('order');
  const [dialog, setDialog] = useState<'confirm' | 'cancel' | 'refund' | null>(null);
  const { actions } = order;
  const close = () => setDialog(null);
  return (
    <>
      <Group gap="xs" mb="md">
        {actions.includes('confirm') && (
          <Button leftSection={<IconCheck size={18} aria-hidden />} onClick={() => setDialog('confirm')}>
            {t('action.confirm')}
          </Button>
        )}
        {actions.includes('invoice') && (
          <Button
            component={Link}
            to={paths.adminOrderInvoice(order._id)}
            variant="default"
            leftSection={<IconPrinter size={18} aria-hidden />}
          >
            {word('invoice.open')}
          </Button>
        )}
        {(['cancel', 'refund'] as const)
          .filter((act) => actions.includes(act))
          .map((act) => (
            <Button key={act} variant="light" color="red" onClick={() => setDialog(act)}>
              {t(`action.${act}`)}
            </Button>
          ))}
      </Group>
      <div className={classes.order}>
        <OrderAdminFacts order={order} />
        <Stack>
          <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
            <Title order={2} size="h3" mb="sm">
              {word('slip.title')}
            </Title>
            {order.slip ? <SlipView slip={order.slip} /> : <Text c="dimmed">{t('noSlip')}</Text>}
          </Paper>
          <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
            <OrderNote key={order._id} order={order} />
          </Paper>
        </Stack>
      </div>
      {dialog === 'confirm' && <ConfirmDialog order={order} onClose={close} />}
      {(dialog === 'cancel' || dialog === 'refund') && (
        <EndDialog order={order} act={dialog} onClose={close} />
      )}
    </>
  );
}
