import { type Provider, providerAdd } from '@acheep/contract/accounts/identity';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiData } from '../../../lib/api-query.ts';
import { confirm, toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Section } from '../../../ui/section.tsx';
import { useAddProvider, useRemoveIdentity } from './identity.api.ts';
import { hasPasskeys } from './passkey.api.ts';
import { AddPasskey, PasskeyList } from './passkeys.tsx';
import { ProviderSign } from './provider-sign.tsx';
import { WayIn } from './way-in.tsx';

const label = fieldNames(providerAdd.body);

function AddDialog({ provider, onClose }: { provider: Provider; onClose: () => void }) {
  const { t } = useTranslation('account');
  const add = useAddProvider();
  const { kind, name } = provider;
  const state = useSendForm({
    resolver: contractResolver(providerAdd.body.pick({ password: true })),
    defaultValues: { password: '' },
    send: ({ password }: { password: string }) => add.mutateAsync({ kind, password }),
  });
  return (
    <FormDialog
      title={t('waysIn.addTitle', { name })}
      action={t('provider.continue', { name })}
      state={state}
      onClose={onClose}
    >
      <Text>{t('waysIn.addText', { name })}</Text>
      <PasswordField
        {...state.form.register('password')}
        label={label('password')}
        autoComplete="current-password"
        withAsterisk
        error={state.form.formState.errors.password?.message}
      />
    </FormDialog>
  );
}

/** Identity providers and passkeys that open the account, to add and remove. */
export function WaysIn() {
  const { t } = useTranslation('account');
  const { data: providers = [] } = useQuery(apiData('GET /users/provider'));
  const { data } = useQuery(apiData('GET /users/identity'));
  const remove = useRemoveIdentity();
  const [adding, setAdding] = useState<Provider | null>(null);
  const identities = data?.identities ?? [];
  if (!data || (providers.length === 0 && identities.length === 0 && !hasPasskeys())) return null;
  const missing = providers.filter(({ kind }) => identities.every((one) => one.kind !== kind));
  async function ask({ _id, name }: (typeof identities)[number]) {
    const answer = await confirm({
      title: t('waysIn.removeTitle', { name }),
      message: t('waysIn.removeText', { name }),
      confirmLabel: t('waysIn.remove'),
    });
    if (answer !== 'confirm') return;
    const onSuccess = () => void toast({ tone: 'success', message: t('waysIn.removed', { name }) });
    remove.mutate(_id, { onSuccess });
  }
  return (
    <Section title={t('waysIn.title')}>
      <Stack maw={480}>
        {!data.hasPassword && <Text>{t('waysIn.noPassword')}</Text>}
        {identities.map((identity) => (
          <WayIn
            key={identity._id}
            sign={<ProviderSign kind={identity.kind} />}
            name={identity.name}
            label={identity.label}
            lastUsedAt={identity.lastUsedAt}
            onRemove={() => void ask(identity)}
          />
        ))}
        <PasskeyList />
        <Group>
          {missing.map((provider) => (
            <Button
              key={provider.kind}
              variant="default"
              leftSection={<ProviderSign kind={provider.kind} />}
              onClick={() => setAdding(provider)}
            >
              {t('waysIn.add', { name: provider.name })}
            </Button>
          ))}
          <AddPasskey hasPassword={data.hasPassword} />
        </Group>
      </Stack>
      {adding && <AddDialog provider={adding} onClose={() => setAdding(null)} />}
    </Section>
  );
}
