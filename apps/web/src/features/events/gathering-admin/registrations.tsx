import { adminPaths } from '@acheep/contract/admin-paths';
import type { AdminGatheringDetail, AdminParticipant } from '@acheep/contract/events/gathering-admin';
import { participants } from '@acheep/contract/events/registration-option';
import { languageOf } from '@acheep/contract/kernel/locale';
import { phoneText } from '@acheep/contract/kernel/phone-text';
import { Anchor, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { RegistrationState } from '../../../entities/events/registration/registration-state.tsx';
import { useWorkList } from '../../../entities/platform/work-list/use-work-list.ts';
import { WorkListBody } from '../../../entities/platform/work-list/work-list.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { formatMoney } from '../../../ui/money-text.ts';
import { Section } from '../../../ui/section.tsx';

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
  const list = useWorkList(participants, `GET /admin/${gathering.kind}/:id/participant`, {
    params: { id: gathering._id },
  });
  return (
    <Section title={t('people.title')}>
      <WorkListBody
        list={list}
        words="gathering-admin:people"
        icon={IconUsers}
        columns={useRegistrationColumns()}
      />
    </Section>
  );
}
