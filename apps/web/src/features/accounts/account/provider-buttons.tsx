import { Alert, Divider, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { apiData } from '../../../lib/api-query.ts';
import { errorText } from '../../../lib/errors.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useStartAtProvider } from './identity.api.ts';
import { ProviderChoice } from './provider-choice.tsx';
import { ProviderNote } from './provider-note.tsx';
import { useGoal } from './use-goal.ts';

/** Buttons of the other ways to sign in, besides e-mail and phone; nothing where there are none. */
export function ProviderButtons({ next }: { next?: string | undefined }) {
  const { t } = useTranslation('account');
  const { data } = useQuery(apiData('GET /users/provider'));
  const providers = data?.flatMap(({ kind, ...one }) => (kind === 'phone' ? [] : [{ kind, ...one }])) ?? [];
  const start = useStartAtProvider();
  const goal = useGoal(next);
  if (providers.length === 0) return null;
  return (
    <Stack gap="xs">
      <Divider label={t('provider.or')} />
      {start.error && (
        <Alert color="red" role="alert">
          {errorText(start.error).message}
        </Alert>
      )}
      <ProviderChoice
        providers={providers}
        pending={start.isPending && start.variables.kind}
        onChoose={(kind) => start.mutate({ kind, next: goal })}
      />
      <ProviderNote providers={providers} />
    </Stack>
  );
}
