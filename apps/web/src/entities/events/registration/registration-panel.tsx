import type { GatheringDetail } from '@acheep/contract/events/gathering';
import { can } from '@acheep/contract/kernel/permission';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { IconTicket } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { openAuth } from '../../../lib/auth-dialog.ts';
import { toast } from '../../../lib/feedback.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { closedBy } from '../gathering/closed-by.ts';
import { OwnGathering } from './own-gathering.tsx';
import { OwnSeat } from './own-seat.tsx';
import { ownRegistrationQuery, useRegister, wantedRegistration } from './registration.ts';

type Open = Pick<
  GatheringDetail,
  '_id' | 'kind' | 'status' | 'startsAt' | 'registerUntil' | 'seatsLeft' | 'fee' | 'company'
>;

/** How one takes part in a training or an event: registers, waits, joins, gives the seat back. */
export function RegistrationPanel({ gathering }: { gathering: Open }) {
  const { t } = useTranslation('registration');
  const { pathname, search } = useLocation();
  const { role, company } = useSession()?.user ?? {};
  const mayRegister = can(role, 'Registration');
  const isOwn = company?._id === gathering.company._id;
  const { _id, seatsLeft, fee, registerUntil } = gathering;
  const { data: own, isPending } = useQuery({ ...ownRegistrationQuery(_id), enabled: mayRegister });
  const register = useRegister(_id);
  const closed = closedBy(gathering, new Date());
  const isFull = seatsLeft === 0;

  const { mutate } = register;
  useEffect(() => {
    // What was wanted before the sign-in is done after it.
    if (mayRegister && !isOwn && own === null && !closed && wantedRegistration.take(_id)) mutate();
  }, [mayRegister, isOwn, own, closed, mutate, _id]);

  if (role && !mayRegister) return null;
  if (mayRegister && isPending) return <Skeleton height={44} />;
  if (own && own.state !== 'cancelled') return <OwnSeat registration={own} />;
  if (isOwn) return <OwnGathering gathering={gathering} />;
  if (closed === 'over') return null;
  if (closed)
    return (
      <Text size="sm" c="dimmed">
        {closed === 'deadline' && registerUntil ? (
          <DateText value={registerUntil}>{(date) => t('panel.deadline', { date })}</DateText>
        ) : (
          t('panel.begun')
        )}
      </Text>
    );

  const press = () => {
    if (!role) {
      wantedRegistration.keep(_id);
      openAuth('login', pathname + search);
      return;
    }
    register.mutate(undefined, {
      onSuccess: ({ state }) =>
        void toast({
          tone: 'success',
          id: 'registration',
          message: t(state === 'seat' ? 'panel.doneSeat' : 'panel.doneWaiting'),
        }),
    });
  };
  return (
    <Stack gap="xs">
      <Button
        h={48}
        loading={register.isPending}
        leftSection={<IconTicket size={20} aria-hidden />}
        onClick={press}
      >
        {t(isFull ? 'panel.wait' : 'panel.register')}
      </Button>
      <Text size="sm" c="dimmed">
        {isFull ? t('panel.fullText') : fee === null ? t('panel.freeText') : t('panel.feeText')}
        {!role && ` ${t('panel.signIn')}`}
      </Text>
    </Stack>
  );
}
