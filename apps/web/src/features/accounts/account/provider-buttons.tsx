import { Alert, Divider, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { apiData } from '../../../lib/api-query.ts';
import { openAuth } from '../../../lib/auth-dialog.ts';
import { errorText } from '../../../lib/errors.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useStartAtProvider } from './identity.api.ts';
import { ProviderChoice } from './provider-choice.tsx';
import { ProviderNote } from './provider-note.tsx';
import { useGoal } from './use-goal.ts';

interface ProviderButtonsProps {
  next?: string | undefined;
  /** Before the form instead of below it. */
  above?: boolean;
}

/** Buttons of the other ways to sign in; nothing where there are none. */
export function ProviderButtons({ next, above = false }: ProviderButtonsProps) {
  const { t } = useTranslation('account');
  const { data: providers = [] } = useQuery(apiData('GET /users/provider'));
  const start = useStartAtProvider();
  const goal = useGoal(next);
  if (providers.length === 0) return null;
  return (
    <Stack gap="xs">
      {!above && <Divider label={t('provider.or')} />}
      {start.error && (
        <Alert color="red" role="alert">
          {errorText(start.error).message}
        </Alert>
      )}
      <ProviderChoice
        providers={providers}
        pending={start.isPending && start.variables.kind}
        onChoose={(kind) => (kind === 'phone' ? openAuth('phone') : start.mutate({ kind, next: goal }))}
      />
      <ProviderNote providers={providers} />
      {above && <Divider label={t('provider.or')} />}
    </Stack>
  );
}
