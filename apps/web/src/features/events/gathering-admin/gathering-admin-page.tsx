import { adminPaths } from '@acheep/contract/admin-paths';
import type { AdminGatheringDetail, AdminParticipant } from '@acheep/contract/events/gathering-admin';
import type { GatheringKind } from '@acheep/contract/events/gathering-option';
import { participants } from '@acheep/contract/events/registration-option';
import { numberText } from '@acheep/contract/kernel/english-text';
import { languageOf } from '@acheep/contract/kernel/locale';
import { moneyText } from '@acheep/contract/kernel/money';
import { phoneText } from '@acheep/contract/kernel/phone-text';
import { paths } from '@acheep/contract/paths';
import { Anchor, Group, SimpleGrid, Text } from '@mantine/core';
import { IconArrowLeft, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { GatheringStatusBadge } from '../../../entities/events/gathering/gathering-status.tsx';
import { RegistrationState } from '../../../entities/events/registration/registration-state.tsx';
import { useWorkList } from '../../../entities/platform/work-list/use-work-list.ts';
import { WorkListBody } from '../../../entities/platform/work-list/work-list.tsx';
import { apiData } from '../../../lib/api-query.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Fact } from '../../../ui/fact.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { isMissing, MissingRecord } from '../../../ui/missing-record.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Section } from '../../../ui/section.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';

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
          {userId ? (
            <Anchor component={Link} to={adminPaths.user(userId)} fw={600} lang={languageOf(name)}>
              {name}
            </Anchor>
          ) : (
            <Text fw={600} lang={languageOf(name)}>
              {name}
            </Text>
          )}
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
            {moneyText(fee, currency)}
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
                {certificate.number}
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
function Registrations({ gathering }: { gathering: AdminGatheringDetail }) {
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

/** When and where it takes place, who holds it and whom to ask. */
function About({ gathering }: { gathering: AdminGatheringDetail }) {
  const { t } = useTranslation('gathering-admin');
  const { company, times, online, venue, address, contactName, contactPhone, contactEmail } = gathering;
  const contact = [contactName, contactPhone && phoneText(contactPhone), contactEmail].filter(Boolean);
  return (
    <Panel title={t('about')}>
      <Text size="sm">
        <Anchor component={Link} inherit to={adminPaths.company(company._id)}>
          {companyName(company)}
        </Anchor>
      </Text>
      <Text size="sm">{online ? t('online') : [venue, address].filter(Boolean).join(', ')}</Text>
      {contact.length > 0 && <Text size="sm">{t('contact', { contact: contact.join(' · ') })}</Text>}
      <ul>
        {times.map(({ startsAt }) => (
          <li key={startsAt}>
            <Text size="sm" span>
              <DateText value={startsAt} format="time" />
            </Text>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Numbers({ gathering }: { gathering: AdminGatheringDetail }) {
  const { t } = useTranslation('gathering-admin');
  const { seats, registered, waiting, cancelled, attended, certificates, fee, currency, fees } = gathering;
  return (
    <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm" mb="md">
      <Fact
        label={t('column.seats')}
        value={seats === null ? numberText(registered) : `${numberText(registered)} / ${numberText(seats)}`}
        hint={seats === null && t('unlimited')}
      />
      <Fact
        label={t('fact.waiting')}
        value={numberText(waiting)}
        hint={t('fact.cancelled', { count: cancelled })}
      />
      <Fact
        label={t('fact.fees')}
        value={fee === null ? t('free') : moneyText(fee, currency)}
        hint={fees.map((sum) => (
          <div key={sum.currency}>
            {t('fact.feesPaid', {
              paid: moneyText(sum.paid, sum.currency),
              due: moneyText(sum.due, sum.currency),
            })}
          </div>
        ))}
      />
      <Fact
        label={t('fact.attended')}
        value={numberText(attended)}
        hint={certificates > 0 && t('fact.certificates', { count: certificates })}
      />
    </SimpleGrid>
  );
}

/** One training or event of any company, which the operator reads. */
function GatheringAdmin({ kind }: { kind: GatheringKind }) {
  const { t } = useTranslation('gathering-admin');
  const { id = '' } = useParams();
  const { data: gathering, error, refetch } = useQuery(apiData(`GET /admin/${kind}/:id`, { params: { id } }));
  const list = { component: Link, to: kind === 'training' ? adminPaths.trainings() : adminPaths.events() };
  if (isMissing(error)) return <MissingRecord title={t('missing')} link={list} action={t(`${kind}.all`)} />;
  const isPublic = gathering?.status === 'active' || gathering?.status === 'closed';
  return (
    <>
      <PageHead title={gathering?.title ?? t(`${kind}.title`)} noIndex />
      <PageHeader
        breadcrumb={
          <Anchor {...list} size="sm">
            <IconArrowLeft size={14} aria-hidden /> {t(`${kind}.all`)}
          </Anchor>
        }
        title={
          gathering ? <span lang={languageOf(gathering.title)}>{gathering.title}</span> : t(`${kind}.title`)
        }
        lead={
          gathering && (
            <Group component="span" gap="sm">
              <GatheringStatusBadge status={gathering.status} />
              {isPublic && (
                <Anchor
                  component={Link}
                  to={kind === 'training' ? paths.training(id) : paths.event(id)}
                  size="sm"
                >
                  {t('public')}
                </Anchor>
              )}
            </Group>
          )
        }
      />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!gathering && !error && <SkeletonList count={3} height={120} />}
      {gathering && (
        <>
          <Numbers gathering={gathering} />
          <About gathering={gathering} />
          <Registrations gathering={gathering} />
        </>
      )}
    </>
  );
}

export const TrainingAdminPage = () => <GatheringAdmin kind="training" />;
export const EventAdminPage = () => <GatheringAdmin kind="event" />;
