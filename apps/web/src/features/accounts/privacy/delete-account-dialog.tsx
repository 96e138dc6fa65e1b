import { accountDelete, erasureDays } from '@acheep/contract/accounts/privacy';
import type { Role } from '@acheep/contract/kernel/role';
import { Button, Group, List, Modal, Stack, Text } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { applyFieldErrors } from '../../../lib/form-error.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { inputProps } from '../../../ui/form-field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useDeleteAccount } from './privacy.api.ts';

const label = fieldNames(accountDelete.body);

interface DeleteAccountDialogProps {
  role: Role;
  opened: boolean;
  onClose: () => void;
}

/** Says what happens, and asks for the password. */
function DeleteAccountForm({ role, onClose }: Omit<DeleteAccountDialogProps, 'opened'>) {
  const { t } = useTranslation('privacy');
  const common = useTranslation().t;
  const remove = useDeleteAccount(() => void toast({ tone: 'success', message: t('delete.done') }));
  const form = useForm({ resolver: contractResolver(accountDelete.body), defaultValues: { password: '' } });
  const submit = form.handleSubmit((body) =>
    remove.mutate(body, { onError: (error) => applyFieldErrors(error, form) }),
  );
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <Text size="sm" fw={600}>
          {t('delete.forGood')}
        </Text>
        <List size="sm" spacing={4}>
          <List.Item>{t(`delete.what.${role}`)}</List.Item>
          <List.Item>{t('delete.everywhere')}</List.Item>
          <List.Item>{t('delete.address')}</List.Item>
          <List.Item>{t('delete.later', { days: erasureDays })}</List.Item>
        </List>
        <PasswordField
          label={label('password')}
          autoComplete="current-password"
          withAsterisk
          data-autofocus
          {...inputProps(form, 'password')}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {common('cancel')}
          </Button>
          <SubmitButton color="red" loading={remove.isPending}>
            {t('delete.submit')}
          </SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}

export function DeleteAccountDialog({ opened, ...form }: DeleteAccountDialogProps) {
  const { t } = useTranslation('privacy');
  const common = useTranslation().t;
  return (
    <Modal
      opened={opened}
      onClose={form.onClose}
      title={t('delete.title')}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <DeleteAccountForm {...form} />
    </Modal>
  );
}
