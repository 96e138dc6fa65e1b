import { gatheringKinds } from '@acheep/contract/events/gathering-option';
import type { Registration } from '@acheep/contract/events/registration';
import { clockText } from '@acheep/contract/kernel/moment-text';
import { paths } from '@acheep/contract/kernel/paths';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconCalendarPlus, IconCertificate, IconVideo } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { companyName, languageOf } from '../../../entities/companies/company/company-name.ts';
import { CancelButton } from '../../../entities/events/registration/cancel-button.tsx';
import { useRegistrationCalendar } from '../../../entities/events/registration/registration.ts';
import { RegistrationState } from '../../../entities/events/registration/registration-state.tsx';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { formatMoney } from '../../../ui/money-text.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';

function When({ gathering }: Registration) {
  const { t } = useTranslation('registration');
  const { next, startsAt, timeCount } = gathering;
  const locale = currentLocale();
  const shown = next?.startsAt ?? startsAt;
  if (!shown) return null;
  return (
    <>
      <Text size="sm">
        <DateText value={shown} />
      </Text>
      <Text size="sm" c="dimmed">
        {next && `${clockText(next.startsAt, locale)} – ${clockText(next.endsAt, locale)}`}
        {timeCount > 1 && `${next ? ' · ' : ''}${t('list.times', { count: timeCount })}`}
      </Text>
    </>
  );
}

function Where({ gathering: { online, venue, address, province } }: Registration) {
  const { t } = useTranslation('registration');
  const place = [venue ?? address, province && localized(province.name)].filter(Boolean).join(', ');
  return <Text size="sm">{place || (online && t('list.online'))}</Text>;
}

function Actions(registration: Registration) {
  const { t } = useTranslation('registration');
  const calendar = useRegistrationCalendar();
  const { _id, state, link, certificateId, gathering } = registration;
  return (
    <Group gap={6}>
      {link && (
        <Button
          component="a"
          href={link}
          target="_blank"
          rel="noreferrer"
          size="compact-md"
          leftSection={<IconVideo size={16} aria-hidden />}
        >
          {t('join')}
        </Button>
      )}
      {state === 'seat' && gathering.status === 'active' && (
        <Button
          size="compact-md"
          variant="default"
          loading={calendar.isPending}
          leftSection={<IconCalendarPlus size={16} aria-hidden />}
          onClick={() => calendar.mutate(_id)}
        >
          {t('calendar')}
        </Button>
      )}
      {certificateId && (
        <Button
          component={Link}
          to={paths.certificates()}
          size="compact-md"
          variant="default"
          leftSection={<IconCertificate size={16} aria-hidden />}
        >
          {t('certificate')}
        </Button>
      )}
      <CancelButton registration={registration} size="compact-md" />
    </Group>
  );
}

/** What one sees of each training and event that one registered for. */
export function useRegistrationColumns(): Column<Registration>[] {
  const { t } = useTranslation('registration');
  return [
    {
      key: 'title',
      header: t('list.title'),
      card: 'title',
      cell: ({ gathering }) => {
        const company = companyName(gathering.company);
        return (
          <>
            <Anchor
              component={Link}
              fw={600}
              to={paths[gathering.kind](gathering._id)}
              lang={languageOf(gathering.title)}
            >
              {gathering.title}
            </Anchor>
            <Text size="sm" c="dimmed" lang={languageOf(company)}>
              {localized(gatheringKinds[gathering.kind])} · {company}
            </Text>
          </>
        );
      },
    },
    { key: 'when', header: t('list.when'), sort: 'startsAt', card: 'fact', cell: When },
    { key: 'where', header: t('list.where'), card: 'fact', cell: Where },
    {
      key: 'fee',
      header: t('list.fee'),
      card: 'fact',
      nowrap: true,
      cell: ({ fee, currency, isPaid }) => (
        <Text size="sm">
          {fee === null ? t('list.free') : formatMoney(fee, currency)}
          {fee !== null && isPaid && ` · ${t('list.paid')}`}
        </Text>
      ),
    },
    {
      key: 'state',
      header: t('list.state'),
      card: 'mark',
      cell: ({ state, place, gathering }) =>
        gathering.status === 'active' || state === 'cancelled' ? (
          <>
            <RegistrationState state={state} />
            {place !== null && (
              <Text size="sm" c="dimmed">
                {t('list.place', { place })}
              </Text>
            )}
          </>
        ) : (
          <StatusBadge tone="off">{t('list.over')}</StatusBadge>
        ),
    },
    {
      key: 'actions',
      header: t('list.actions'),
      hiddenHeader: true,
      card: 'actions',
      cell: (registration) => <Actions {...registration} />,
    },
  ];
}
