import { passkeyAdd, passkeySave } from '@acheep/contract/accounts/passkey';
import { Alert, Button, Group, Text, TextInput } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import { OwnPassword } from '../../../entities/accounts/proof/own-password.tsx';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { hasPasskeys, PasskeyCancelled, useAddPasskey } from './passkey.api.ts';

const body = passkeySave.body.pick({ name: true }).extend(passkeyAdd.body.pick({ password: true }).shape);
const label = fieldNames(body);

interface AddDialogProps {
  hasPassword: boolean;
  onClose: () => void;
}

function AddDialog({ hasPassword, onClose }: AddDialogProps) {
  const { t } = useTranslation('account');
  const add = useAddPasskey();
  const [isCancelled, setCancelled] = useState(false);
  const state = useSendForm({
    resolver: contractResolver(body),
    // Without a password there is nothing to type, and an empty one is refused.
    defaultValues: { name: t('passkey.usualName'), ...(hasPassword && { password: '' }) },
    send(given: { name: string; password?: string | undefined }) {
      setCancelled(false);
      return add.mutateAsync(given);
    },
    onSent() {
      onClose();
      void toast({ tone: 'success', message: t('passkey.added') });
    },
    onRefused(error) {
      setCancelled(error instanceof PasskeyCancelled);
      return error instanceof PasskeyCancelled;
    },
  });
  const { register, formState } = state.form;
  return (
    <FormDialog
      title={t('passkey.addTitle')}
      action={t('secondFactor.continue')}
      state={state}
      onClose={onClose}
    >
      <Text>{t('passkey.addText')}</Text>
      {isCancelled && (
        <Alert color="yellow" role="alert">
          {t('passkey.notMade')}
        </Alert>
      )}
      <TextInput
        {...register('name')}
        label={label('name')}
        description={t('passkey.nameHint')}
        withAsterisk
        error={formState.errors.name?.message}
      />
      {hasPassword && <OwnPassword {...register('password')} error={formState.errors.password?.message} />}
    </FormDialog>
  );
}

/** Adds a passkey; nothing where the browser has none. */
export function AddPasskey({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation('account');
  const [isOpen, setOpen] = useState(false);
  if (!hasPasskeys()) return null;
  return (
    <Group>
      <Button
        variant="default"
        leftSection={<IconFingerprint size={20} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('passkey.add')}
      </Button>
      {isOpen && <AddDialog hasPassword={hasPassword} onClose={() => setOpen(false)} />}
    </Group>
  );
}
