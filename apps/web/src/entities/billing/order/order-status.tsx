import type { Order } from '@acheep/contract/billing/order';
import { orderStatuses, type OrderStatus as Status } from '@acheep/contract/billing/order-option';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx';

const tones: Record<Status, StatusTone> = {
  pending: 'wait',
  active: 'good',
  expired: 'off',
  cancelled: 'off',
};

/** Status badge of an order; refunded orders are marked. */
export function OrderStatus({ order }: { order: Pick<Order, 'status' | 'refundedAt'> }) {
  const { t } = useTranslation('order');
  return (
    <StatusBadge tone={tones[order.status]}>
      {order.refundedAt ? t('refunded') : localized(orderStatuses[order.status])}
    </StatusBadge>
  );
}
