import {
  type AccountAction,
  type AdminUserDetail,
  adminUserDisable,
  disableReasonLength,
} from '@acheep/contract/accounts/admin';
import { signUpRoles } from '@acheep/contract/kernel/role';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import {
  IconBan,
  IconCircleCheck,
  IconEye,
  IconMail,
  IconPencil,
  IconPencilOff,
  IconRosetteDiscountCheck,
  IconRosetteDiscountCheckOff,
  type TablerIcon,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { confirm, toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { applyFieldErrors } from '../../../lib/form-error.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { inputProps } from '../../../ui/form-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useAccountAction, useDisable } from './admin.api.ts';
import { LookDialog } from './look-dialog.tsx';

const label = fieldNames(adminUserDisable.body);

interface DisableDialogProps {
  user: AdminUserDetail;
  onClose: () => void;
}

/** Says what disabling does, and asks for the reason that the person is told. */
function DisableDialog({ user, onClose }: DisableDialogProps) {
  const { t } = useTranslation('admin');
  const common = useTranslation().t;
  const disable = useDisable(user._id);
  const form = useForm({
    resolver: contractResolver(adminUserDisable.body),
    defaultValues: { reason: '' },
  });
  const submit = form.handleSubmit((body) =>
    disable.mutate(body, {
      onSuccess: () => {
        onClose();
        void toast({ tone: 'success', message: t('done.disable'), id: 'account-disable' });
      },
      onError: (error) => applyFieldErrors(error, form),
    }),
  );
  return (
    <Dialog
      onClose={onClose}
      title={t('disable.title', { name: user.name })}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <form noValidate onSubmit={submit}>
        <Stack>
          <Text size="sm">{t(user.company ? 'disable.textCompany' : 'disable.text')}</Text>
          <Textarea
            label={label('reason')}
            description={t('disable.reasonHint')}
            autosize
            minRows={3}
            maxRows={8}
            maxLength={disableReasonLength}
            withAsterisk
            data-autofocus
            {...inputProps(form, 'reason')}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {common('cancel')}
            </Button>
            <SubmitButton color="red" loading={disable.isPending}>
              {t('action.disable')}
            </SubmitButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

/** The actions on an account that ask at most a yes. Disabling asks for a reason, in a dialog of its own. */
type DirectAction = Exclude<AccountAction, 'disable'>;

const asksFirst: readonly DirectAction[] = ['enable', 'unverify-company', 'make-editor', 'end-editor'];

function useAccountActions(user: AdminUserDetail) {
  const { t } = useTranslation('admin');
  const action = useAccountAction(user._id);

  async function run(wanted: DirectAction) {
    if (asksFirst.includes(wanted)) {
      const said = { name: user.name, company: user.company?.name };
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
  'verify-company': IconRosetteDiscountCheck,
  'unverify-company': IconRosetteDiscountCheckOff,
  'resend-activation': IconMail,
  'make-editor': IconPencil,
  'end-editor': IconPencilOff,
  disable: IconBan,
};
const order = Object.keys(icons) as AccountAction[];

/** What an admin may do with this account now. */
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
      {looking && <LookDialog user={user} onClose={() => setLooking(false)} />}
      {disabling && <DisableDialog user={user} onClose={() => setDisabling(false)} />}
    </Group>
  );
}
