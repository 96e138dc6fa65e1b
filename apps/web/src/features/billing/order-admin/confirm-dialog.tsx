import { adminPaths } from '@acheep/contract/admin-paths';
import { type AdminOrderDetail, adminOrderConfirm } from '@acheep/contract/billing/order-admin';
import { paymentMethods } from '@acheep/contract/billing/order-option';
import { today } from '@acheep/contract/kernel/calendar';
import { numberText } from '@acheep/contract/kernel/english-text';
import { moneyText } from '@acheep/contract/kernel/money';
import { Alert, Anchor, NativeSelect, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { CallOptions } from '../../../lib/api.ts';
import { apiData } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { bodyResolver } from '../../../lib/form-values.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { formatDate } from '../../../ui/date-text.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { useConfirmOrder } from './order-admin.api.ts';

const label = fieldNames(adminOrderConfirm.body);

interface ConfirmDialogProps {
  order: AdminOrderDetail;
  onClose: () => void;
}

/** The rate at which the invoice will be in riel: the authority asks for the day's, which somebody has to enter. */
function RateNote() {
  const { t } = useTranslation('order-admin');
  const { data: settings } = useQuery(apiData('GET /admin/setting'));
  if (!settings) return null;
  const { rielRate, rielRateOn } = settings.invoicing;
  return (
    <Text size="sm">
      {rielRate && rielRateOn
        ? t('confirm.rate', { rate: numberText(rielRate), date: formatDate(rielRateOn) })
        : t('confirm.noRate')}{' '}
      <Anchor component={Link} to={adminPaths.settings({ tab: 'invoicing' })} target="_blank" inherit>
        {t('confirm.changeRate')}
      </Anchor>
    </Text>
  );
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
      {order.vat > 0 && order.currency === 'USD' && <RateNote />}
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
    </FormDialog>
  );
}
