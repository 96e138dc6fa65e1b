import {
  type CompanyInvitation,
  type CompanyMember,
  memberBody,
} from '@acheep/contract/companies/company-member';
import {
  type CompanyRight,
  companyRights,
  hasRight,
  type Membership,
} from '@acheep/contract/kernel/company-right';
import { companyRoles, type GivenRole } from '@acheep/contract/kernel/company-role';
import { Badge, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { confirm, toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { bodyResolver } from '../../../lib/form-values.ts';
import { localized } from '../../../lib/locale.ts';
import { navigateTo } from '../../../lib/navigation.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { RoleFields, type RoleValues } from './role-fields.tsx';
import { refreshTeam, reloadSelf, useChangeMember } from './team.api.ts';

const label = fieldNames(memberBody);

const takesAway = (before: Membership, after: Membership) =>
  (Object.keys(companyRights) as CompanyRight[]).some(
    (right) => hasRight(before, right) && !hasRight(after, right),
  );

/** Changes a colleague's role; asks first where they lose something by it. */
function RoleDialog({ member, onClose }: { member: CompanyMember; onClose: () => void }) {
  const { t } = useTranslation('team');
  const change = useChangeMember();
  const { _id, name, role, billing } = member;
  const state = useSendForm({
    resolver: bodyResolver<RoleValues>(memberBody),
    defaultValues: { role: role as GivenRole, billing } as RoleValues,
    send: async (body: RoleValues) => {
      if (takesAway({ role, billing }, body)) {
        const answer = await confirm({
          title: t('role.loseTitle', { name }),
          message: t(`role.lose.${body.role}`, { name }),
          confirmLabel: t('role.confirm'),
        });
        if (answer !== 'confirm') return;
      }
      await change.mutateAsync({ id: _id, body });
      const message = t('role.done', { name, role: localized(companyRoles[body.role]) });
      void toast({ tone: 'success', message });
      onClose();
    },
  });
  return (
    <FormDialog title={t('role.title', { name })} state={state} onClose={onClose}>
      <RoleFields
        label={label('role')}
        value={state.form.watch() as RoleValues}
        onChange={(given) => state.form.reset(given)}
      />
    </FormDialog>
  );
}

export const CardList = ({ children }: { children: ReactNode }) => (
  <Stack component="ul" gap="xs" maw={640} p={0} m={0} style={{ listStyle: 'none' }}>
    {children}
  </Stack>
);

interface MemberCardProps {
  member: CompanyMember;
  company: string;
  /** True for the owner. */
  mayChange: boolean;
  onTransferOwnership: (member: CompanyMember) => void;
}

/** A colleague, with the actions of the owner, or of the member themselves. */
export function MemberCard({ member, company, mayChange, onTransferOwnership }: MemberCardProps) {
  const { t } = useTranslation('team');
  const [changing, setChanging] = useState(false);
  const { _id, name, email, role, billing, self, createdAt } = member;
  const owner = role === 'owner';
  const leaves = self && !owner;
  const remove = useAct({
    call: () => call('DELETE /company/own/member/:id', { params: { id: _id } }),
    asks: () =>
      leaves
        ? { title: t('leaveTitle', { company }), message: t('leaveText'), confirmLabel: t('leave') }
        : {
            title: t('removeTitle', { name }),
            message: t('removeText', { name, company }),
            confirmLabel: t('remove'),
          },
    done: leaves ? t('left', { company }) : t('removed', { name }),
    refresh: refreshTeam,
    after: () => leaves && void reloadSelf().then(() => navigateTo('/')),
  });
  return (
    <Paper component="li" withBorder p="md">
      <Group gap="md" wrap="nowrap" align="flex-start">
        <Avatar name={name} src={null} size="small" />
        <Stack gap={2} flex={1} miw={0}>
          <Group gap="xs">
            <Text fw={600}>{name}</Text>
            <Badge variant="light" color={owner ? 'green' : 'gray'}>
              {localized(companyRoles[role])}
            </Badge>
            {billing && !owner && (
              <Badge variant="light" color="gray">
                {t('billing')}
              </Badge>
            )}
            {self && (
              <Badge variant="light" color="gray">
                {t('self')}
              </Badge>
            )}
          </Group>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {email}
          </Text>
          <Text size="sm" c="dimmed">
            <DateText value={createdAt}>{(date) => t('since', { date })}</DateText>
          </Text>
          {(leaves || (mayChange && !owner)) && (
            <Group gap="xs" mt="xs">
              {mayChange && (
                <Button
                  size="xs"
                  variant="default"
                  aria-label={t('role.openOf', { name })}
                  onClick={() => setChanging(true)}
                >
                  {t('role.open')}
                </Button>
              )}
              {mayChange && (
                <Button
                  size="xs"
                  variant="default"
                  aria-label={t('transferOwnership.openTo', { name })}
                  onClick={() => onTransferOwnership(member)}
                >
                  {t('transferOwnership.open')}
                </Button>
              )}
              <Button
                size="xs"
                color="red"
                variant="subtle"
                loading={remove.isPending}
                aria-label={leaves ? undefined : t('removeOf', { name })}
                onClick={() => remove.act()}
              >
                {leaves ? t('leave') : t('remove')}
              </Button>
            </Group>
          )}
        </Stack>
      </Group>
      {changing && <RoleDialog member={member} onClose={() => setChanging(false)} />}
    </Paper>
  );
}

/** A pending invitation, which the owner can resend or withdraw. */
export function InvitationCard({
  invitation,
  mayChange,
}: {
  invitation: CompanyInvitation;
  mayChange: boolean;
}) {
  const { t } = useTranslation('team');
  const { _id, email, role, billing, expiresAt } = invitation;
  const invite = useAct({
    call: () => call('POST /company/own/invitation', { body: { email, role, billing } }),
    done: t('invite.sent', { email }),
    refresh: refreshTeam,
  });
  const takeBack = useAct({
    call: () => call('DELETE /company/own/invitation/:id', { params: { id: _id } }),
    done: t('takenBack', { email }),
    refresh: refreshTeam,
  });
  return (
    <Paper component="li" withBorder p="md">
      <Group justify="space-between" gap="sm">
        <div>
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {email}
          </Text>
          <Text size="sm" c="dimmed">
            {localized(companyRoles[role])}
            {billing && ` · ${t('billing')}`}
            {' · '}
            <DateText value={expiresAt}>{(date) => t('until', { date })}</DateText>
          </Text>
        </div>
        {mayChange && (
          <Group gap="xs">
            <Button
              size="xs"
              variant="default"
              loading={invite.isPending}
              aria-label={t('againOf', { email })}
              onClick={() => invite.act()}
            >
              {t('again')}
            </Button>
            <Button
              size="xs"
              color="red"
              variant="subtle"
              loading={takeBack.isPending}
              aria-label={t('takeBackOf', { email })}
              onClick={() => takeBack.act()}
            >
              {t('takeBack')}
            </Button>
          </Group>
        )}
      </Group>
    </Paper>
  );
}
