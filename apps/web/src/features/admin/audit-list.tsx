import type { AuditEntry } from '@acheep/contract/admin';
import { Anchor, Paper, Stack, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { DateText } from '../../ui/date-text.tsx';

interface AuditListProps {
  entries: readonly AuditEntry[];
}

type Person = NonNullable<AuditEntry['actor']>;

/** Somebody of the log, by name while the account exists. */
function PersonLink({ person }: { person: Person }) {
  const { t } = useTranslation('admin');
  if (!person.name) return <>{t('audit.gone')}</>;
  return (
    <Anchor component={Link} to={paths.adminUser(person._id)} title={person.email ?? undefined} inherit>
      {person.name}
    </Anchor>
  );
}

const Actor = ({ entry }: { entry: AuditEntry }) => {
  const { t } = useTranslation('admin');
  return entry.actor ? <PersonLink person={entry.actor} /> : t('audit.operator');
};

/** What was done, with the reason that was given. */
function What({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('admin');
  return (
    <>
      {t(`audit.action.${entry.action}`)}
      {entry.details.reason && (
        <Text size="sm" c="dimmed" lineClamp={3} title={entry.details.reason}>
          {entry.details.reason}
        </Text>
      )}
    </>
  );
}

export function AuditTable({ entries }: AuditListProps) {
  const { t } = useTranslation('admin');
  return (
    <Table verticalSpacing="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('audit.column.at')}</Table.Th>
          <Table.Th>{t('audit.column.actor')}</Table.Th>
          <Table.Th>{t('audit.column.action')}</Table.Th>
          <Table.Th>{t('audit.column.target')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {entries.map((entry) => (
          <Table.Tr key={entry._id} title={entry.requestId ?? undefined}>
            <Table.Td style={{ whiteSpace: 'nowrap' }}>
              <DateText value={entry.createdAt} format="time" />
            </Table.Td>
            <Table.Td>
              <Actor entry={entry} />
            </Table.Td>
            <Table.Td>
              <What entry={entry} />
            </Table.Td>
            <Table.Td>{entry.target && <PersonLink person={entry.target} />}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** The same on a phone, or of one account, which then needs no naming. */
export function AuditCards({ entries, ofOne }: AuditListProps & { ofOne?: boolean }) {
  return (
    <Stack gap="sm">
      {entries.map((entry) => (
        <Paper key={entry._id} component="article" withBorder p="md">
          <Text component="div" fw={500}>
            <What entry={entry} />
          </Text>
          {entry.target && !ofOne && (
            <Text size="sm">
              <PersonLink person={entry.target} />
            </Text>
          )}
          <Text size="sm" c="dimmed">
            <DateText value={entry.createdAt} format="time" /> · <Actor entry={entry} />
          </Text>
        </Paper>
      ))}
    </Stack>
  );
}
