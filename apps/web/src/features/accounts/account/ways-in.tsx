import type { Provider } from '@acheep/contract/accounts/identity';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiData } from '../../../lib/api-query.ts';
import { confirm, toast } from '../../../lib/feedback.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Section } from '../../../ui/section.tsx';
import { AddWayIn } from './add-way-in.tsx';
import { useRemoveIdentity } from './identity.api.ts';
import { hasPasskeys } from './passkey.api.ts';
import { AddPasskey, PasskeyList } from './passkeys.tsx';
import { ProviderSign } from './provider-sign.tsx';
import { WayIn } from './way-in.tsx';

/** Phones, identity providers and passkeys that open the account, to add and remove. */
export function WaysIn({ hasEmail, mayUsePhone }: { hasEmail: boolean; mayUsePhone: boolean }) {
  const { t } = useTranslation('account');
  const { data: providers = [] } = useQuery(apiData('GET /users/provider'));
  const { data } = useQuery(apiData('GET /users/identity'));
  const remove = useRemoveIdentity();
  const [adding, setAdding] = useState<Provider | null>(null);
  const identities = data?.identities ?? [];
  if (!data || (providers.length === 0 && identities.length === 0 && !hasPasskeys())) return null;
  // Whoever changes the number adds the new one first.
  const missing = providers.filter(({ kind }) =>
    kind === 'phone' ? mayUsePhone : identities.every((one) => one.kind !== kind),
  );
  const called = ({ kind, name }: Pick<Provider, 'kind' | 'name'>) =>
    kind === 'phone' ? t('waysIn.phone') : name;
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
        {!data.hasPassword && hasEmail && <Text>{t('waysIn.noPassword')}</Text>}
        {identities.map((identity) => (
          <WayIn
            key={identity._id}
            sign={<ProviderSign kind={identity.kind} />}
            name={called(identity)}
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
              {provider.kind === 'phone' ? t('waysIn.addNumber') : t('waysIn.add', { name: provider.name })}
            </Button>
          ))}
          <AddPasskey hasPassword={data.hasPassword} />
        </Group>
      </Stack>
      {adding && (
        <AddWayIn
          provider={adding}
          asksPassword={data.hasPassword || hasEmail}
          onClose={() => setAdding(null)}
        />
      )}
    </Section>
  );
}
