import type { AuditEntry } from '@acheep/contract/accounts/admin';
import { auditActions } from '@acheep/contract/accounts/admin-option';
import { paths } from '@acheep/contract/kernel/paths';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import type { Column } from '../../../ui/list-column.ts';

type Person = NonNullable<AuditEntry['actor']>;

/** Link to a person in the log, by name while the account exists. */
function PersonLink({ person }: { person: Person }) {
  const { t } = useTranslation('admin');
  if (!person.name) return <>{t('audit.gone')}</>;
  return (
    <Anchor
      component={Link}
      to={paths.adminUser(person._id)}
      title={person.email ?? undefined}
      inherit
      underline="always"
    >
      {person.name}
    </Anchor>
  );
}

/** The action, with the stated reason or the affected record. */
function What({ entry }: { entry: AuditEntry }) {
  const said = entry.details.reason ?? entry.details.record;
  return (
    <>
      {localized(auditActions[entry.action])}
      {said && (
        <Text size="sm" c="dimmed" lineClamp={3} title={said}>
          {said}
        </Text>
      )}
    </>
  );
}

export function useAuditColumns(): Column<AuditEntry>[] {
  const { t } = useTranslation('admin');
  return [
    {
      key: 'at',
      header: t('audit.column.at'),
      sort: 'createdAt',
      card: 'note',
      cell: ({ createdAt }) => <DateText value={createdAt} format="time" />,
    },
    {
      key: 'actor',
      header: t('audit.column.actor'),
      card: 'note',
      cell: ({ actor }) => (actor ? <PersonLink person={actor} /> : t('audit.operator')),
    },
    {
      key: 'action',
      header: t('audit.column.action'),
      card: 'title',
      cell: (entry) => <What entry={entry} />,
    },
    {
      key: 'target',
      header: t('audit.column.target'),
      card: 'fact',
      cell: ({ target }) => target && <PersonLink person={target} />,
    },
  ];
}
