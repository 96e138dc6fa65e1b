import type { Provider } from '@acheep/contract/accounts/identity';
import { Button } from '@mantine/core';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ProviderSign } from './provider-sign.tsx';

interface ProviderChoiceProps {
  providers: readonly Provider[];
  /** The one that is being asked. */
  pending: Provider['kind'] | false | undefined;
  onChoose: (kind: Provider['kind']) => void;
}

/** A button for each provider, the phone among them. */
export function ProviderChoice({ providers, pending, onChoose }: ProviderChoiceProps) {
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
