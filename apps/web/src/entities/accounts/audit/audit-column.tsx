import type { AuditEntry, AuditFact } from '@acheep/contract/accounts/admin';
import { adminPaths } from '@acheep/contract/admin-paths';
import { languageOf } from '@acheep/contract/kernel/locale';
import { ActionIcon, Anchor, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconHistory } from '@tabler/icons-react';
import { Fragment } from 'react';
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
      to={adminPaths.user(person._id)}
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
  subject: { title, name, path },
}: {
  subject: NonNullable<AuditEntry['subject']>;
}) {
  const label = localized(title);
  const text = name ?? label;
  return (
    <>
      {name && `${label}: `}
      {path ? (
        <Anchor component={Link} to={path} inherit underline="always" lang={languageOf(text)}>
          {text}
        </Anchor>
      ) : (
        <span lang={languageOf(text)}>{text}</span>
      )}
    </>
  );
}

/** A detail, or what a field was and is. */
function Fact({ fact: { name, from, to } }: { fact: AuditFact }) {
  const { t } = useTranslation('admin');
  const value = (words: AuditFact['to']) => words && localized(words);
  return (
    <>
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
    </>
  );
}

/** What was said or changed: below each other on a card, in a table on one line, which a press opens. */
function Facts({ facts, as }: { facts: AuditFact[]; as: 'table' | 'card' }) {
  const [isOpen, { toggle }] = useDisclosure(false);
  if (facts.length === 0) return null;
  if (as === 'card')
    return (
      <ul className={classes.facts}>
        {facts.map((fact) => (
          <Text key={fact.name.en} size="sm" component="li" lineClamp={3}>
            <Fact fact={fact} />
          </Text>
        ))}
      </ul>
    );
  return (
    <UnstyledButton
      className={classes.line}
      data-open={isOpen || undefined}
      aria-expanded={isOpen}
      onClick={toggle}
    >
      {facts.map((fact, index) => (
        <Fragment key={fact.name.en}>
          {index > 0 && ' · '}
          <Fact fact={fact} />
        </Fragment>
      ))}
    </UnstyledButton>
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
      cell: ({ title }) => <span>{localized(title)}</span>,
    },
    {
      key: 'subject',
      header: t('audit.column.record'),
      card: 'fact',
      cell: ({ subject }) =>
        subject && (
          <span>
            <SubjectLink subject={subject} />
          </span>
        ),
    },
    {
      key: 'facts',
      header: t('audit.column.change'),
      card: 'fact',
      cell: ({ facts }, as) => facts.length > 0 && <Facts facts={facts} as={as} />,
    },
    {
      key: 'target',
      header: t('audit.column.target'),
      card: 'fact',
      cell: ({ target }) => target && <PersonLink person={target} />,
    },
    {
      key: 'history',
      header: t('audit.history'),
      hiddenHeader: true,
      card: 'actions',
      cell: ({ subject }) =>
        subject?._id && (
          <ActionIcon
            component={Link}
            to={adminPaths.audit({ subjectId: subject._id })}
            variant="subtle"
            color="gray"
            size={32}
            aria-label={t('audit.historyOf', {
              name: subject.name ?? localized(subject.title),
            })}
            title={t('audit.history')}
          >
            <IconHistory size={18} aria-hidden />
          </ActionIcon>
        ),
    },
  ];
  return columns.filter(({ key }) => of !== 'user' || key !== 'target');
}
