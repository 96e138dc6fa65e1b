import type { Provider } from '@acheep/contract/accounts/identity';
import { type WayIn as Way, wayInWords } from '@acheep/contract/accounts/way-in';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiData } from '../../../lib/api-query.ts';
import { currentLocale } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Section } from '../../../ui/section.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { AddWayIn } from './add-way-in.tsx';
import { isRemovedHere } from './identity.api.ts';
import { hasPasskeys } from './passkey.api.ts';
import { ProviderSign } from './provider-sign.tsx';
import { RemoveWayIn } from './remove-way-in.tsx';
import { WayIn } from './way-in.tsx';

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
