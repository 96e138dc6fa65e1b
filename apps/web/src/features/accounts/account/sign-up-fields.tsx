import { registerBody } from '@acheep/contract/accounts/account';
import { can } from '@acheep/contract/kernel/permission';
import { type SignUpRole, signUpRoles } from '@acheep/contract/kernel/role';
import { paths } from '@acheep/contract/paths';
import { Anchor, SegmentedControl, Text, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Controller, useFormContext } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { apiData } from '../../../lib/api-query.ts';
import { closeAuth } from '../../../lib/auth-dialog.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Scene, type SceneName } from '../../../ui/scene/scene.tsx';
import classes from './sign-up-fields.module.css';

const label = fieldNames(registerBody);

/** The work that each role comes for. */
const sceneOf: Record<SignUpRole, SceneName> = { user: 'garment', recruiter: 'office', trainer: 'teacher' };

/** Whether only job seekers may sign up: on this site, or on the way to `next`. */
export function useSignUpRoles(next: string | undefined) {
  // If visitors may apply, anyone on the way to applying is a job seeker.
  const toApply = /^\/job\/[^/]+\/apply$/.test(next ?? '');
  const { data: easy } = useQuery(apiData('GET /application/easy'));
  const isClosed = easy?.seekersOnly === true;
  return { isClosed, seekersOnly: isClosed || (toApply && easy?.on === true) };
}

interface SignUpValues {
  role?: SignUpRole;
  name: string;
  email: string;
  company?: { name: string; address: string };
}

interface SignUpFieldsProps {
  /** The page that the user wanted. */
  next?: string | undefined;
  /** Name of the provider that has confirmed the address, which then stays as it is. */
  confirmedBy?: string | undefined;
  /** The phone stands for the address of a job seeker. */
  isByPhone?: boolean;
}

/** Role, name and e-mail of a new account; recruiters and trainers also name their company. */
export function SignUpFields({ next, confirmedBy, isByPhone = false }: SignUpFieldsProps) {
  const { t } = useTranslation('account');
  const form = useFormContext<SignUpValues>();
  const { errors } = form.formState;
  const { isClosed, seekersOnly } = useSignUpRoles(next);
  const role = seekersOnly ? 'user' : form.watch('role');
  // Three Khmer role names do not fit side by side on a phone.
  const narrow = useMediaQuery('(max-width: 30em)');
  const text = (name: 'name' | 'email' | 'company.name' | 'company.address', error: string | undefined) => ({
    ...form.register(name),
    withAsterisk: true,
    error,
  });
  return (
    <>
      <div className={classes.scene}>
        <Scene name={sceneOf[role ?? 'user']} />
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
      {!(isByPhone && role === 'user') && (
        <TextInput
          {...text('email', errors.email?.message)}
          label={label('email')}
          type="email"
          autoComplete="email"
          {...(confirmedBy && {
            readOnly: true,
            description: t('newcomer.confirmed', { name: confirmedBy }),
          })}
        />
      )}
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
    </>
  );
}
