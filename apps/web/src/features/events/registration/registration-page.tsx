import { gatheringKinds } from '@acheep/contract/events/gathering-option';
import type { Registration } from '@acheep/contract/events/registration';
import { registrationTimes } from '@acheep/contract/events/registration-option';
import { languageOf } from '@acheep/contract/kernel/locale';
import { clockText } from '@acheep/contract/kernel/moment-text';
import { valuesOf } from '@acheep/contract/kernel/option';
import { paths } from '@acheep/contract/paths';
import { Anchor, Button, Group, Paper, SimpleGrid, Text } from '@mantine/core';
import {
  IconCalendarPlus,
  IconCertificate,
  IconMail,
  IconSearch,
  IconTicket,
  IconVideo,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { CancelButton } from '../../../entities/events/registration/cancel-button.tsx';
import { useRegistrationCalendar } from '../../../entities/events/registration/registration.ts';
import { RegistrationState } from '../../../entities/events/registration/registration-state.tsx';
import { FilterBar } from '../../../entities/platform/saved-view/filter-bar.tsx';
import { apiPage } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { isNarrowed, listRequest, oneOf } from '../../../lib/list-url.ts';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { CardList } from '../../../ui/card-list.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListResults } from '../../../ui/list-results.tsx';
import { formatMoney } from '../../../ui/money-text.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
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
          {fee === null ? t('list.free') : formatMoney(fee, currency)}
          {fee !== null && isPaid && ` · ${t('list.paid')}`}
        </Text>
      </SimpleGrid>
      <Actions {...registration} />
    </Paper>
  );
}

/** The user's registrations; upcoming ones by default. */
const registrationList = {
  filters: { time: oneOf(valuesOf(registrationTimes)), kind: oneOf(valuesOf(gatheringKinds)) },
  sorts: ['startsAt_1', 'startsAt_-1'],
  limit: 20,
} as const;

export function RegistrationPage() {
  const { t } = useTranslation('registration');
  const control = useListUrl(registrationList);
  const { filters, sort } = control.asked;
  const isOver = filters.time === 'over';
  const query = useQuery(
    apiPage('GET /registration', {
      query: {
        ...listRequest(registrationList, control.asked),
        'filter[time]': isOver ? 'over' : 'ahead',
        // Past ones are shown latest first.
        sort: isOver && sort === 'startsAt_1' ? 'startsAt_-1' : sort,
      },
    }),
  );
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader title={t('title')} lead={t('lead')} />
      <RegistrationTabs shown="registrations" />
      <FilterBar
        {...control}
        search={{ label: t('list.search') }}
        selects={[
          {
            name: 'time',
            label: t('list.time'),
            any: localized(registrationTimes.ahead),
            choices: choicesOf(registrationTimes).filter(({ value }) => value === 'over'),
          },
          { name: 'kind', label: t('list.kind'), choices: choicesOf(gatheringKinds) },
        ]}
      />
      <ListResults
        {...control}
        query={query}
        waiting={<SkeletonList height={124} />}
        empty={
          isNarrowed(control.asked) ? (
            <EmptyState
              icon={IconSearch}
              art="lens"
              title={t('list.noneFound')}
              text={t('list.noneFoundText')}
            />
          ) : (
            <EmptyState
              icon={IconTicket}
              title={t('list.emptyTitle')}
              text={t('list.emptyText')}
              action={
                <Group justify="center">
                  <Button component={Link} to={paths.trainingList()}>
                    {t('list.findTrainings')}
                  </Button>
                  <Button component={Link} to={paths.eventList()} variant="default">
                    {t('list.findEvents')}
                  </Button>
                </Group>
              }
            />
          )
        }
      >
        {(rows) => (
          <CardList records={rows} expected={3} skeleton={null}>
            {(registration) => <RegistrationCard {...registration} />}
          </CardList>
        )}
      </ListResults>
    </>
  );
}
