import { adminPaths } from '@acheep/contract/admin-paths';
import type { AdminCompanyDetail } from '@acheep/contract/companies/company-admin';
import { phoneText } from '@acheep/contract/kernel/phone-text';
import { roles } from '@acheep/contract/kernel/role';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { StateBadge } from '../../../entities/accounts/user/user-badges.tsx';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { ListCards } from '../../../ui/list-cards.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { Section } from '../../../ui/section.tsx';

type Person = AdminCompanyDetail['people'][number];

function usePersonColumns(): Column<Person>[] {
  const { t } = useTranslation('company-admin');
  return [
    {
      key: 'name',
      header: t('column.owner'),
      card: 'title',
      cell: ({ _id, name, isOwner }) => (
        <>
          <Anchor component={Link} to={adminPaths.user(_id)} fw={600}>
            {name}
          </Anchor>
          {isOwner && ` · ${t('owner')}`}
        </>
      ),
    },
    {
      key: 'state',
      header: t('column.state'),
      card: 'mark',
      cell: ({ state }) => <StateBadge state={state} />,
    },
    {
      key: 'reach',
      header: t('column.owner'),
      card: 'fact',
      cell: ({ email, phone }) => (
        <>
          <Anchor href={`mailto:${email}`} inherit>
            {email}
          </Anchor>
          {phone && (
            <>
              {' · '}
              <Anchor href={`tel:${phone}`} inherit>
                {phoneText(phone)}
              </Anchor>
            </>
          )}
        </>
      ),
    },
    { key: 'role', header: t('column.owner'), card: 'note', cell: ({ role }) => localized(roles[role]) },
    {
      key: 'since',
      header: t('column.since'),
      card: 'note',
      cell: ({ since }) => (
        <DateText value={since} format="short">
          {(date) => t('workedSince', { date })}
        </DateText>
      ),
    },
  ];
}

/** The people who work for the company, owner first. */
export function CompanyPeople({ company: { people } }: { company: AdminCompanyDetail }) {
  const { t } = useTranslation('company-admin');
  const columns = usePersonColumns();
  return (
    <Section title={t('people')}>
      {people.length > 0 ? (
        <ListCards label={t('people')} rows={people} columns={columns} />
      ) : (
        <Text c="dimmed">{t('nobody')}</Text>
      )}
    </Section>
  );
}
