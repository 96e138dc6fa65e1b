import { type CompanyMember, invitation, invitationBody } from '@acheep/contract/companies/company-member';
import { can } from '@acheep/contract/kernel/permission';
import { paths } from '@acheep/contract/paths';
import { Button, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Navigate } from 'react-router-dom';
import { OwnPassword, useHasPassword } from '../../../entities/accounts/proof/own-password.tsx';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { applyFieldErrors } from '../../../lib/form-error.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { RoleFields } from './role-fields.tsx';
import { teamQuery, useInvite } from './team.api.ts';
import { CardList, InvitationCard, MemberCard } from './team-list.tsx';
import { TransferOwnershipDialog } from './transfer-ownership-dialog.tsx';

const label = fieldNames(invitationBody);

function InviteForm({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation('team');
  const invite = useInvite();
  const form = useForm({
    resolver: contractResolver(invitationBody),
    defaultValues: { email: '', role: 'recruiter', billing: false, ...(hasPassword && { password: '' }) },
  });
  const [role = 'recruiter', billing = false] = form.watch(['role', 'billing']);
  const submit = form.handleSubmit((body) =>
    invite.mutate(body, {
      onSuccess: () => {
        form.reset();
        void toast({ tone: 'success', message: t('invite.sent', { email: body.email }) });
      },
      onError: (error) => applyFieldErrors(error, form),
    }),
  );
  return (
    <Section title={t('invite.title')}>
      <form onSubmit={submit} noValidate>
        <Stack maw={640}>
          <TextInput
            {...form.register('email')}
            label={label('email')}
            description={t('invite.lead', { days: invitation.days })}
            type="email"
            autoComplete="off"
            withAsterisk
            error={form.formState.errors.email?.message}
            inputWrapperOrder={['label', 'description', 'error', 'input']}
          />
          <RoleFields
            label={label('role')}
            value={{ role, billing }}
            onChange={(given) => {
              form.setValue('role', given.role);
              form.setValue('billing', given.billing);
            }}
          />
          {hasPassword && (
            <OwnPassword
              {...form.register('password')}
              description={t('invite.password')}
              error={form.formState.errors.password?.message}
            />
          )}
          <Button type="submit" loading={invite.isPending} w="fit-content">
            {t('invite.submit')}
          </Button>
        </Stack>
      </form>
    </Section>
  );
}

/** Members of the company, which its owner can change. */
export function TeamPage() {
  const { t } = useTranslation('team');
  const user = useSession()?.user;
  const allowed = can(user?.role, 'Company') && user?.company;
  const { data: team, error, refetch } = useQuery({ ...teamQuery, enabled: Boolean(allowed) });
  const own = useHasPassword();
  const [successor, setSuccessor] = useState<CompanyMember | null>(null);
  // Users without a company create one first.
  if (!allowed) return <Navigate to={paths.profileCompany()} replace />;
  const company = companyName(allowed);
  const mayChange = team?.members.some(({ role, self }) => role === 'owner' && self) ?? false;
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader title={t('title')} lead={t('lead', { company })} />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {mayChange && own.error && <ErrorState error={own.error} onRetry={() => void own.refetch()} />}
      {!team && !error && <Skeleton height={240} maw={640} />}
      {team && (
        <>
          {mayChange ? (
            own.data !== undefined && <InviteForm hasPassword={own.data} />
          ) : (
            <Text c="dimmed">{t('ownerOnly')}</Text>
          )}
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
                  onTransferOwnership={setSuccessor}
                />
              ))}
            </CardList>
          </Section>
          <TransferOwnershipDialog member={successor} company={company} onClose={() => setSuccessor(null)} />
        </>
      )}
    </>
  );
}
