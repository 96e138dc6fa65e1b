import { type AdminUserDetail, adminUserDisable, disableReasonLength } from '@acheep/contract/accounts/admin';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { applyFieldErrors } from '../../../lib/form-error.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { inputProps } from '../../../ui/form-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useDisable } from './admin.api.ts';

const label = fieldNames(adminUserDisable.body);

interface DisableDialogProps {
  user: AdminUserDetail;
  onClose: () => void;
}

/** Says what disabling does, and asks for the reason that the person is told. */
export function DisableDialog({ user, onClose }: DisableDialogProps) {
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
