import { verifyEmail } from '@acheep/contract/accounts/account';
import { Alert, Button, Container, Loader, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { ApiError } from '../../../lib/api-error.ts';
import { openAuth } from '../../../lib/auth-dialog.ts';
import { errorText } from '../../../lib/errors.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { applyFieldErrors } from '../../../lib/form-error.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { registrationHandle } from '../../../lib/stored-handle.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { NewPasswordFields } from '../../../ui/new-password-fields.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useActivate, verifyQuery } from './account.api.ts';

const label = fieldNames(verifyEmail.body);

interface ActivateFormProps {
  token: string;
  /** Set if this browser registered or applied. */
  handle: string | undefined;
  /** True when an application waits for the activation. */
  sends: boolean;
}

/** Activates an account with a password chosen by the reader of its mail: in another browser, or if none was set. */
function ActivateForm({ token, handle, sends }: ActivateFormProps) {
  const { t } = useTranslation('account');
  const activate = useActivate();
  const form = useForm({
    resolver: contractResolver(verifyEmail.body),
    defaultValues: { token, password: '', confirmPassword: '' },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit((body) =>
    activate.mutate({ ...body, handle }, { onError: (error) => applyFieldErrors(error, form) }),
  );
  const failed = activate.error && !(activate.error instanceof ApiError && activate.error.status === 422);
  return (
    <form onSubmit={submit} noValidate>
      <Stack maw={480}>
        <Text>{t(sends ? 'verify.chooseToSend' : 'verify.choose')}</Text>
        {failed && (
          <Alert color="red" role="alert" title={t('verify.failed')}>
            {errorText(activate.error).message} {t('verify.failedHint')}
          </Alert>
        )}
        <NewPasswordFields
          label={label}
          password={{ ...form.register('password'), error: errors.password?.message }}
          confirmPassword={{ ...form.register('confirmPassword'), error: errors.confirmPassword?.message }}
        />
        <Button type="submit" loading={activate.isPending} w="fit-content">
          {t(sends ? 'verify.submitToSend' : 'verify.submit')}
        </Button>
      </Stack>
    </form>
  );
}

/** Target of the link in the activation e-mail. */
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
