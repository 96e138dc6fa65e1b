import {
  type AccountAction,
  type AdminUserDetail,
  accountReasonLength,
  adminUserDisable,
} from '@acheep/contract/accounts/admin';
import { signUpRoles } from '@acheep/contract/kernel/role';
import { Button, Group } from '@mantine/core';
import {
  IconAt,
  IconBan,
  IconCircleCheck,
  IconEye,
  IconKey,
  IconMail,
  IconUserCog,
  type TablerIcon,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useHasPassword } from '../../../entities/accounts/proof/own-password.tsx';
import { call } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/api-query.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ReasonDialog } from '../../../ui/form-dialog.tsx';
import { EmailDialog, RoleDialog } from './access-dialogs.tsx';
import { keep, useDisable } from './admin.api.ts';
import { ImpersonationDialog } from './impersonation-dialog.tsx';

const label = fieldNames(adminUserDisable.body);

interface DisableDialogProps {
  user: AdminUserDetail;
  onClose: () => void;
}

/** Explains the effect of disabling and asks for the reason, of which the user is notified. */
function DisableDialog({ user, onClose }: DisableDialogProps) {
  const { t } = useTranslation('admin');
  const disable = useDisable(user._id);
  return (
    <ReasonDialog
      title={t('disable.title', { name: user.name })}
      text={t(user.company ? 'disable.textCompany' : 'disable.text')}
      schema={adminUserDisable.body}
      label={label('reason')}
      hint={t('disable.reasonHint')}
      most={accountReasonLength}
      action={t('action.disable')}
      color="red"
      send={(body) => disable.mutateAsync(body)}
      onSent={() => {
        onClose();
        void toast({ tone: 'success', message: t('done.disable'), id: 'account-disable' });
      }}
      onClose={onClose}
    />
  );
}

/** Actions that need at most a confirmation. The others ask for a reason in their own dialogs. */
type DirectAction = Exclude<AccountAction, 'disable' | 'change-email'>;

const asksFirst = ['enable', 'send-password-link'] as const satisfies DirectAction[];
const asks = (action: DirectAction): action is (typeof asksFirst)[number] =>
  asksFirst.some((one) => one === action);

function useAccountAction({ _id: id, name }: AdminUserDetail) {
  const { t } = useTranslation('admin');
  return useAct({
    call: (action: DirectAction) => call(`POST /admin/user/:id/${action}`, { params: { id } }),
    asks: (action) =>
      asks(action)
        ? {
            title: t(`confirm.${action}.title`, { name }),
            message: t(`confirm.${action}.message`, { name }),
            confirmLabel: t(`action.${action}`),
            tone: 'plain',
          }
        : null,
    done: (_, action) => t(`done.${action}`),
    id: 'account',
    refresh: (answer) => (answer ? keep(answer.data) : invalidate('GET /admin/user/:id')),
  });
}

type ActionName = AccountAction | 'change-role' | 'look';
const icons: Record<ActionName, TablerIcon> = {
  enable: IconCircleCheck,
  'resend-activation': IconMail,
  'send-password-link': IconKey,
  'change-email': IconAt,
  'change-role': IconUserCog,
  look: IconEye,
  disable: IconBan,
};
const order = Object.keys(icons) as ActionName[];

const dialogs = {
  'change-email': EmailDialog,
  'change-role': RoleDialog,
  look: ImpersonationDialog,
  disable: DisableDialog,
};
const hasDialog = (one: ActionName): one is keyof typeof dialogs => one in dialogs;

/** Buttons of the actions that are possible in the account's current state. */
export function UserActions({ user }: { user: AdminUserDetail }) {
  const { t } = useTranslation('admin');
  const { act, given: pending } = useAccountAction(user);
  const hasPassword = useHasPassword().data;
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const possible: readonly ActionName[] = [
    ...user.actions,
    ...(user.roles.length > 0 ? ['change-role' as const] : []),
    ...(user.role in signUpRoles && user.state === 'active' ? ['look' as const] : []),
  ];
  const Opened = open && dialogs[open];
  return (
    <Group gap="xs">
      {order
        .filter((one) => possible.includes(one))
        .map((one) => {
          const Icon = icons[one];
          return (
            <Button
              key={one}
              variant={one === 'disable' ? 'light' : 'default'}
              color={one === 'disable' ? 'red' : undefined}
              leftSection={<Icon size={18} aria-hidden />}
              loading={pending === one}
              disabled={pending !== undefined && pending !== one}
              onClick={() => (hasDialog(one) ? setOpen(one) : void act(one))}
            >
              {t(`action.${one}`)}
            </Button>
          );
        })}
      {Opened && hasPassword !== undefined && (
        <Opened user={user} hasPassword={hasPassword} onClose={() => setOpen(null)} />
      )}
    </Group>
  );
}
