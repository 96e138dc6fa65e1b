import { verifyEmail } from '@acheep/contract/accounts/account';
import { givenPassword } from '@acheep/contract/accounts/password';
import { Alert, Button, Container, Group, Loader, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { z } from 'zod';
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
import { PasswordField } from '../../../ui/password-field.tsx';
import { useActivate, verifyQuery } from './account.api.ts';

/** Required here, where no other way is open. */
const proof = z.strictObject({ registeredPassword: givenPassword });
const label = fieldNames(verifyEmail.body);

interface LinkFormProps {
  token: string;
  /** Set if this browser registered or applied. */
  handle: string | undefined;
}

/** A failure of the link itself, which no field explains. */
function LinkFailure({ error }: { error: Error | null }) {
  const { t } = useTranslation('account');
  if (!error || (error instanceof ApiError && error.status === 422)) return null;
  return (
    <Alert color="red" role="alert" title={t('verify.failed')}>
      {errorText(error).message} {t('verify.failedHint')}
    </Alert>
  );
}

/** Activates an account with the password of its registration, in another browser than that of the registration. */
function ProveForm({ token, handle, onChoose }: LinkFormProps & { onChoose: () => void }) {
  const { t } = useTranslation('account');
  const activate = useActivate();
  const form = useForm({
    resolver: contractResolver(proof),
    defaultValues: { registeredPassword: '' },
  });
  const submit = form.handleSubmit((body) =>
    activate.mutate({ ...body, token, handle }, { onError: (error) => applyFieldErrors(error, form) }),
  );
  return (
    <form onSubmit={submit} noValidate>
      <Stack maw={480}>
        <Text>{t('verify.prove')}</Text>
        <LinkFailure error={activate.error} />
        <PasswordField
          {...form.register('registeredPassword')}
          label={label('registeredPassword')}
          autoComplete="current-password"
          withAsterisk
          autoFocus
          error={form.formState.errors.registeredPassword?.message}
        />
        <Group gap="sm">
          <Button type="submit" loading={activate.isPending}>
            {t('verify.submit')}
          </Button>
          <Button variant="subtle" onClick={onChoose}>
            {t('verify.another')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Activates an account with a password that the reader of its mail chooses: if none was set, or it is forgotten. */
function ChooseForm({ token, handle, sends }: LinkFormProps & { sends: boolean }) {
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
  return (
    <form onSubmit={submit} noValidate>
      <Stack maw={480}>
        {/* An application waits for the activation. */}
        <Text>{t(sends ? 'verify.chooseToSend' : 'verify.choose')}</Text>
        <LinkFailure error={activate.error} />
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
  const { data: asks, error, isLoading } = useQuery(verifyQuery(token, handle));
  const [chooses, setChooses] = useState(false);
  const link = { token, handle };
  return (
    <Container size={560}>
      <PageHead title={t('verify.title')} noIndex />
      <PageHeader title={t('verify.title')} />
      {isLoading && <Loader aria-label={t('loading', { ns: 'common' })} />}
      {asks === 'registered-password' && !chooses && (
        <ProveForm {...link} onChoose={() => setChooses(true)} />
      )}
      {(asks === 'new-password' || chooses) && <ChooseForm {...link} sends={search.has('sends')} />}
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
