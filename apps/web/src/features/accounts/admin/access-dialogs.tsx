import { type AdminUserDetail, accountReasonLength } from '@acheep/contract/accounts/admin';
import {
  adminEmailChange,
  adminRoleSet,
  adminUserInvite,
  type StaffRole,
  staffRoles,
} from '@acheep/contract/accounts/admin-access';
import { adminPaths } from '@acheep/contract/admin-paths';
import { valuesOf } from '@acheep/contract/kernel/option';
import type { Role } from '@acheep/contract/kernel/role';
import { Text, Textarea, TextInput } from '@mantine/core';
import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import { OwnPassword } from '../../../entities/accounts/proof/own-password.tsx';
import { call } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/api-query.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { keep } from './admin.api.ts';
import { RoleChoice } from './role-choice.tsx';

interface DialogProps {
  /** Whether the admin has a password to give; without one a new sign-in is the proof. */
  hasPassword: boolean;
  onClose: () => void;
}
type AccountDialogProps = DialogProps & { user: AdminUserDetail };

const proofOf = (hasPassword: boolean) => (hasPassword ? { password: '' } : {});
const succeed = (message: string) => void toast({ tone: 'success', message, id: 'account' });
const label = fieldNames(adminRoleSet.body);
const emailLabel = fieldNames(adminEmailChange.body);
const inviteLabel = fieldNames(adminUserInvite.body);

interface ReasonProps extends ComponentProps<typeof Textarea> {
  hint: string;
}

const Reason = ({ hint, ...input }: ReasonProps) => (
  <Textarea
    label={label('reason')}
    description={hint}
    autosize
    minRows={2}
    maxRows={8}
    maxLength={accountReasonLength}
    withAsterisk
    {...input}
  />
);

/** Changes what the account is for. */
export function RoleDialog({ user, hasPassword, onClose }: AccountDialogProps) {
  const { t } = useTranslation('admin');
  const state = useSendForm({
    resolver: contractResolver(adminRoleSet.body),
    defaultValues: { role: user.roles[0] ?? user.role, reason: '', ...proofOf(hasPassword) },
    send: (body: { role: Role; reason: string; password?: string | undefined }) =>
      call('POST /admin/user/:id/role', { params: { id: user._id }, body }),
    onSent({ data }) {
      keep(data);
      onClose();
      succeed(t('role.done'));
    },
  });
  const { form } = state;
  return (
    <FormDialog
      title={t('role.title', { name: user.name })}
      action={t('role.submit')}
      state={state}
      onClose={onClose}
    >
      <FormField form={form} name="role">
        {(field) => <RoleChoice {...field} label={label('role')} offered={user.roles} />}
      </FormField>
      <Reason hint={t('role.reasonHint')} {...inputProps(form, 'reason')} />
      {hasPassword && <OwnPassword description={t('ownPassword')} {...inputProps(form, 'password')} />}
    </FormDialog>
  );
}

/** Asks the owner of another mailbox to confirm that it is theirs. */
export function EmailDialog({ user, hasPassword, onClose }: AccountDialogProps) {
  const { t } = useTranslation('admin');
  const state = useSendForm({
    resolver: contractResolver(adminEmailChange.body),
    defaultValues: { email: '', reason: '', ...proofOf(hasPassword) },
    send: (body: { email: string; reason: string; password?: string | undefined }) =>
      call('POST /admin/user/:id/email', { params: { id: user._id }, body }),
    onSent(_, { email }) {
      void invalidate('GET /admin/audit');
      onClose();
      succeed(t('email.done', { email }));
    },
  });
  const { form } = state;
  return (
    <FormDialog
      title={t('email.title', { name: user.name })}
      action={t('email.submit')}
      state={state}
      onClose={onClose}
    >
      <Text size="sm">{t(user.email ? 'email.text' : 'email.textFirst')}</Text>
      <TextInput
        type="email"
        label={emailLabel('email')}
        autoComplete="off"
        withAsterisk
        {...inputProps(form, 'email')}
      />
      <Reason hint={t('email.reasonHint')} {...inputProps(form, 'reason')} />
      {hasPassword && <OwnPassword description={t('ownPassword')} {...inputProps(form, 'password')} />}
    </FormDialog>
  );
}

/** Invites somebody to run the site. */
export function InviteDialog({ hasPassword, onClose }: DialogProps) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const state = useSendForm({
    resolver: contractResolver(adminUserInvite.body),
    defaultValues: { email: '', name: '', role: 'admin', ...proofOf(hasPassword) },
    send: (body: { email: string; name: string; role: StaffRole; password?: string | undefined }) =>
      call('POST /admin/user', { body }),
    onSent({ data }, { email }) {
      keep(data);
      onClose();
      succeed(t('invite.done', { email }));
      navigate(adminPaths.user(data._id));
    },
  });
  const { form } = state;
  return (
    <FormDialog title={t('invite.title')} action={t('invite.submit')} state={state} onClose={onClose}>
      <TextInput
        type="email"
        label={inviteLabel('email')}
        description={t('invite.text')}
        autoComplete="off"
        withAsterisk
        {...inputProps(form, 'email')}
      />
      <TextInput label={inviteLabel('name')} autoComplete="off" withAsterisk {...inputProps(form, 'name')} />
      <FormField form={form} name="role">
        {(field) => <RoleChoice {...field} label={inviteLabel('role')} offered={valuesOf(staffRoles)} />}
      </FormField>
      {hasPassword && <OwnPassword description={t('ownPassword')} {...inputProps(form, 'password')} />}
    </FormDialog>
  );
}
