import type { GatheringCard, GatheringDetail } from '@acheep/contract/events/gathering';
import type { Registration } from '@acheep/contract/events/registration';
import { moneyText } from '@acheep/contract/kernel/money';
import { can } from '@acheep/contract/kernel/permission';
import { paths } from '@acheep/contract/paths';
import { Anchor, Button, Skeleton, Stack, Text } from '@mantine/core';
import {
  IconCertificate,
  IconCircleCheck,
  IconClockHour4,
  IconTicket,
  IconUsers,
  IconVideo,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { openAuth } from '../../../lib/auth-dialog.ts';
import { toast } from '../../../lib/feedback.ts';
import { lazy } from '../../../lib/lazy.ts';
import { may } from '../../../lib/may-do.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { closedBy } from '../gathering/closed-by.ts';
import { CancelButton } from './cancel-button.tsx';
import { ownRegistrationQuery, useRegister, wantedRegistration } from './registration.ts';

/** The user's registration: a seat with the access link, or a place on the waiting list. */
function OwnSeat({ registration }: { registration: Registration }) {
  const { t } = useTranslation('registration');
  const { state, place, link, fee, currency, isPaid, certificateId, gathering } = registration;
  const isSeat = state === 'seat';
  const isAhead = gathering.status === 'active';
  const Icon = isSeat ? IconCircleCheck : IconClockHour4;
  return (
    <Stack gap="xs">
      <Text fw={700} role="status">
        <Icon size={20} aria-hidden style={{ verticalAlign: '-4px' }} />{' '}
        {isSeat ? t('panel.seat') : t('panel.place', { place })}
      </Text>
      <Text size="sm">{isSeat ? isAhead && t('panel.seatText') : t('panel.placeText')}</Text>
      {fee !== null && isAhead && (
        <Text size="sm">
          {isPaid
            ? t('panel.paid', { fee: moneyText(fee, currency) })
            : t('panel.pay', { fee: moneyText(fee, currency) })}
        </Text>
      )}
      {link && (
        <Button
          component="a"
          href={link}
          target="_blank"
          rel="noreferrer"
          h={44}
          leftSection={<IconVideo size={20} aria-hidden />}
        >
          {t('join')}
        </Button>
      )}
      {certificateId && (
        <Button
          component={Link}
          to={paths.certificates()}
          variant="default"
          h={44}
          leftSection={<IconCertificate size={20} aria-hidden />}
        >
          {t('certificate')}
        </Button>
      )}
      <CancelButton registration={registration} />
      <Anchor component={Link} to={paths.manageRegistrations()} size="sm" ta="center">
        {t('panel.all')}
      </Anchor>
    </Stack>
  );
}

const manager = { training: 'Trainer', event: 'PostEvent' } as const;
const participants = { training: paths.trainingParticipants, event: paths.eventParticipants } as const;

/** For the user's own company: its members cannot register, and its organisers see the participants. */
function OwnGathering({ gathering: { _id, kind } }: { gathering: Pick<GatheringCard, '_id' | 'kind'> }) {
  const { t } = useTranslation('registration');
  const user = useSession()?.user;
  return (
    <Stack gap="xs">
      {may(user, { access: manager[kind] }) && (
        <Button
          component={Link}
          to={participants[kind](_id)}
          h={48}
          leftSection={<IconUsers size={20} aria-hidden />}
        >
          {t('panel.participants')}
        </Button>
      )}
      <Text size="sm" c="dimmed">
        {t(`panel.own.${kind}`)}
      </Text>
    </Stack>
  );
}

// Loaded when it opens: only what costs something is asked about twice.
const RegisterSheet = lazy(() => import('./register-sheet.tsx').then((m) => ({ default: m.RegisterSheet })));

/** Registration for a training or an event: register, wait, join, cancel. */
export function RegistrationPanel({ gathering }: { gathering: GatheringDetail }) {
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
  const [asking, setAsking] = useState(false);

  const { mutate } = register;
  useEffect(() => {
    // Completes a registration that a visitor requested before signing in.
    if (mayRegister && !isOwn && own === null && !closed && wantedRegistration.take((id) => id === _id)) {
      if (fee === null) mutate();
      else setAsking(true);
    }
  }, [mayRegister, isOwn, own, closed, mutate, _id, fee]);

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
      openAuth('login', pathname + search, undefined, undefined, { for: 'registration' });
      return;
    }
    if (fee === null) send();
    else setAsking(true);
  };
  const send = () =>
    register.mutate(undefined, {
      onSuccess: ({ state }) =>
        void toast({
          tone: 'success',
          id: 'registration',
          message: t(state === 'seat' ? 'panel.doneSeat' : 'panel.doneWaiting'),
        }),
      onSettled: () => setAsking(false),
    });
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
      {asking && (
        <Suspense>
          <RegisterSheet
            gathering={gathering}
            isFull={isFull}
            sending={register.isPending}
            onConfirm={send}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
