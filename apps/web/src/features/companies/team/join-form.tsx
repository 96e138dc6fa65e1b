import { joinBody } from '@acheep/contract/companies/company-member';
import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { fieldNames } from '../../../lib/field-name.ts';
import { applyFieldErrors } from '../../../lib/form-error.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { NewPasswordFields } from '../../../ui/new-password-fields.tsx';
import { useJoin } from './team.api.ts';

const label = fieldNames(joinBody);

/** Makes the account that the invitation was sent to. */
export function JoinForm({ token, email, onDone }: { token: string; email: string; onDone: () => void }) {
  const { t } = useTranslation('team');
  const join = useJoin();
  const form = useForm({
    resolver: contractResolver(joinBody),
    defaultValues: { token, name: '', password: '', confirmPassword: '' },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit((body) =>
    join.mutate(body, { onSuccess: onDone, onError: (error) => applyFieldErrors(error, form) }),
  );
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {/* Password managers learn from it whose password this is. */}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <TextInput
          {...form.register('name')}
          label={label('name')}
          autoComplete="name"
          withAsterisk
          error={errors.name?.message}
        />
        <NewPasswordFields
          label={label}
          password={{ ...form.register('password'), error: errors.password?.message }}
          confirmPassword={{ ...form.register('confirmPassword'), error: errors.confirmPassword?.message }}
        />
        <Button type="submit" loading={join.isPending} w="fit-content">
          {t('join.submit')}
        </Button>
      </Stack>
    </form>
  );
}
