import { type Provider, providerAdd } from '@acheep/contract/accounts/identity';
import type { ProviderKind } from '@acheep/contract/accounts/identity-option';
import { Text } from '@mantine/core';
import { OwnPassword } from '../../../entities/accounts/proof/own-password.tsx';
import { toast } from '../../../lib/feedback.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useAddProvider } from './identity.api.ts';
import { useAddPhone } from './phone.api.ts';
import { PhoneDialog } from './phone-dialog.tsx';
import { ProviderNote } from './provider-note.tsx';

interface AddProps {
  provider: Provider;
  /** Whoever signs in by phone alone has no password to ask for. */
  asksPassword: boolean;
  onClose: () => void;
}

function AddProvider({ provider, asksPassword, onClose }: AddProps) {
  const { t } = useTranslation('account');
  const add = useAddProvider();
  const kind = provider.kind as ProviderKind;
  const { name } = provider;
  const state = useSendForm({
    resolver: contractResolver(providerAdd.body.pick({ password: true })),
    defaultValues: asksPassword ? { password: '' } : {},
    send: ({ password }: { password?: string | undefined }) =>
      add.mutateAsync({ kind, ...(password && { password }) }),
  });
  return (
    <FormDialog
      title={t('waysIn.addTitle', { name })}
      action={t('provider.continue', { name })}
      state={state}
      onClose={onClose}
    >
      {asksPassword && (
        <>
          <Text>{t('waysIn.addText', { name })}</Text>
          <OwnPassword
            {...state.form.register('password')}
            error={state.form.formState.errors.password?.message}
          />
        </>
      )}
      <ProviderNote providers={[provider]} />
    </FormDialog>
  );
}

function AddPhone({ asksPassword, onClose }: Omit<AddProps, 'provider'>) {
  const { t } = useTranslation('account');
  const add = useAddPhone();
  return (
    <PhoneDialog
      purpose="add"
      title={t('phone.title')}
      text={t('waysIn.addPhone')}
      asksPassword={asksPassword}
      onClose={onClose}
      send={async (proof) => {
        await add.mutateAsync(proof);
        onClose();
        void toast({ tone: 'success', message: t('waysIn.addedPhone') });
      }}
    />
  );
}

/** Dialog that adds a way in to the own account. */
export const AddWayIn = ({ provider, ...props }: AddProps) =>
  provider.kind === 'phone' ? <AddPhone {...props} /> : <AddProvider provider={provider} {...props} />;
