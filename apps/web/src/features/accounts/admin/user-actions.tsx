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
import { confirm, toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ReasonDialog } from '../../../ui/form-dialog.tsx';
import { useAccountAction, useDisable } from './admin.api.ts';
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

function useAccountActions(user: AdminUserDetail) {
  const { t } = useTranslation('admin');
  const action = useAccountAction(user._id);

  async function run(wanted: DirectAction) {
    if (asksFirst.includes(wanted)) {
      const said = { name: user.name };
      const answer = await confirm({
        title: t(`confirm.${wanted as 'make-editor'}.title`, said),
        message: t(`confirm.${wanted as 'enable'}.message`, said),
        confirmLabel: t(`action.${wanted}`),
        tone: 'plain',
      });
      if (answer !== 'confirm') return;
    }
    action.mutate(wanted, {
      onSuccess: () => void toast({ tone: 'success', message: t(`done.${wanted}`), id: `account-${wanted}` }),
    });
  }

  return { run, pending: action.isPending ? action.variables : undefined };
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
  const { run, pending } = useAccountActions(user);
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
              onClick={() => (action === 'disable' ? setDisabling(true) : void run(action))}
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
