import type { AdminUserDetail } from '@acheep/contract/accounts/admin';
import type { SessionEntry } from '@acheep/contract/accounts/session';
import { adminPaths } from '@acheep/contract/admin-paths';
import { localeNames } from '@acheep/contract/kernel/locale';
import { can } from '@acheep/contract/kernel/permission';
import { roles } from '@acheep/contract/kernel/role';
import { Anchor, Button, Group, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useAuditColumns } from '../../../entities/accounts/audit/audit-column.tsx';
import { OperatorNotes } from '../../../entities/accounts/operator-note/operator-notes.tsx';
import { CompanyBadge, StateBadge } from '../../../entities/accounts/user/user-badges.tsx';
import { call } from '../../../lib/api.ts';
import { apiData } from '../../../lib/api-query.ts';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ListCards } from '../../../ui/list-cards.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RecordColumns } from '../../../ui/record-columns.tsx';
import { Section } from '../../../ui/section.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { userQuery } from './admin.api.ts';
import { UserActions } from './user-actions.tsx';

const Fact = ({ label, wide, children }: { label: string; wide?: boolean; children: ReactNode }) => (
  <div style={wide ? { gridColumn: '1 / -1' } : undefined}>
    <Text component="dt" size="sm" c="dimmed">
      {label}
    </Text>
    <Text component="dd" m={0} style={{ overflowWrap: 'anywhere' }}>
      {children}
    </Text>
  </div>
);

function UserFacts({ user }: { user: AdminUserDetail }) {
  const { t } = useTranslation('admin');
  const { counts, company } = user;
  return (
    <SimpleGrid component="dl" cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md" m={0}>
      <Fact label={t('user.email')}>
        {user.email ? <Anchor href={`mailto:${user.email}`}>{user.email}</Anchor> : t('user.noEmail')}
      </Fact>
      {user.phone && (
        <Fact label={t('user.phone')}>
          <Anchor href={`tel:${user.phone}`}>{user.phone}</Anchor>
        </Fact>
      )}
      <Fact label={t('user.language')}>{localized(localeNames[user.locale])}</Fact>
      <Fact label={t('user.since')}>
        <DateText value={user.createdAt} />
      </Fact>
      <Fact label={t('user.activated')}>
        {user.activatedAt ? <DateText value={user.activatedAt} /> : t('user.notYet')}
      </Fact>
      {user.disabledAt && (
        <Fact label={t('user.disabled')}>
          <DateText value={user.disabledAt} />
        </Fact>
      )}
      {company && (
        <Fact label={t('user.jobs')}>
          <Anchor component={Link} to={adminPaths.jobs({ companyId: company._id })}>
            {t('user.jobsCount', { all: counts.jobs, active: counts.activeJobs })}
          </Anchor>
        </Fact>
      )}
      {can(user.role, 'UserAppliedJob') && <Fact label={t('user.applications')}>{counts.applications}</Fact>}
      <Fact label={t('user.files')}>{counts.files}</Fact>
      {company && (
        <Fact label={t('user.company')} wide>
          <Anchor component={Link} to={adminPaths.company(company._id)}>
            {company.name}
          </Anchor>{' '}
          <CompanyBadge verified={company.verifiedAt !== null} />
          <Text size="sm" c="dimmed">
            {company.address}
          </Text>
        </Fact>
      )}
    </SimpleGrid>
  );
}

function SessionRow({ session }: { session: SessionEntry }) {
  const { t } = useTranslation('admin');
  const end = useAct({
    call: () => call('DELETE /admin/session/:id', { params: { id: session._id } }),
    asks: () => ({
      title: t('session.confirmTitle'),
      message: t('session.confirmText'),
      confirmLabel: t('session.end'),
    }),
    done: t('done.session'),
    id: 'session-end',
    refresh: ['GET /admin/user/:id', 'GET /admin/audit'],
  });
  return (
    <Group justify="space-between" gap="sm" wrap="nowrap" component="li">
      <div style={{ minWidth: 0 }}>
        <Text size="sm">
          {[session.browser, session.system].filter(Boolean).join(' · ') || t('session.unknown')}
        </Text>
        <Group gap={6}>
          <Text size="sm" c="dimmed">
            <DateText value={session.lastUsedAt} format="time">
              {(date) => t('session.used', { date })}
            </DateText>
          </Text>
          {session.current && <StatusBadge tone="good">{t('session.current')}</StatusBadge>}
        </Group>
      </div>
      {!session.current && (
        <Button variant="default" size="sm" flex="none" loading={end.isPending} onClick={() => end.act()}>
          {t('session.end')}
        </Button>
      )}
    </Group>
  );
}

/** The account's sessions, which can be ended. */
function UserSessions({ sessions }: { sessions: readonly SessionEntry[] }) {
  const { t } = useTranslation('admin');
  if (sessions.length === 0) return <Text c="dimmed">{t('session.none')}</Text>;
  return (
    <Stack gap="md" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
      {sessions.map((session) => (
        <SessionRow key={session._id} session={session} />
      ))}
    </Stack>
  );
}

/** One account: its facts, actions, sessions and audit log. */
export function UserPage() {
  const { t } = useTranslation('admin');
  const { id = '' } = useParams();
  const { data: user, error, refetch } = useQuery(userQuery(id));
  return (
    <>
      <PageHead title={user?.name ?? t('users.title')} noIndex />
      <PageHeader
        breadcrumb={
          <Anchor component={Link} size="sm" to={adminPaths.users()}>
            <IconArrowLeft size={14} aria-hidden /> {t('user.back')}
          </Anchor>
        }
        title={user?.name ?? t('users.title')}
        lead={
          user && (
            <Group component="span" gap="xs">
              {localized(roles[user.role])} <StateBadge state={user.state} />
            </Group>
          )
        }
      />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!user && !error && <SkeletonList count={3} height={160} />}
      {user && <Account user={user} />}
    </>
  );
}

function Account({ user }: { user: AdminUserDetail }) {
  const { t } = useTranslation('admin');
  const query = { 'filter[targetId]': user._id, limit: 5 };
  const { data: audit = [] } = useQuery(apiData('GET /admin/audit', { query }));
  const columns = useAuditColumns('user');
  return (
    <>
      <UserActions user={user} />
      <RecordColumns
        aside={
          <>
            <OperatorNotes about={{ userId: user._id }} />
            {user.company && (
              <OperatorNotes about={{ companyId: user.company._id, name: user.company.name }} />
            )}
          </>
        }
      >
        <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
          <UserFacts user={user} />
        </Paper>
        <Section title={t('session.title')}>
          <UserSessions sessions={user.sessions} />
        </Section>
        {audit.length > 0 && (
          <Section
            title={t('audit.ofUser')}
            action={
              <Anchor component={Link} size="sm" to={adminPaths.audit({ targetId: user._id })}>
                {t('audit.all')}
              </Anchor>
            }
          >
            <ListCards label={t('audit.ofUser')} rows={audit} columns={columns} />
          </Section>
        )}
      </RecordColumns>
    </>
  );
}
