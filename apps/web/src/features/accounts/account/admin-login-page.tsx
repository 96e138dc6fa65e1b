import { Container } from '@mantine/core';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { LoginForm } from './login-form.tsx';

/** Where admins sign in. A refusal is told in passing, and nothing is offered but to try again. */
export function AdminLoginPage() {
  const { t } = useTranslation('account');
  return (
    <Container size={450}>
      <PageHead title={t('adminLogin.title')} noIndex />
      <PageHeader title={t('adminLogin.title')} />
      <LoginForm plain />
    </Container>
  );
}
