import type { Provider } from '@acheep/contract/accounts/identity';
import { forgotPasswordBody } from '@acheep/contract/accounts/password';
import { signUpRoles } from '@acheep/contract/kernel/role';
import { paths } from '@acheep/contract/paths';
import { Alert, Anchor, Button, Center, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type Way, wayOrder } from '../../../entities/accounts/phone/phone-first.ts';
import { WaySwitch } from '../../../entities/accounts/phone/way-switch.tsx';
import { apiData } from '../../../lib/api-query.ts';
import {
  type AuthDialog,
  type AuthReason,
  closeAuth,
  openAuth,
  useAuthDialog,
} from '../../../lib/auth-dialog.ts';
import { errorText } from '../../../lib/errors.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { applyFieldErrors } from '../../../lib/form-error.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { loadNamespaces } from '../../../lib/i18n.ts';
import { listed } from '../../../lib/listed.ts';
import { navigateTo } from '../../../lib/navigation.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Modal } from '../../../ui/modal.tsx';
import { LoginForm } from './login-form.tsx';
import { useForgotPassword } from './password.api.ts';
import { PhoneForm } from './phone-form.tsx';
import { RegisterForm } from './register-form.tsx';

const label = fieldNames(forgotPasswordBody);

/** Requests a password reset code; the answer is the same for every address. */
function ForgotForm({ email }: { email: string | undefined }) {
  const { t } = useTranslation('account');
  const forgot = useForgotPassword();
  const form = useForm({
    resolver: contractResolver(forgotPasswordBody),
    defaultValues: { email: email ?? '' },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit((body) =>
    forgot.mutate(body.email, { onError: (error) => applyFieldErrors(error, form) }),
  );

  if (forgot.data) {
    const handle = forgot.data.data;
    const goOn = () => {
      closeAuth();
      navigateTo(paths.resetPassword(handle));
    };
    return (
      <Stack>
        <Alert color="green" role="status" title={t('forgot.doneTitle')}>
          {t('forgot.done', { email: handle.email })}
        </Alert>
        <Button onClick={goOn} data-autofocus>
          {t('ok', { ns: 'common' })}
        </Button>
      </Stack>
    );
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text c="dimmed">{t('forgot.lead')}</Text>
        {forgot.error && !errors.email && (
          <Alert color="red" role="alert">
            {errorText(forgot.error).message}
          </Alert>
        )}
        <TextInput
          {...form.register('email')}
          label={label('email')}
          type="email"
          autoComplete="username"
          data-autofocus
          withAsterisk
          error={errors.email?.message}
        />
        <Button type="submit" fullWidth loading={forgot.isPending}>
          {t('forgot.submit')}
        </Button>
        <Center>
          <Anchor
            component="button"
            type="button"
            onClick={() => openAuth('login', undefined, form.getValues('email'))}
          >
            {t('forgot.back')}
          </Anchor>
        </Center>
      </Stack>
    </form>
  );
}

/** Says what the dialog is for, where it opened because of something. */
function Reason({ reason }: { reason: AuthReason }) {
  const { t } = useTranslation('account');
  const roles = reason.roles ?? [];
  // A page that everybody with an account has needs no more words.
  const isForSome = roles.length > 0 && roles.length < signUpRoleCount;
  return (
    <Text mb="sm">
      {t(`reason.${reason.for}`)}
      {isForSome && ` ${t('reason.roles', { roles: listed(roles.map((role) => t(`reason.role.${role}`))) })}`}
    </Text>
  );
}

const signUpRoleCount = Object.keys(signUpRoles).length;

interface FormsProps {
  dialog: AuthDialog;
  providers: readonly Provider[];
}

/** The form of the open dialog, by phone or by e-mail. */
function Forms({ dialog: { view, next, email, role, reason }, providers }: FormsProps) {
  const { t } = useTranslation('account');
  // It stays when the screen is turned.
  const [order] = useState(() => wayOrder(providers, role));
  const [way, setWay] = useState<Way>(email ? 'email' : order[0]);
  if (view === 'forgot') return <ForgotForm email={email} />;
  return (
    <>
      {reason && <Reason reason={reason} />}
      <WaySwitch order={order} value={way} onChange={setWay} aria-label={t('way')} mb="md" />
      {way === 'phone' ? (
        <PhoneForm next={next} />
      ) : view === 'register' ? (
        <RegisterForm role={role} next={next} />
      ) : (
        <LoginForm next={next} email={email} newFirst={reason !== undefined && !email} />
      )}
    </>
  );
}

/** The sign-in, sign-up and reset-request dialogs; `useAuthDialog` tells which one is open. */
export function AuthDialogs() {
  const { t } = useTranslation('account');
  const dialog = useAuthDialog();
  const [ready, setReady] = useState(false);
  const isOpen = dialog !== null;
  const { data, isError } = useQuery({ ...apiData('GET /users/provider'), enabled: isOpen });
  const providers = data ?? (isError ? [] : null);
  useEffect(() => {
    if (!isOpen || ready) return;
    // Without a network there may be no words to show: the page says so, and the next press tries again.
    void loadNamespaces(['account', 'field', 'phone']).then(() => setReady(true), closeAuth);
  }, [isOpen, ready]);
  return (
    <Modal
      // Closed at first: the dialog remembers the focus when it opens, not when it mounts.
      opened={ready && isOpen && providers !== null}
      onClose={closeAuth}
      title={ready && t(`${dialog?.view ?? 'login'}.title`)}
      size={450}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'common' }) }}
    >
      {dialog && providers && <Forms dialog={dialog} providers={providers} />}
    </Modal>
  );
}
