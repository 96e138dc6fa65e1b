import { type Provider, providerAdd } from '@acheep/contract/accounts/identity';
import type { ProviderKind } from '@acheep/contract/accounts/identity-option';
import { type WayIn as Way, wayInWords } from '@acheep/contract/accounts/way-in';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { OwnPassword } from '../../../entities/accounts/proof/own-password.tsx';
import { apiData } from '../../../lib/api-query.ts';
import { toast } from '../../../lib/feedback.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { currentLocale } from '../../../lib/locale.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Section } from '../../../ui/section.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { isRemovedHere, useAddProvider } from './identity.api.ts';
import { hasPasskeys } from './passkey.api.ts';
import { useAddPhone } from './phone.api.ts';
import { PhoneDialog } from './phone-dialog.tsx';
import { ProviderNote } from './provider-note.tsx';
import { ProviderSign } from './provider-sign.tsx';
import { RemoveWayIn } from './remove-way-in.tsx';

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
const AddWayIn = ({ provider, ...props }: AddProps) =>
  provider.kind === 'phone' ? <AddPhone {...props} /> : <AddProvider provider={provider} {...props} />;

interface WayInProps {
  sign: ReactNode;
  name: string;
  label: string | null;
  lastUsedAt: string | null;
  addedAt: string;
  /** None for what is removed elsewhere. */
  onRemove: (() => void) | null;
}

/** One way into the account beside the password. */
function WayIn({ sign, name, label, addedAt, lastUsedAt, onRemove }: WayInProps) {
  const { t } = useTranslation('account');
  return (
    <Group justify="space-between" wrap="nowrap">
      <Group gap="sm" wrap="nowrap" miw={0}>
        {sign}
        <div>
          <Text fw={500} style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Text>
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {label && `${label} · `}
            <DateText value={addedAt}>{(date) => t('waysIn.added', { date })}</DateText>
            {lastUsedAt && (
              <>
                {' · '}
                <DateText value={lastUsedAt}>{(date) => t('waysIn.lastUsed', { date })}</DateText>
              </>
            )}
          </Text>
        </div>
      </Group>
      {onRemove && (
        <Button variant="default" size="xs" aria-label={t('waysIn.removeOf', { name })} onClick={onRemove}>
          {t('waysIn.remove')}
        </Button>
      )}
    </Group>
  );
}

/** Everything that opens the account beside the password, to add and remove. */
export function WaysIn({ hasEmail, mayUsePhone }: { hasEmail: boolean; mayUsePhone: boolean }) {
  const { t } = useTranslation('account');
  const { data: providers = [] } = useQuery(apiData('GET /users/provider'));
  const { data } = useQuery(apiData('GET /users/identity'));
  const [adding, setAdding] = useState<Provider | null>(null);
  const [removing, setRemoving] = useState<Way | null>(null);
  if (!data || (providers.length === 0 && data.ways.length === 0 && !hasPasskeys())) return null;
  // Whoever changes the number adds the new one first.
  const missing = providers.filter(({ kind }) =>
    kind === 'phone' ? mayUsePhone : data.ways.every((one) => one.kind !== kind),
  );
  return (
    <Section title={t('waysIn.title')}>
      <Stack maw={480}>
        {!data.hasPassword && hasEmail && <Text>{t('waysIn.noPassword')}</Text>}
        {data.ways.map((way) => (
          <WayIn
            key={`${way.kind} ${way._id}`}
            sign={<ProviderSign kind={way.kind} />}
            {...wayInWords(way, currentLocale())}
            addedAt={way.createdAt}
            lastUsedAt={way.lastUsedAt}
            onRemove={isRemovedHere(way) ? () => setRemoving(way) : null}
          />
        ))}
        <Group>
          {missing.map((provider) => (
            <Button
              key={provider.kind}
              variant="default"
              leftSection={<ProviderSign kind={provider.kind} />}
              onClick={() => setAdding(provider)}
            >
              {provider.kind === 'phone' ? t('waysIn.addNumber') : t('waysIn.add', { name: provider.name })}
            </Button>
          ))}
          <AddPasskey hasPassword={data.hasPassword} />
        </Group>
      </Stack>
      {adding && (
        <AddWayIn provider={adding} asksPassword={data.hasPassword} onClose={() => setAdding(null)} />
      )}
      {removing && <RemoveWayIn way={removing} onClose={() => setRemoving(null)} />}
    </Section>
  );
}
