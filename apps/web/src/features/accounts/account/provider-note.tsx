import type { Provider } from '@acheep/contract/accounts/identity';
import { Text } from '@mantine/core';
import { useTranslation } from '../../../lib/use-translation.ts';

/** Says of the provider that notifies people that it does; nothing where there is none. */
export function ProviderNote({ providers }: { providers: readonly Provider[] }) {
  const { t } = useTranslation('account');
  const name = providers.find(({ notifies }) => notifies)?.name;
  if (!name) return null;
  return (
    <Text size="sm" c="dimmed">
      {t('provider.notifies', { name })}
    </Text>
  );
}
