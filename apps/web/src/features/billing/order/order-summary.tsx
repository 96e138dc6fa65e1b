import type { OrderDetail } from '@acheep/contract/billing/order';
import { paymentMethods } from '@acheep/contract/billing/order-option';
import { paths } from '@acheep/contract/kernel/paths';
import { Anchor, Button, Paper, Stack, Text, Title } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { OrderAmounts } from '../../../entities/billing/order/order-amounts.tsx';
import { packageTitle, usePackageWords } from '../../../entities/billing/package/package-words.ts';
import { confirm, toast } from '../../../lib/feedback.ts';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { formatDate } from '../../../ui/date-text.tsx';
import { useWithdraw } from './order.api.ts';

/** What was ordered, what it costs, and what else can be done with the order. */
export function OrderSummary({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('order');
  const words = usePackageWords();
  const { package: ordered, actions, paidOn, paidBy, job } = order;
  const isFree = order.total === 0;
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section" aria-labelledby="order-summary">
      <Stack gap="sm">
        <Title order={2} size="h3" id="order-summary">
          {packageTitle(ordered)}
        </Title>
        <ul style={{ margin: 0, paddingInlineStart: '1.2em' }}>
          {words.facts(ordered).map((fact) => (
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
        {job && (
          <Text size="sm">
            {t('forJob')}{' '}
            <Anchor component={Link} inherit to={paths.manageJobEdit(job._id)}>
              {job.title}
            </Anchor>
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
            {t('invoice.open')}
          </Button>
        )}
        {actions.includes('withdraw') && <Withdraw order={order} />}
      </Stack>
    </Paper>
  );
}

function Withdraw({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('order');
  const withdraw = useWithdraw(order._id);
  const ask = async () => {
    const answer = await confirm({
      title: t('withdraw.title'),
      message: t('withdraw.message', { number: order.number }),
      confirmLabel: t('withdraw.action'),
    });
    if (answer !== 'confirm') return;
    withdraw.mutate(undefined, {
      onSuccess: () => void toast({ tone: 'success', message: t('withdraw.done'), id: 'withdraw' }),
    });
  };
  return (
    <Button variant="subtle" color="red" loading={withdraw.isPending} onClick={() => void ask()}>
      {t('withdraw.action')}
    </Button>
  );
}
