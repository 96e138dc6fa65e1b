import type { Registration } from '@acheep/contract/events/registration';
import { Button, type ButtonProps } from '@mantine/core';
import { confirm, toast } from '../../../lib/feedback.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useCancelRegistration } from './registration.ts';

interface CancelButtonProps extends Pick<ButtonProps, 'size' | 'fullWidth'> {
  registration: Registration;
}

/** Cancels a seat or a place on the waiting list, after confirmation. */
export function CancelButton({ registration, ...looks }: CancelButtonProps) {
  const { t } = useTranslation('registration');
  const cancel = useCancelRegistration();
  const { _id, state, gathering } = registration;
  if (!registration.mayCancel) return null;
  const isSeat = state === 'seat';
  const ask = async () => {
    const answer = await confirm({
      title: t(isSeat ? 'cancel.seatTitle' : 'cancel.waitingTitle'),
      message: t(isSeat ? 'cancel.seatText' : 'cancel.waitingText', { title: gathering.title }),
      confirmLabel: t(isSeat ? 'cancel.seat' : 'cancel.waiting'),
      cancelLabel: t('cancel.keep'),
    });
    if (answer !== 'confirm') return;
    cancel.mutate(_id, {
      onSuccess: () => void toast({ tone: 'success', id: 'registration', message: t('cancel.done') }),
    });
  };
  return (
    <Button {...looks} variant="subtle" color="red" loading={cancel.isPending} onClick={() => void ask()}>
      {t(isSeat ? 'cancel.seat' : 'cancel.waiting')}
    </Button>
  );
}
