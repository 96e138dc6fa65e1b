import { adminPaths } from '@acheep/contract/admin-paths';
import type { AdminCompanyDetail } from '@acheep/contract/companies/company-admin';
import { numberText } from '@acheep/contract/kernel/english-text';
import { languageOf } from '@acheep/contract/kernel/locale';
import { moneyText } from '@acheep/contract/kernel/money';
import { phoneText } from '@acheep/contract/kernel/phone-text';
import { roles } from '@acheep/contract/kernel/role';
import { Anchor, Group, SimpleGrid, Text } from '@mantine/core';
import { IconArrowLeft, IconBuildingOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { useAuditColumns } from '../../../entities/accounts/audit/audit-column.tsx';
import { OperatorNotes } from '../../../entities/accounts/operator-note/operator-notes.tsx';
import { StateBadge } from '../../../entities/accounts/user/user-badges.tsx';
import { CompanyAvatar } from '../../../entities/companies/company/company-avatar.tsx';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { CompanyState } from '../../../entities/companies/company/company-state.tsx';
import { apiData } from '../../../lib/api-query.ts';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Fact } from '../../../ui/fact.tsx';
import { ListCards } from '../../../ui/list-cards.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { isMissing, MissingRecord } from '../../../ui/missing-record.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RecordColumns } from '../../../ui/record-columns.tsx';
import { Section } from '../../../ui/section.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { CompanyActions } from './company-actions.tsx';
import { adminCompanyQuery } from './company-admin.api.ts';
import { CompanyEvidence, CompanyFacts } from './company-facts.tsx';
import { CompanyJobs, CompanyOrders } from './company-records.tsx';

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
function CompanyPeople({ company: { people } }: { company: AdminCompanyDetail }) {
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

/** Everything about one company, for the operator. */
export function CompanyAdminPage() {
  const { t } = useTranslation('company-admin');
  const { id = '' } = useParams();
  const { data: company, error, refetch } = useQuery(adminCompanyQuery(id));
  const list = { component: Link, to: adminPaths.companies() };
  if (isMissing(error))
    return (
      <MissingRecord
        icon={IconBuildingOff}
        title={t('missing.title')}
        text={t('missing.text')}
        link={list}
        action={t('back')}
      />
    );
  const name = company && companyName(company);
  return (
    <>
      <PageHead title={name ?? t('title')} noIndex />
      <PageHeader
        breadcrumb={
          <Anchor {...list} size="sm">
            <IconArrowLeft size={14} aria-hidden /> {t('back')}
          </Anchor>
        }
        title={
          company ? (
            <Group component="span" gap="sm" wrap="nowrap">
              <CompanyAvatar company={company} src={company.logo?.small} />
              <span lang={languageOf(name ?? '')}>{name}</span>
            </Group>
          ) : (
            t('title')
          )
        }
        lead={company && <CompanyState state={company.state} />}
      />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!company && !error && <SkeletonList count={3} height={160} />}
      {company && <Company company={company} />}
    </>
  );
}

function Company({ company }: { company: AdminCompanyDetail }) {
  const { t } = useTranslation('company-admin');
  const { _id: companyId, name, counts, paid } = company;
  return (
    <>
      <CompanyActions company={company} />
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm" my="md">
        <Fact
          label={t('fact.openJobs')}
          value={numberText(counts.openJobs)}
          hint={t('fact.jobs', { count: counts.jobs })}
        />
        <Fact label={t('fact.applications')} value={numberText(counts.applications)} />
        <Fact
          label={t('fact.orders')}
          value={numberText(counts.orders)}
          hint={paid.map(({ currency, total }) => (
            <div key={currency}>{t('fact.paid', { total: moneyText(total, currency) })}</div>
          ))}
        />
        <Fact label={t('fact.resumeViews')} value={numberText(counts.resumeViews)} />
      </SimpleGrid>
      <RecordColumns
        aside={
          <>
            <CompanyEvidence company={company} />
            <OperatorNotes about={{ companyId, name }} />
          </>
        }
      >
        <CompanyFacts company={company} />
        <CompanyPeople company={company} />
        <CompanyJobs companyId={companyId} count={counts.jobs} />
        <CompanyOrders companyId={companyId} count={counts.orders} />
        {counts.trainings + counts.events > 0 && (
          <Section title={t('gatherings')}>
            <Group gap="md">
              <Anchor component={Link} to={adminPaths.trainings({ companyId })}>
                {t('training', { count: counts.trainings })}
              </Anchor>
              <Anchor component={Link} to={adminPaths.events({ companyId })}>
                {t('event', { count: counts.events })}
              </Anchor>
            </Group>
          </Section>
        )}
        <CompanyAudit companyId={companyId} />
      </RecordColumns>
    </>
  );
}

/** What admins did with the company and its people. */
function CompanyAudit({ companyId }: { companyId: string }) {
  const { t } = useTranslation('company-admin');
  const query = { 'filter[companyId]': companyId, limit: 5 };
  const { data: audit = [] } = useQuery(apiData('GET /admin/audit', { query }));
  const columns = useAuditColumns();
  if (audit.length === 0) return null;
  return (
    <Section
      title={t('audit')}
      action={
        <Anchor component={Link} size="sm" to={adminPaths.audit({ companyId })}>
          {t('all')}
        </Anchor>
      }
    >
      <ListCards label={t('audit')} rows={audit} columns={columns} />
    </Section>
  );
}
