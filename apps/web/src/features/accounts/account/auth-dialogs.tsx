import { Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { closeAuth, useAuthDialog } from '../../../lib/auth-dialog.ts';
import { loadNamespaces } from '../../../lib/i18n.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ForgotForm } from './forgot-form.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

/** The sign-in, sign-up and reset-request dialogs; `useAuthDialog` says which is open. */
export function AuthDialogs() {
  const { t } = useTranslation('account');
  const dialog = useAuthDialog();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    void loadNamespaces(['account', 'field']).then(() => setReady(true));
  }, []);
  const view = dialog?.view ?? 'login';
  return (
    <Modal
      // Closed at first: the dialog notes where the focus was when it opens, not when it is mounted.
      opened={ready && dialog !== null}
      onClose={closeAuth}
      title={ready && t(`${view}.title`)}
      size={450}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'common' }) }}
    >
      {view === 'register' && <RegisterForm role={dialog?.role} next={dialog?.next} />}
      {view === 'forgot' && <ForgotForm email={dialog?.email} />}
      {view === 'login' && <LoginForm next={dialog?.next} email={dialog?.email} />}
    </Modal>
  );
}
