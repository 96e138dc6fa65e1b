import {
  type AdminOrderDetail,
  adminOrderExtend,
  maxExtraDays,
  maxReason,
} from '@acheep/contract/billing/order-admin';
import { Text, Textarea } from '@mantine/core';
import type { CallOptions } from '../../../lib/api.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { bodyResolver, type FormValues } from '../../../lib/form-values.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { useExtendOrder } from './order-admin.api.ts';

type Body = CallOptions<'POST /admin/order/:id/extend'>['body'];
const label = fieldNames(adminOrderExtend.body);

/** Gives an order more days, for a reason. */
export function ExtendDialog({ order, onClose }: { order: AdminOrderDetail; onClose: () => void }) {
  const { t } = useTranslation('order-admin');
  const extend = useExtendOrder(order._id);
  const state = useSendForm<FormValues<Body>, Body, AdminOrderDetail>({
    resolver: bodyResolver<Body>(adminOrderExtend.body),
    defaultValues: { days: 30, reason: '' },
    send: (body) => extend.mutateAsync(body),
    onSent: () => {
      onClose();
      void toast({ tone: 'success', message: t('done.extend'), id: 'order' });
    },
  });
  return (
    <FormDialog
      state={state}
      title={t('extend.title', { number: order.number })}
      action={t('action.extend')}
      onClose={onClose}
    >
      <Text size="sm">{t(order.validTo ? 'extend.text' : 'extend.pending')}</Text>
      <FormField form={state.form} name="days">
        {(field) => (
          <NumberField
            {...field}
            label={label('days')}
            min={1}
            max={maxExtraDays}
            withAsterisk
            data-autofocus
          />
        )}
      </FormField>
      <Textarea
        label={label('reason')}
        description={t('noteHint')}
        autosize
        minRows={2}
        maxLength={maxReason}
        withAsterisk
        {...inputProps(state.form, 'reason')}
      />
    </FormDialog>
  );
}
