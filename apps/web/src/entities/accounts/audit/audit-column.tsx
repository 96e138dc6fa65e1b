import type { AuditEntry, AuditFact } from '@acheep/contract/accounts/admin';
import { auditActions, auditSubjects } from '@acheep/contract/accounts/admin-option';
import { languageOf } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/kernel/paths';
import { Anchor, Text, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import type { Column } from '../../../ui/list-column.ts';
import classes from './audit.module.css';

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

/** The record that an entry is about, as a link to its page. */
export function SubjectLink({
  subject: { kind, name, path },
}: {
  subject: NonNullable<AuditEntry['subject']>;
}) {
  const label = localized(auditSubjects[kind]);
  const said = name ?? label;
  return (
    <>
      {name && `${label}: `}
      {path ? (
        <Anchor component={Link} to={path} inherit underline="always" lang={languageOf(said)}>
          {said}
        </Anchor>
      ) : (
        <span lang={languageOf(said)}>{said}</span>
      )}
    </>
  );
}

/** A detail, or what a field was and is. */
function Fact({ fact: { name, from, to } }: { fact: AuditFact }) {
  const { t } = useTranslation('admin');
  const value = (words: AuditFact['to']) => words && localized(words);
  return (
    <Text size="sm" component="li" lineClamp={3}>
      {localized(name)}:{' '}
      {from !== undefined && (
        <>
          <Text span inherit c="dimmed">
            {value(from) ?? t('audit.nothing')}
          </Text>
          <VisuallyHidden>{t('audit.became')}</VisuallyHidden>
          <span aria-hidden> → </span>
        </>
      )}
      {value(to) ?? t('audit.nothing')}
    </Text>
  );
}

/** The action, the record, and what was said or changed. */
function What({ entry: { action, subject, facts } }: { entry: AuditEntry }) {
  const { t } = useTranslation('admin');
  return (
    <>
      {localized(auditActions[action])}
      {subject && (
        <Text size="sm">
          <SubjectLink subject={subject} />
          {subject._id && (
            <>
              {' · '}
              <Anchor component={Link} to={paths.adminAudit({ subjectId: subject._id })} inherit>
                {t('audit.history')}
              </Anchor>
            </>
          )}
        </Text>
      )}
      {facts.length > 0 && (
        <ul className={classes.facts}>
          {facts.map((fact) => (
            <Fact key={fact.name.en} fact={fact} />
          ))}
        </ul>
      )}
    </>
  );
}

/** Columns of the log; without the account on the page of one. */
export function useAuditColumns(of?: 'user'): Column<AuditEntry>[] {
  const { t } = useTranslation('admin');
  const columns: Column<AuditEntry>[] = [
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
  return columns.filter(({ key }) => of !== 'user' || key !== 'target');
}
