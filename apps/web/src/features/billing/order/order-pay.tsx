import type { HowToPay, OrderDetail } from '@acheep/contract/billing/order';
import { Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Section } from '../../../ui/section.tsx';
import { OrderBank } from './order-bank.tsx';
import { OrderKhqr } from './order-khqr.tsx';
import { OrderSlip } from './order-slip.tsx';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Section title={title}>
    <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
      {children}
    </Paper>
  </Section>
);

/** How an order is paid: by code, by transfer, and the slip that tells of it. */
export function OrderPay({ order, payment }: { order: OrderDetail; payment: HowToPay }) {
  const { t } = useTranslation('order');
  const { khqr, banks } = payment;
  return (
    <>
      {khqr && (
        <Part title={t('khqr.title')}>
          <OrderKhqr order={order} khqr={khqr} />
        </Part>
      )}
      {banks.length > 0 && (
        <Part title={t(khqr ? 'bank.orTitle' : 'bank.title')}>
          <OrderBank order={order} banks={banks} />
        </Part>
      )}
      {!khqr && banks.length === 0 && (
        <Part title={t('noWay.title')}>
          <Text>{t('noWay.text', { number: order.number })}</Text>
        </Part>
      )}
      {order.actions.includes('slip') && (
        <Part title={t('slip.title')}>
          <OrderSlip order={order} />
        </Part>
      )}
    </>
  );
}
