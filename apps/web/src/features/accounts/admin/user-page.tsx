import type { AdminUserDetail } from '@acheep/contract/accounts/admin';
import { paths } from '@acheep/contract/kernel/paths';
import { roles } from '@acheep/contract/kernel/role';
import { Anchor, Group, Paper } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { apiData } from '../../../lib/api-query.ts';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ListCards } from '../../../ui/list-cards.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { userQuery } from './admin.api.ts';
import { useAuditColumns } from './audit-column.tsx';
import { OperatorNotes } from './operator-notes.tsx';
import { UserActions } from './user-actions.tsx';
import { StateBadge } from './user-badges.tsx';
import { UserFacts } from './user-facts.tsx';
import { UserSessions } from './user-sessions.tsx';

/** One account: who, what it may do, where it is signed in, what admins did with it. */
export function UserPage() {
  const { t } = useTranslation('admin');
  const { id = '' } = useParams();
  const { data: user, error, refetch } = useQuery(userQuery(id));
  return (
    <>
      <PageHead title={user?.name ?? t('users.title')} noIndex />
      <PageHeader
        breadcrumb={
          <Anchor component={Link} size="sm" to={paths.adminUsers()}>
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
  // Whom it was done to is the account of this page.
  const columns = useAuditColumns().filter(({ key }) => key !== 'target');
  return (
    <>
      <UserActions user={user} />
      <Paper withBorder p={{ base: 'md', sm: 'lg' }} mt="md">
        <UserFacts user={user} />
      </Paper>
      <OperatorNotes about={{ userId: user._id }} />
      {user.company && <OperatorNotes about={{ companyId: user.company._id, name: user.company.name }} />}
      <Section title={t('session.title')}>
        <UserSessions sessions={user.sessions} />
      </Section>
      {audit.length > 0 && (
        <Section
          title={t('audit.ofUser')}
          action={
            <Anchor component={Link} size="sm" to={paths.adminAudit({ targetId: user._id })}>
              {t('audit.all')}
            </Anchor>
          }
        >
          <ListCards label={t('audit.ofUser')} rows={audit} columns={columns} />
        </Section>
      )}
    </>
  );
}
