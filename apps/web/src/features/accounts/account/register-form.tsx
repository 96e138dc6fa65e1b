import { registerBody } from '@acheep/contract/accounts/account';
import type { SignUpRole } from '@acheep/contract/kernel/role';
import { Anchor, Button, Center, Stack } from '@mantine/core';
import { FormProvider, useForm } from 'react-hook-form';
import { closeAuth, openAuth } from '../../../lib/auth-dialog.ts';
import { popup } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { applyFieldErrors } from '../../../lib/form-error.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { NewPasswordFields } from '../../../ui/new-password-fields.tsx';
import { useRegister } from './account.api.ts';
import { ProviderButtons } from './provider-buttons.tsx';
import { SignUpFields, useSignUpRoles } from './sign-up-fields.tsx';

const label = fieldNames(registerBody);
const empty = {
  name: '',
  email: '',
  password: '',
  confirmPassword: '',
  company: { name: '', address: '' },
};

interface RegisterFormProps {
  /** The preselected role. */
  role?: SignUpRole | undefined;
  /** The page that the user wanted: the link in the activation e-mail leads there. */
  next?: string | undefined;
}

/** Sign-up: the role, then the user's details; recruiters and trainers also name their company. */
export function RegisterForm({ role: meant = 'user', next }: RegisterFormProps) {
  const { t } = useTranslation('account');
  const register = useRegister();
  // Only recruiters and trainers have a company: hidden fields are not sent.
  const form = useForm({
    resolver: contractResolver(registerBody),
    defaultValues: { ...empty, role: meant },
    shouldUnregister: true,
  });
  const { errors } = form.formState;
  const { seekersOnly } = useSignUpRoles(next);
  const submit = form.handleSubmit((body) =>
    register.mutate(
      { ...body, ...(seekersOnly && { role: 'user' as const }), next },
      {
        onSuccess: () => {
          closeAuth();
          void popup({ title: t('register.doneTitle'), message: t('register.done') });
        },
        onError: (error) => applyFieldErrors(error, form),
      },
    ),
  );

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <SignUpFields next={next} />
          <NewPasswordFields
            label={label}
            password={{ ...form.register('password'), error: errors.password?.message }}
            confirmPassword={{ ...form.register('confirmPassword'), error: errors.confirmPassword?.message }}
          />
          <Button type="submit" fullWidth loading={register.isPending}>
            {t('register.submit')}
          </Button>
          <Center>
            <Anchor component="button" type="button" onClick={() => openAuth('login')}>
              {t('register.haveAccount')}
            </Anchor>
          </Center>
          <ProviderButtons next={next} />
        </Stack>
      </form>
    </FormProvider>
  );
}
