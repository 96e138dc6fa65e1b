import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { useAuthDialog } from '../lib/auth-dialog.ts';
import classes from './root-layout.module.css';

const AuthDialogs = lazy(() =>
  import('../features/account/auth-dialogs.tsx').then((m) => ({ default: m.AuthDialogs })),
);

/** Around every page: the skip link, the progress line, where one was on the page, and the sign-in dialogs. */
export function RootLayout() {
  const { t } = useTranslation();
  const { state } = useNavigation();
  const dialog = useAuthDialog();
  // Once opened, the dialogs stay: closing is animated and gives the focus back.
  const [needed, setNeeded] = useState(false);
  if (dialog && !needed) setNeeded(true);
  return (
    <>
      <a href="#content" className="ac-skip">
        {t('skip')}
      </a>
      {state === 'loading' && (
        <div className={classes.progress} role="progressbar" aria-label={t('loading')} />
      )}
      <Outlet />
      <Suspense>{needed && <AuthDialogs />}</Suspense>
      <ScrollRestoration />
    </>
  );
}
