import { adminPaths } from '@acheep/contract/admin-paths';
import type { AdminGatheringDetail, AdminParticipant } from '@acheep/contract/events/gathering-admin';
import { registrationStates } from '@acheep/contract/events/gathering-option';
import { attendedOptions, paidOptions } from '@acheep/contract/events/registration-option';
import { languageOf } from '@acheep/contract/kernel/locale';
import { valuesOf } from '@acheep/contract/kernel/option';
import { phoneText } from '@acheep/contract/kernel/phone-text';
import { Anchor, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { RegistrationState } from '../../../entities/events/registration/registration-state.tsx';
import { FilterBar } from '../../../entities/platform/saved-view/filter-bar.tsx';
import { apiPage } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { isNarrowed, listRequest, oneOf } from '../../../lib/list-url.ts';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { ListView } from '../../../ui/list-view.tsx';
import { formatMoney } from '../../../ui/money-text.ts';
import { Section } from '../../../ui/section.tsx';

const registrationList = {
  filters: {
    state: oneOf(valuesOf(registrationStates)),
    paid: oneOf(valuesOf(paidOptions)),
    attended: oneOf(valuesOf(attendedOptions)),
  },
  sorts: ['turn_1', 'name_1'],
  limit: 20,
} as const;

function useRegistrationColumns(): Column<AdminParticipant>[] {
  const { t } = useTranslation('gathering-admin');
  return [
    {
      key: 'name',
      header: t('column.name'),
      sort: 'name',
      orders: ['name_1'],
      card: 'title',
      cell: ({ userId, name, email, phone }) => (
        <>
          <Anchor component={Link} to={adminPaths.user(userId)} fw={600} lang={languageOf(name)}>
            {name}
          </Anchor>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {[email, phone && phoneText(phone)].filter(Boolean).join(' · ')}
          </Text>
        </>
      ),
    },
    {
      key: 'state',
      header: t('column.state'),
      card: 'mark',
      cell: ({ state }) => <RegistrationState state={state} />,
    },
    {
      key: 'fee',
      header: t('column.fee'),
      card: 'fact',
      cell: ({ fee, currency, paidAt }) =>
        fee === null ? (
          t('free')
        ) : (
          <>
            {formatMoney(fee, currency)}
            <Text size="sm" c="dimmed">
              {paidAt ? (
                <DateText value={paidAt} format="short">
                  {(date) => t('paidOn', { date })}
                </DateText>
              ) : (
                t('notPaid')
              )}
            </Text>
          </>
        ),
    },
    {
      key: 'attended',
      header: t('column.attended'),
      card: 'fact',
      cell: ({ attendedAt, certificate }) =>
        attendedAt && (
          <>
            {t('wasThere')}
            {certificate && (
              <Text size="sm" c="dimmed">
                {certificate}
              </Text>
            )}
          </>
        ),
    },
    {
      key: 'registered',
      header: t('column.registered'),
      sort: 'turn',
      orders: ['turn_1'],
      card: 'note',
      cell: ({ createdAt }) => <DateText value={createdAt} format="short" />,
    },
  ];
}

/** The participants, with their fees as they were when they registered. */
export function Registrations({ gathering }: { gathering: AdminGatheringDetail }) {
  const { t } = useTranslation('gathering-admin');
  const control = useListUrl(registrationList);
  const { asked } = control;
  const query = useQuery(
    apiPage(`GET /admin/${gathering.kind}/:id/participant`, {
      params: { id: gathering._id },
      query: listRequest(registrationList, asked),
    }),
  );
  const columns = useRegistrationColumns();
  const none = isNarrowed(asked) ? 'nobodyFound' : 'nobody';
  return (
    <Section title={t('registrations')}>
      <FilterBar
        {...control}
        search={{ label: t('searchPeople'), hint: t('searchPeopleHint') }}
        selects={[
          { name: 'state', label: t('column.state'), choices: choicesOf(registrationStates) },
          { name: 'paid', label: t('column.fee'), choices: choicesOf(paidOptions) },
          { name: 'attended', label: t('column.attended'), choices: choicesOf(attendedOptions) },
        ]}
      />
      <ListView
        {...control}
        query={query}
        label={t('registrations')}
        columns={columns}
        empty={<EmptyState icon={IconUsers} title={t(`${none}.title`)} text={t(`${none}.text`)} />}
      />
    </Section>
  );
}
