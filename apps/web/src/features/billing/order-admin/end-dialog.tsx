import { type AdminOrderDetail, adminOrderCancel } from '@acheep/contract/billing/order-admin';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ReasonDialog } from '../../../ui/form-dialog.tsx';
import { useEndOrder } from './order-admin.api.ts';

const label = fieldNames(adminOrderCancel.body);

interface EndDialogProps {
  order: AdminOrderDetail;
  act: 'cancel' | 'refund';
  onClose: () => void;
}

/** Asks for the reason of a cancellation or refund and explains its effect. */
export function EndDialog({ order, act, onClose }: EndDialogProps) {
  const { t } = useTranslation('order-admin');
  const end = useEndOrder(order._id, act);
  return (
    <ReasonDialog
      title={t(`${act}.title`, { number: order.number })}
      text={t(`${act}.text`)}
      schema={adminOrderCancel.body}
      label={label('reason')}
      most={500}
      action={t(`action.${act}`)}
      cancel={useTranslation().t('close')}
      color="red"
      send={(body) => end.mutateAsync(body)}
      onSent={() => {
        onClose();
        void toast({ tone: 'success', message: t(`done.${act}`), id: 'order' });
      }}
      onClose={onClose}
    />
  );
}
