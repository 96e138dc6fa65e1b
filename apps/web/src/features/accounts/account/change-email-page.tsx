import { paths } from '@acheep/contract/paths';
import { Alert, Button, Container, Stack, Text } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import { errorText } from '../../../lib/errors.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useConfirmEmail } from './email-change.api.ts';

/** Target of the link to a new address. Nothing changes until the button is pressed: some mail programs open links. */
export function ChangeEmailPage() {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { mutate, isPending, isSuccess, data, error } = useConfirmEmail();
  const fault = error ? errorText(error).message : token === '' && t('email.incomplete');
  return (
    <Container size={560}>
      <PageHead title={t('email.confirmTitle')} noIndex />
      <PageHeader title={t('email.confirmTitle')} />
      <Stack align="start">
        {fault && (
          <Alert color="red" role="alert" title={t('email.failed')} w="100%">
            {fault}
          </Alert>
        )}
        {isSuccess ? (
          <>
            <Alert color="green" role="status" w="100%">
              {t('email.confirmed', { email: data.data.email })}
            </Alert>
            <Button component={Link} to={paths.profile()}>
              {t('profile.title')}
            </Button>
          </>
        ) : (
          token !== '' && (
            <>
              <Text>{t('email.confirmText')}</Text>
              <Button loading={isPending} onClick={() => mutate(token)}>
                {t('email.confirmSubmit')}
              </Button>
            </>
          )
        )}
      </Stack>
    </Container>
  );
}
