import { Container } from '@mantine/core';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { LoginForm } from './login-form.tsx';

/** Sign-in page of admins. A refusal is only shown in a toast, with nothing else on offer. */
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
