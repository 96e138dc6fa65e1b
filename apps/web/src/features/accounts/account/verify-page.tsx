import { Alert, Button, Container, Loader, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ApiError } from '../../../lib/api-error.ts';
import { openAuth } from '../../../lib/auth-dialog.ts';
import { errorText } from '../../../lib/errors.ts';
import { registrationHandle } from '../../../lib/kept-handle.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { verifyQuery } from './account.api.ts';
import { ActivateForm } from './activate-form.tsx';

/** Where the link of the activation e-mail leads. */
export function VerifyPage() {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const handle = registrationHandle.get();
  const { error, isLoading } = useQuery(verifyQuery(token, handle));
  const asksPassword =
    token !== '' && (!handle || (error instanceof ApiError && error.code === 'activation.password'));
  return (
    <Container size={560}>
      <PageHead title={t('verify.title')} noIndex />
      <PageHeader title={t('verify.title')} />
      {isLoading && <Loader aria-label={t('loading', { ns: 'common' })} />}
      {asksPassword && <ActivateForm token={token} handle={handle} sends={search.has('sends')} />}
      {((error && !asksPassword) || !token) && (
        <Alert color="red" role="alert" title={t('verify.failed')}>
          <Stack align="start">
            <Text inherit>{error ? errorText(error).message : t('verify.noToken')}</Text>
            <Text inherit>{t('verify.failedHint')}</Text>
            <Button onClick={() => openAuth('login')}>{t('login.submit')}</Button>
          </Stack>
        </Alert>
      )}
    </Container>
  );
}
