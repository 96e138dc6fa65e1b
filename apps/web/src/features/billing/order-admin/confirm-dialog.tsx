import type { AdminOrderDetail } from '@acheep/contract/billing/order-admin';
import { adminOrderConfirm } from '@acheep/contract/billing/order-admin';
import { type PaymentMethod, paymentMethods } from '@acheep/contract/billing/order-option';
import { today } from '@acheep/contract/kernel/calendar';
import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { choicesOf } from '../../../lib/choice.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { applyFieldErrors } from '../../../lib/form-error.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { formatMoney } from '../../../ui/money-text.ts';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useConfirmOrder } from './order-admin.api.ts';

const label = fieldNames(adminOrderConfirm.body);

interface ConfirmDialogProps {
  order: AdminOrderDetail;
  onClose: () => void;
}

/** Asks when and how the payment came in, and says what confirming does. */
export function ConfirmDialog({ order, onClose }: ConfirmDialogProps) {
  const { t } = useTranslation('order-admin');
  const common = useTranslation().t;
  const confirm = useConfirmOrder(order._id);
  const form = useForm({
    resolver: contractResolver(adminOrderConfirm.body),
    defaultValues: { paidOn: today(), paidBy: 'khqr' as PaymentMethod, reference: '' },
  });
  const submit = form.handleSubmit((body) =>
    confirm.mutate(body, {
      onSuccess: ({ invoiceNumber }) => {
        onClose();
        void toast({ tone: 'success', message: t('done.confirm', { number: invoiceNumber }), id: 'order' });
      },
      onError: (error) => applyFieldErrors(error, form),
    }),
  );
  return (
    <Dialog onClose={onClose} title={t('confirm.title')} closeButtonProps={{ 'aria-label': common('close') }}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <Text size="sm">
            {t('confirm.text', {
              total: formatMoney(order.total, order.currency),
              company: order.company.name,
            })}
            {order.job && ` ${t('confirm.job', { title: order.job.title })}`}
          </Text>
          <FormField form={form} name="paidOn">
            {(field) => <DateField {...field} label={label('paidOn')} max={today()} withAsterisk />}
          </FormField>
          <NativeSelect
            label={label('paidBy')}
            data={choicesOf(paymentMethods)}
            withAsterisk
            {...inputProps(form, 'paidBy')}
          />
          <TextInput
            label={label('reference')}
            description={t('confirm.referenceHint')}
            maxLength={80}
            {...inputProps(form, 'reference')}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {common('cancel')}
            </Button>
            <SubmitButton loading={confirm.isPending}>{t('action.confirm')}</SubmitButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
