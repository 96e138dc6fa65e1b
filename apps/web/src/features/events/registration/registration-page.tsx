import { gatheringKinds } from '@acheep/contract/events/gathering-option';
import type { Registration } from '@acheep/contract/events/registration';
import {
  registrationSorts,
  registrations,
  registrationTimes,
} from '@acheep/contract/events/registration-option';
import { languageOf } from '@acheep/contract/kernel/locale';
import { clockText } from '@acheep/contract/kernel/moment-text';
import { moneyText } from '@acheep/contract/kernel/money';
import { some } from '@acheep/contract/kernel/option';
import { paths } from '@acheep/contract/paths';
import { Anchor, Button, Group, Paper, SimpleGrid, Text } from '@mantine/core';
import { IconCalendarPlus, IconCertificate, IconMail, IconTicket, IconVideo } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router-dom';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { CancelButton } from '../../../entities/events/registration/cancel-button.tsx';
import { useRegistrationCalendar } from '../../../entities/events/registration/registration.ts';
import { RegistrationState } from '../../../entities/events/registration/registration-state.tsx';
import { useWorkList } from '../../../entities/platform/work-list/use-work-list.ts';
import { WorkList } from '../../../entities/platform/work-list/work-list.tsx';
import { choicesOf } from '../../../lib/choice.ts';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { CardList } from '../../../ui/card-list.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { RegistrationTabs } from './registration-tabs.tsx';

function When({ gathering }: Registration) {
  const { t } = useTranslation('registration');
  const { next, startsAt, timeCount } = gathering;
  const locale = currentLocale();
  const shown = next?.startsAt ?? startsAt;
  if (!shown) return null;
  return (
    <div>
      <Text size="sm" fw={600}>
        <DateText value={shown} />
      </Text>
      <Text size="sm" c="dimmed">
        {next && `${clockText(next.startsAt, locale)} – ${clockText(next.endsAt, locale)}`}
        {timeCount > 1 && `${next ? ' · ' : ''}${t('list.times', { count: timeCount })}`}
      </Text>
    </div>
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
  const { _id, state, link, certificateId, messages, gathering } = registration;
  return (
    <Group gap={6}>
      {messages.length > 0 && (
        <Button
          component={Link}
          to={paths[gathering.kind](gathering._id)}
          size="compact-md"
          variant="default"
          leftSection={<IconMail size={16} aria-hidden />}
        >
          {t('list.messages', { count: messages.length })}
        </Button>
      )}
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

function State({ state, place, gathering }: Registration) {
  const { t } = useTranslation('registration');
  if (gathering.status !== 'active' && state !== 'cancelled')
    return <StatusBadge tone="off">{t('list.over')}</StatusBadge>;
  return (
    <div>
      <RegistrationState state={state} />
      {place !== null && (
        <Text size="sm" c="dimmed">
          {t('list.place', { place })}
        </Text>
      )}
    </div>
  );
}

function RegistrationCard(registration: Registration) {
  const { t } = useTranslation('registration');
  const { fee, currency, isPaid, gathering } = registration;
  const company = companyName(gathering.company);
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" align="start" wrap="nowrap" gap="sm">
        <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
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
        </div>
        <State {...registration} />
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 3 }} verticalSpacing={4} my="sm">
        <When {...registration} />
        <Where {...registration} />
        <Text size="sm">
          {fee === null ? t('list.free') : moneyText(fee, currency)}
          {fee !== null && isPaid && ` · ${t('list.paid')}`}
        </Text>
      </SimpleGrid>
      <Actions {...registration} />
    </Paper>
  );
}

export function RegistrationPage() {
  const { t } = useTranslation('registration');
  const isOver = useSearchParams()[0].get('time') === 'over';
  const list = useWorkList(isOver ? pastRegistrations : registrations, 'GET /registration', {
    query: { 'filter[time]': isOver ? 'over' : 'ahead' },
  });
  return (
    <WorkList
      list={list}
      words="registration"
      icon={IconTicket}
      firstStep={
        <Group justify="center">
          <Button component={Link} to={paths.trainingList()}>
            {t('list.findTrainings')}
          </Button>
          <Button component={Link} to={paths.eventList()} variant="default">
            {t('list.findEvents')}
          </Button>
        </Group>
      }
      any={{ time: localized(registrationTimes.ahead) }}
      choices={{ time: choicesOf(registrationTimes).filter(({ value }) => value === 'over') }}
      rowHeight={124}
      rows={(rows) => (
        <CardList records={rows} expected={3} skeleton={null}>
          {(registration) => <RegistrationCard {...registration} />}
        </CardList>
      )}
    >
      <RegistrationTabs shown="registrations" />
    </WorkList>
  );
} /** Past ones are shown latest first. */
const pastRegistrations = {
  ...registrations,
  sorts: { ...some(registrationSorts, 'startsAt_-1'), ...registrationSorts },
};
