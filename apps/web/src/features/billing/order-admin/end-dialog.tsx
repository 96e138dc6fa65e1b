import { type AdminOrderDetail, adminOrderCancel } from '@acheep/contract/billing/order-admin';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { applyFieldErrors } from '../../../lib/form-error.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { inputProps } from '../../../ui/form-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useEndOrder } from './order-admin.api.ts';

const label = fieldNames(adminOrderCancel.body);

interface EndDialogProps {
  order: AdminOrderDetail;
  act: 'cancel' | 'refund';
  onClose: () => void;
}

/** Asks for the reason of a cancellation or a refund, and says what it does. */
export function EndDialog({ order, act, onClose }: EndDialogProps) {
  const { t } = useTranslation('order-admin');
  const common = useTranslation().t;
  const end = useEndOrder(order._id, act);
  const form = useForm({ resolver: contractResolver(adminOrderCancel.body), defaultValues: { reason: '' } });
  const submit = form.handleSubmit((body) =>
    end.mutate(body, {
      onSuccess: () => {
        onClose();
        void toast({ tone: 'success', message: t(`done.${act}`), id: 'order' });
      },
      onError: (error) => applyFieldErrors(error, form),
    }),
  );
  return (
    <Dialog
      onClose={onClose}
      title={t(`${act}.title`, { number: order.number })}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <form noValidate onSubmit={submit}>
        <Stack>
          <Text size="sm">{t(`${act}.text`)}</Text>
          <Textarea
            label={label('reason')}
            autosize
            minRows={3}
            maxRows={8}
            maxLength={500}
            withAsterisk
            data-autofocus
            {...inputProps(form, 'reason')}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {common('close')}
            </Button>
            <SubmitButton color="red" loading={end.isPending}>
              {t(`action.${act}`)}
            </SubmitButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
