import { adminPaths } from '@acheep/contract/admin-paths';
import { type AdminOrderDetail, adminOrderConfirm } from '@acheep/contract/billing/order-admin';
import { today } from '@acheep/contract/kernel/calendar';
import { moneyText } from '@acheep/contract/kernel/money';
import { Alert, Anchor, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { CallOptions } from '../../../lib/api.ts';
import { toast } from '../../../lib/feedback.ts';
import { bodyResolver } from '../../../lib/form-values.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useConfirmOrder } from './order-admin.api.ts';
import { PaymentFields } from './payment-fields.tsx';

interface ConfirmDialogProps {
  order: AdminOrderDetail;
  onClose: () => void;
}

/** Asks for date and method of the payment and explains the effect of confirming. */
export function ConfirmDialog({ order, onClose }: ConfirmDialogProps) {
  const { t } = useTranslation('order-admin');
  const confirm = useConfirmOrder(order._id);
  const state = useSendForm({
    resolver: bodyResolver<CallOptions<'POST /admin/order/:id/confirm'>['body']>(adminOrderConfirm.body),
    defaultValues: { paidOn: today(), paidBy: 'khqr', reference: '' },
    send: (body) => confirm.mutateAsync(body),
    onSent: ({ invoiceNumber }) => {
      onClose();
      void toast({ tone: 'success', message: t('done.confirm', { number: invoiceNumber }), id: 'order' });
    },
  });
  const { form } = state;
  return (
    <FormDialog state={state} title={t('confirm.title')} action={t('action.confirm')} onClose={onClose}>
      <Text size="sm">
        {t('confirm.text', {
          total: moneyText(order.total, order.currency),
          company: order.company.name,
        })}
        {order.job && ` ${t('confirm.job', { title: order.job.title })}`}
      </Text>
      {order.job && (
        <Anchor component={Link} to={adminPaths.job(order.job._id)} target="_blank" size="sm">
          {t('confirm.read')}
        </Anchor>
      )}
      {!order.company.verified && (
        <Alert color="yellow" icon={<IconAlertTriangle size={20} aria-hidden />}>
          {t('confirm.unverified', { company: order.company.name })}{' '}
          <Anchor component={Link} to={adminPaths.company(order.company._id)} target="_blank" inherit>
            {t('confirm.check')}
          </Anchor>
        </Alert>
      )}
      <PaymentFields form={form} inRiel={order.vat > 0 && order.currency === 'USD'} />
    </FormDialog>
  );
}
