import { Alert, Button, Container, Stack } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { openAuth } from '../../../lib/auth-dialog.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

/** Where the reset request and the link of its e-mail lead. */
export function ResetPasswordPage() {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const given = { token: search.get('token') ?? '', email: search.get('email') ?? '' };
  const complete = given.token !== '' && given.email !== '';
  return (
    <Container size={560}>
      <PageHead title={t('reset.title')} noIndex />
      <PageHeader title={t('reset.title')} lead={complete && t('reset.lead', { email: given.email })} />
      {complete ? (
        <ResetPasswordForm key={given.token} {...given} mailedKey={search.get('key')} />
      ) : (
        <Alert color="red" role="alert">
          <Stack align="start">
            {t('reset.incomplete')}
            <Button onClick={() => openAuth('forgot')}>{t('reset.again')}</Button>
          </Stack>
        </Alert>
      )}
    </Container>
  );
}
