import {
  type AccountAction,
  type AdminUserDetail,
  adminUserDisable,
  disableReasonLength,
} from '@acheep/contract/accounts/admin';
import { signUpRoles } from '@acheep/contract/kernel/role';
import { Button, Group } from '@mantine/core';
import {
  IconBan,
  IconCircleCheck,
  IconEye,
  IconMail,
  IconPencil,
  IconPencilOff,
  type TablerIcon,
} from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/api-query.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ReasonDialog } from '../../../ui/form-dialog.tsx';
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
      most={disableReasonLength}
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

/** Actions that need at most a confirmation. Disabling asks for a reason in its own dialog. */
type DirectAction = Exclude<AccountAction, 'disable'>;

const asksFirst: readonly DirectAction[] = ['enable', 'make-editor', 'end-editor'];

function useAccountAction({ _id: id, name }: AdminUserDetail) {
  const { t } = useTranslation('admin');
  return useAct({
    call: (action: DirectAction) => call(`POST /admin/user/:id/${action}`, { params: { id } }),
    asks: (action) =>
      asksFirst.includes(action)
        ? {
            title: t(`confirm.${action as 'make-editor'}.title`, { name }),
            message: t(`confirm.${action as 'enable'}.message`, { name }),
            confirmLabel: t(`action.${action}`),
            tone: 'plain',
          }
        : null,
    done: (_, action) => t(`done.${action}`),
    id: 'account',
    refresh: (answer) => (answer ? keep(answer.data) : invalidate('GET /admin/user/:id')),
  });
}

const icons: Record<AccountAction, TablerIcon> = {
  enable: IconCircleCheck,
  'resend-activation': IconMail,
  'make-editor': IconPencil,
  'end-editor': IconPencilOff,
  disable: IconBan,
};
const order = Object.keys(icons) as AccountAction[];

/** Buttons of the actions that are possible in the account's current state. */
export function UserActions({ user }: { user: AdminUserDetail }) {
  const { t } = useTranslation('admin');
  const { act, given: pending } = useAccountAction(user);
  const [disabling, setDisabling] = useState(false);
  const [looking, setLooking] = useState(false);
  return (
    <Group gap="xs">
      {order
        .filter((action) => user.actions.includes(action))
        .map((action) => {
          const Icon = icons[action];
          return (
            <Button
              key={action}
              variant={action === 'disable' ? 'light' : 'default'}
              color={action === 'disable' ? 'red' : undefined}
              leftSection={<Icon size={18} aria-hidden />}
              loading={pending === action}
              disabled={pending !== undefined && pending !== action}
              onClick={() => (action === 'disable' ? setDisabling(true) : void act(action))}
            >
              {t(`action.${action}`)}
            </Button>
          );
        })}
      {user.role in signUpRoles && user.state === 'active' && (
        <Button
          variant="default"
          leftSection={<IconEye size={18} aria-hidden />}
          onClick={() => setLooking(true)}
        >
          {t('look.action')}
        </Button>
      )}
      {looking && <ImpersonationDialog user={user} onClose={() => setLooking(false)} />}
      {disabling && <DisableDialog user={user} onClose={() => setDisabling(false)} />}
    </Group>
  );
}
