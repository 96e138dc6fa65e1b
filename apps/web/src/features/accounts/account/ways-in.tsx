import type { Provider } from '@acheep/contract/accounts/identity';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiData } from '../../../lib/api-query.ts';
import { confirm, toast } from '../../../lib/feedback.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { Section } from '../../../ui/section.tsx';
import { AddWayIn } from './add-way-in.tsx';
import { useRemoveIdentity } from './identity.api.ts';
import { ProviderSign } from './provider-sign.tsx';

/** Phones and identity providers that open the account, to add and remove; nothing where the site has none. */
export function WaysIn({ hasEmail }: { hasEmail: boolean }) {
  const { t } = useTranslation('account');
  const { data: providers = [] } = useQuery(apiData('GET /users/provider'));
  const { data } = useQuery(apiData('GET /users/identity'));
  const remove = useRemoveIdentity();
  const [adding, setAdding] = useState<Provider | null>(null);
  const identities = data?.identities ?? [];
  if (!data || (providers.length === 0 && identities.length === 0)) return null;
  const missing = providers.filter(({ kind }) => identities.every((one) => one.kind !== kind));
  const called = ({ kind, name }: Provider) => (kind === 'phone' ? t('waysIn.phone') : name);
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
          <Group key={identity._id} justify="space-between" wrap="nowrap">
            <Group gap="sm" wrap="nowrap" miw={0}>
              <ProviderSign kind={identity.kind} />
              <div>
                <Text fw={500}>{called(identity)}</Text>
                <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                  {identity.label}
                  {identity.lastUsedAt && (
                    <>
                      {identity.label && ' · '}
                      <DateText value={identity.lastUsedAt}>
                        {(date) => t('waysIn.lastUsed', { date })}
                      </DateText>
                    </>
                  )}
                </Text>
              </div>
            </Group>
            <Button variant="default" size="xs" onClick={() => void ask(identity)}>
              {t('waysIn.remove')}
            </Button>
          </Group>
        ))}
        <Group>
          {missing.map((provider) => (
            <Button
              key={provider.kind}
              variant="default"
              leftSection={<ProviderSign kind={provider.kind} />}
              onClick={() => setAdding(provider)}
            >
              {t('waysIn.add', { name: called(provider) })}
            </Button>
          ))}
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
