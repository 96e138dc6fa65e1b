import { Alert, Button, Container, Loader, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { openAuth } from '../../lib/auth-dialog.ts';
import { errorText } from '../../lib/errors.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { verifyQuery } from './account.api.ts';

/** Where the link of the activation e-mail leads. */
export function VerifyPage() {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { data, error, isLoading } = useQuery(verifyQuery(token));
  return (
    <Container size={560}>
      <PageHead title={t('verify.title')} noIndex />
      <PageHeader title={t('verify.title')} />
      {isLoading && <Loader aria-label={t('loading', { ns: 'common' })} />}
      {data && (
        <Alert color="green" role="status" title={t('verify.done')}>
          <Stack align="start">
            {t('verify.doneHint')}
            <Button onClick={() => openAuth('login')}>{t('login.submit')}</Button>
          </Stack>
        </Alert>
      )}
      {(error || !token) && (
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
