import { verifyEmail } from '@acheep/contract/accounts/account';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../../lib/api-error.ts';
import { errorText } from '../../../lib/errors.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { applyFieldErrors } from '../../../lib/form-error.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { NewPasswordFields } from '../../../ui/new-password-fields.tsx';
import { useActivate } from './account.api.ts';

const label = fieldNames(verifyEmail.body);

interface ActivateFormProps {
  token: string;
  /** Of this browser, where it has registered or applied. */
  handle: string | undefined;
  /** An application waits for it. */
  sends: boolean;
}

/** Activates an account with a password that is chosen by who reads its mail: in another browser, or where none was given. */
export function ActivateForm({ token, handle, sends }: ActivateFormProps) {
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
