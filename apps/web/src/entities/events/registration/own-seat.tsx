import type { Registration } from '@acheep/contract/events/registration';
import { paths } from '@acheep/contract/kernel/paths';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { IconCertificate, IconCircleCheck, IconClockHour4, IconVideo } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';
import { formatMoney } from '../../../ui/money-text.ts';
import { CancelButton } from './cancel-button.tsx';

/** What one has: a seat with the way in, or a place on the waiting list. */
export function OwnSeat({ registration }: { registration: Registration }) {
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
            ? t('panel.paid', { fee: formatMoney(fee, currency) })
            : t('panel.pay', { fee: formatMoney(fee, currency) })}
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
