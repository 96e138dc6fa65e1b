import { registerBody } from '@acheep/contract/accounts/account';
import { paths } from '@acheep/contract/kernel/paths';
import { can } from '@acheep/contract/kernel/permission';
import { type SignUpRole, signUpRoles } from '@acheep/contract/kernel/role';
import { Anchor, Button, Center, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { apiData } from '../../../lib/api-query.ts';
import { closeAuth, openAuth } from '../../../lib/auth-dialog.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { popup } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { applyFieldErrors } from '../../../lib/form-error.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { NewPasswordFields } from '../../../ui/new-password-fields.tsx';
import type { SceneName } from '../../../ui/scene/scene.tsx';
import { useRegister } from './account.api.ts';
import classes from './register-form.module.css';

const label = fieldNames(registerBody);
const empty = {
  name: '',
  email: '',
  password: '',
  confirmPassword: '',
  company: { name: '', address: '' },
};

const Scene = lazy(() => import('../../../ui/scene/scene.tsx').then((m) => ({ default: m.Scene })));

/** The work that each role comes for. */
const sceneOf: Record<SignUpRole, SceneName> = { user: 'garment', recruiter: 'office', trainer: 'teacher' };

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
  const chosen = form.watch('role');
  // If visitors may apply, anyone on the way to applying is a job seeker.
  const toApply = /^\/job\/[^/]+\/apply$/.test(next ?? '');
  const { data: easy } = useQuery(apiData('GET /application/easy'));
  const isClosed = easy?.seekersOnly === true;
  const seekersOnly = isClosed || (toApply && easy?.on === true);
  const role = seekersOnly ? 'user' : chosen;
  // Three Khmer role names do not fit side by side on a phone.
  const narrow = useMediaQuery('(max-width: 30em)');
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

  const text = (name: 'name' | 'email' | 'company.name' | 'company.address', error: string | undefined) => ({
    ...form.register(name),
    withAsterisk: true,
    error,
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <div className={classes.scene}>
          <Suspense>
            <Scene name={sceneOf[role ?? 'user']} />
          </Suspense>
        </div>
        <Text c="dimmed">{t('register.lead')}</Text>
        {!seekersOnly && (
          <Controller
            control={form.control}
            name="role"
            render={({ field }) => (
              <SegmentedControl
                {...field}
                aria-label={t('register.role')}
                fullWidth
                orientation={narrow ? 'vertical' : 'horizontal'}
                data={choicesOf(signUpRoles)}
              />
            )}
          />
        )}
        {isClosed && (
          <Text size="sm">
            {t('register.seekersOnly')}{' '}
            <Anchor component={Link} inherit to={paths.contact()} onClick={closeAuth}>
              {t('register.contact')}
            </Anchor>
          </Text>
        )}
        <TextInput
          {...text('name', errors.name?.message)}
          label={label('name')}
          autoComplete="name"
          data-autofocus
        />
        <TextInput
          {...text('email', errors.email?.message)}
          label={label('email')}
          type="email"
          autoComplete="email"
        />
        {can(role, 'Company') && (
          <>
            <TextInput
              {...text('company.name', errors.company?.name?.message)}
              label={label('company.name')}
              autoComplete="organization"
            />
            <TextInput
              {...text('company.address', errors.company?.address?.message)}
              label={label('company.address')}
              autoComplete="street-address"
            />
          </>
        )}
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
      </Stack>
    </form>
  );
}
