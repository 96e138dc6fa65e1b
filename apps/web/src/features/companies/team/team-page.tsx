import type { CompanyMember } from '@acheep/contract/companies/company-member';
import { paths } from '@acheep/contract/kernel/paths';
import { can } from '@acheep/contract/kernel/permission';
import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { InviteForm } from './invite-form.tsx';
import { teamQuery } from './team.api.ts';
import { CardList, InvitationCard, MemberCard } from './team-list.tsx';

/** Who works for the company: to see for all, to change for its owner. */
export function TeamPage() {
  const { t } = useTranslation('team');
  const user = useSession()?.user;
  const allowed = can(user?.role, 'Company') && user?.company;
  const { data: team, error, refetch } = useQuery({ ...teamQuery, enabled: Boolean(allowed) });
  const [successor, setSuccessor] = useState<CompanyMember | null>(null);
  // Whoever names no company yet does that first.
  if (!allowed) return <Navigate to={paths.profileCompany()} replace />;
  const company = companyName(allowed);
  const mayChange = team?.members.some(({ owner, self }) => owner && self) ?? false;
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader title={t('title')} lead={t('lead', { company })} />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!team && !error && <Skeleton height={240} maw={640} />}
      {team && (
        <>
          {mayChange ? <InviteForm /> : <Text c="dimmed">{t('ownerOnly')}</Text>}
          {team.invitations.length > 0 && (
            <Section title={t('invitations')}>
              <CardList>
                {team.invitations.map((invitation) => (
                  <InvitationCard key={invitation._id} invitation={invitation} mayChange={mayChange} />
                ))}
              </CardList>
            </Section>
          )}
          <Section title={t('members')}>
            <CardList>
              {team.members.map((member) => (
                <MemberCard
                  key={member._id}
                  member={member}
                  company={company}
                  mayChange={mayChange}
                  onHandOver={setSuccessor}
                />
              ))}
            </CardList>
          </Section>
          <HandOverDialog member={successor} company={company} onClose={() => setSuccessor(null)} />
        </>
      )}
    </>
  );
}
