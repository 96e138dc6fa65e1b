import type { Registration } from '@acheep/contract/events/registration';
import { Button, type ButtonProps } from '@mantine/core';
import { call } from '../../../lib/api.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { refreshRegistrations } from './registration.ts';

interface CancelButtonProps extends Pick<ButtonProps, 'size' | 'fullWidth'> {
  registration: Registration;
}

/** Cancels a seat or a place on the waiting list, after confirmation. */
export function CancelButton({ registration, ...looks }: CancelButtonProps) {
  const { t } = useTranslation('registration');
  const { _id, state, gathering } = registration;
  const isSeat = state === 'seat';
  const cancel = useAct({
    call: () => call('POST /registration/:id/cancel', { params: { id: _id } }),
    asks: () => ({
      title: t(isSeat ? 'cancel.seatTitle' : 'cancel.waitingTitle'),
      message: t(isSeat ? 'cancel.seatText' : 'cancel.waitingText', { title: gathering.title }),
      confirmLabel: t(isSeat ? 'cancel.seat' : 'cancel.waiting'),
      cancelLabel: t('cancel.keep'),
    }),
    done: t('cancel.done'),
    id: 'registration',
    // A refusal means that it is over by now.
    refresh: refreshRegistrations,
  });
  if (!registration.mayCancel) return null;
  return (
    <Button {...looks} variant="subtle" color="red" loading={cancel.isPending} onClick={() => cancel.act()}>
      {t(isSeat ? 'cancel.seat' : 'cancel.waiting')}
    </Button>
  );
}
