import { type Passkey, passkeyAdd, passkeySave } from '@acheep/contract/accounts/passkey';
import { Alert, Button, Group, Text, TextInput } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiData } from '../../../lib/api-query.ts';
import { confirm, toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { OwnPassword } from './own-password.tsx';
import { hasPasskeys, PasskeyCancelled, useAddPasskey, useRemovePasskey } from './passkey.api.ts';
import { WayIn } from './way-in.tsx';

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

/** The passkeys of the account, to remove. */
export function PasskeyList() {
  const { t } = useTranslation('account');
  const { data: passkeys = [] } = useQuery(apiData('GET /users/passkey'));
  const remove = useRemovePasskey();
  async function ask({ _id, name }: Passkey) {
    const answer = await confirm({
      title: t('waysIn.removeTitle', { name }),
      message: t('passkey.removeText', { name }),
      confirmLabel: t('waysIn.remove'),
    });
    if (answer !== 'confirm') return;
    remove.mutate(_id, {
      onSuccess: () => void toast({ tone: 'success', message: t('waysIn.removed', { name }) }),
    });
  }
  return passkeys.map((passkey) => (
    <WayIn
      key={passkey._id}
      sign={<IconFingerprint size={20} stroke={1.75} aria-hidden />}
      name={passkey.name}
      label={t('passkey.kind')}
      lastUsedAt={passkey.lastUsedAt}
      onRemove={() => void ask(passkey)}
    />
  ));
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
