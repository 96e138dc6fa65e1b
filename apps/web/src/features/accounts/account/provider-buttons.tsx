import { paths } from '@acheep/contract/kernel/paths';
import { Alert, Button, Divider, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { apiData } from '../../../lib/api-query.ts';
import { errorText } from '../../../lib/errors.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useStartAtProvider } from './identity.api.ts';
import { ProviderSign } from './provider-sign.tsx';

const isForOnce = /^\/(?:sign-in|verify|login|reset-password|change-email|restore-email)$/;

/** Buttons of the identity providers; nothing where there are none. */
export function ProviderButtons({ next }: { next?: string | undefined }) {
  const { t } = useTranslation('account');
  const { data: providers = [] } = useQuery(apiData('GET /users/provider'));
  const start = useStartAtProvider();
  const { pathname, search } = useLocation();
  // A page that a mailed link or a provider leads to is not one to come back to.
  const here = isForOnce.test(pathname) ? paths.home() : pathname + search;
  if (providers.length === 0) return null;
  return (
    <Stack gap="xs">
      <Divider label={t('provider.or')} />
      {start.error && (
        <Alert color="red" role="alert">
          {errorText(start.error).message}
        </Alert>
      )}
      {providers.map(({ kind, name }) => (
        <Button
          key={kind}
          variant="default"
          fullWidth
          leftSection={<ProviderSign kind={kind} />}
          loading={start.isPending && start.variables.kind === kind}
          onClick={() => start.mutate({ kind, next: next ?? here })}
        >
          {t('provider.continue', { name })}
        </Button>
      ))}
    </Stack>
  );
}
