import { Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { closeAuth, useAuthDialog } from '../../lib/auth-dialog.ts';
import { loadNamespace } from '../../lib/i18n.ts';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

/** The sign-in and sign-up dialogs; `useAuthDialog` says which is open. */
export function AuthDialogs() {
  const { t } = useTranslation('account');
  const dialog = useAuthDialog();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    void loadNamespace('account').then(() => setReady(true));
  }, []);
  if (!ready) return null;
  const registering = dialog?.view === 'register';
  return (
    <Modal
      opened={dialog !== null}
      onClose={closeAuth}
      title={registering ? t('register.title') : t('login.title')}
      size={450}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'common' }) }}
    >
      {registering ? <RegisterForm /> : <LoginForm next={dialog?.next} />}
    </Modal>
  );
}
