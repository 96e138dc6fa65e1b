import type { Provider } from '@acheep/contract/accounts/identity';
import { Button } from '@mantine/core';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ProviderSign } from './provider-sign.tsx';

type Kind = Provider['kind'];

interface ProviderChoiceProps<K extends Kind> {
  providers: readonly (Provider & { kind: K })[];
  /** The one that is being asked. */
  pending: K | false | undefined;
  onChoose: (kind: K) => void;
}

/** A button for each provider, which the phone may be. */
export function ProviderChoice<K extends Kind>({ providers, pending, onChoose }: ProviderChoiceProps<K>) {
  const { t } = useTranslation('account');
  return providers.map(({ kind, name }) => (
    <Button
      key={kind}
      variant="default"
      fullWidth
      leftSection={<ProviderSign kind={kind} />}
      loading={pending === kind}
      onClick={() => onChoose(kind)}
    >
      {kind === 'phone' ? t('provider.phone') : t('provider.continue', { name })}
    </Button>
  ));
}
