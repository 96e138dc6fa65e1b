import { type Provider, providerAdd } from '@acheep/contract/accounts/identity';
import type { ProviderKind } from '@acheep/contract/accounts/identity-option';
import { phoneAdd, phoneCodeNew } from '@acheep/contract/accounts/phone';
import { Text } from '@mantine/core';
import { type ComponentProps, useState } from 'react';
import { CodeField } from '../../../entities/accounts/phone/code-field.tsx';
import { NumberField } from '../../../entities/accounts/phone/number-field.tsx';
import { type SentCode, sendCode } from '../../../entities/accounts/phone/phone.api.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useAddProvider } from './identity.api.ts';
import { useAddPhone } from './phone.api.ts';

const label = fieldNames(providerAdd.body);

interface AddProps {
  provider: Provider;
  /** Whoever signs in by phone alone has no password to ask for. */
  asksPassword: boolean;
  onClose: () => void;
}

const OwnPassword = (props: ComponentProps<typeof PasswordField>) => (
  <PasswordField label={label('password')} autoComplete="current-password" withAsterisk {...props} />
);

function AddProvider({ provider, asksPassword, onClose }: AddProps) {
  const { t } = useTranslation('account');
  const add = useAddProvider();
  const kind = provider.kind as ProviderKind;
  const { name } = provider;
  const state = useSendForm({
    resolver: contractResolver(providerAdd.body.pick({ password: true })),
    defaultValues: asksPassword ? { password: '' } : {},
    send: (body: { password?: string | undefined }) => add.mutateAsync({ kind, ...body }),
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
    </FormDialog>
  );
}

function AddNumber({ onSent, onClose }: { onSent: (sent: SentCode) => void; onClose: () => void }) {
  const { t } = useTranslation('account');
  const words = useTranslation('phone').t;
  const state = useSendForm({
    resolver: contractResolver(phoneCodeNew.body.pick({ phone: true })),
    defaultValues: { phone: '' },
    send: ({ phone }: { phone: string }) => sendCode(phone, 'add'),
    onSent,
  });
  const { form } = state;
  return (
    <FormDialog title={t('phone.title')} action={words('send')} state={state} onClose={onClose}>
      <Text>{t('waysIn.addPhone')}</Text>
      <NumberField {...form.register('phone')} error={form.formState.errors.phone?.message} />
    </FormDialog>
  );
}

interface AddCodeProps extends Pick<AddProps, 'asksPassword' | 'onClose'> {
  sent: SentCode;
  onSent: (sent: SentCode | null) => void;
}

function AddCode({ sent, asksPassword, onSent, onClose }: AddCodeProps) {
  const { t } = useTranslation('account');
  const add = useAddPhone();
  const state = useSendForm({
    resolver: contractResolver(phoneAdd.body.pick({ code: true, password: true })),
    defaultValues: { code: '', ...(asksPassword && { password: '' }) },
    send: (body: { code: string; password?: string | undefined }) =>
      add.mutateAsync({ token: sent.token, ...body }),
    onSent() {
      onClose();
      void toast({ tone: 'success', message: t('waysIn.addedPhone') });
    },
  });
  const { form } = state;
  const { errors } = form.formState;
  return (
    <FormDialog title={t('phone.title')} action={t('ok', { ns: 'common' })} state={state} onClose={onClose}>
      <CodeField
        sent={sent}
        purpose="add"
        onSent={onSent}
        onBack={() => onSent(null)}
        field={{ ...form.register('code'), error: errors.code?.message }}
      />
      {asksPassword && <OwnPassword {...form.register('password')} error={errors.password?.message} />}
    </FormDialog>
  );
}

function AddPhone({ asksPassword, onClose }: Omit<AddProps, 'provider'>) {
  const [sent, setSent] = useState<SentCode | null>(null);
  if (!sent) return <AddNumber onSent={setSent} onClose={onClose} />;
  return <AddCode sent={sent} asksPassword={asksPassword} onSent={setSent} onClose={onClose} />;
}

/** Dialog that adds a way in to the own account. */
export const AddWayIn = ({ provider, ...props }: AddProps) =>
  provider.kind === 'phone' ? <AddPhone {...props} /> : <AddProvider provider={provider} {...props} />;
