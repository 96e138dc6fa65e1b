import { useIsFetching } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { afterIdle } from '../lib/after-idle.ts';
import { useAuthDialog } from '../lib/auth-dialog.ts';
import { useCategoryDialog } from '../lib/category-dialog.ts';
import { lazy } from '../lib/lazy.ts';
import { leaveGuard } from '../lib/leave-guard.ts';
import { useLibraryDialog } from '../lib/library-dialog.ts';
import { usePackageDialog } from '../lib/package-dialog.ts';
import { useSession } from '../lib/session.ts';
import { useTranslation } from '../lib/use-translation.ts';
import classes from './root-layout.module.css';

/** Delay before the line is shown, and minimum time that it stays, in milliseconds. */
const throttle = 200;

/** Progress line at the top while a page or its data is loading. Background refetches do not show it. */
function ProgressLine() {
  const { t } = useTranslation();
  const { state } = useNavigation();
  const fetching = useIsFetching({ predicate: (query) => query.state.data === undefined });
  const busy = state === 'loading' || fetching > 0;
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(busy), throttle);
    return () => clearTimeout(timer);
  }, [busy]);
  return shown && <div className={classes.progress} role="progressbar" aria-label={t('loading')} />;
}

const AuthDialogs = lazy(() =>
  import('../features/accounts/account/auth-dialogs.tsx').then((m) => ({ default: m.AuthDialogs })),
);

const CategoryDialog = lazy(() =>
  import('../features/jobs/category/category-dialog.tsx').then((m) => ({ default: m.CategoryDialog })),
);

const PackageDialog = lazy(() =>
  import('../features/billing/package/package-dialog.tsx').then((m) => ({ default: m.PackageDialog })),
);

const PageFocus = lazy(() => import('./page-focus.tsx').then((m) => ({ default: m.PageFocus })));

const ImpersonationBar = lazy(() =>
  import('../features/accounts/impersonation/impersonation-bar.tsx').then((m) => ({
    default: m.ImpersonationBar,
  })),
);

const OfflineParts = lazy(() =>
  import('../features/platform/offline/offline-parts.tsx').then((m) => ({ default: m.OfflineParts })),
);

const LibraryDialog = lazy(() => import('./library-dialog.tsx').then((m) => ({ default: m.LibraryDialog })));

/** Stays true from the first opening: a closing dialog is animated and restores the focus. */
function useNeeded(opened: boolean) {
  const [needed, setNeeded] = useState(false);
  if (opened && !needed) setNeeded(true);
  return needed;
}

// Every reloaded page has the key `default`, so pages would share a scroll position.
const scrollKey = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

/** Root of every page: skip link, progress line, scroll restoration, dialogs, and the question before changes are lost. */
export function RootLayout() {
  const { t } = useTranslation();
  const { key, pathname, search } = useLocation();
  const [first] = useState(pathname + search);
  const moved = useNeeded(key !== 'default');
  const impersonation = useSession()?.impersonation;
  const authNeeded = useNeeded(useAuthDialog() !== null);
  const categoryNeeded = useNeeded(useCategoryDialog());
  const packageNeeded = useNeeded(usePackageDialog() !== null);
  const libraryNeeded = useNeeded(useLibraryDialog() !== null);
  const LeaveGuard = leaveGuard.use();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => void afterIdle().then(() => setIdle(true)), []);
  return (
    <>
      <a href="#content" className="ac-skip">
        {t('skip')}
      </a>
      <Suspense>{isIdle && <OfflineParts />}</Suspense>
      <ProgressLine />
      <Outlet />
      <Suspense>{moved && <PageFocus first={first} />}</Suspense>
      <Suspense>{impersonation && <ImpersonationBar />}</Suspense>
      <Suspense>{authNeeded && <AuthDialogs />}</Suspense>
      <Suspense>{categoryNeeded && <CategoryDialog />}</Suspense>
      <Suspense>{packageNeeded && <PackageDialog />}</Suspense>
      <Suspense>{libraryNeeded && <LibraryDialog />}</Suspense>
      {LeaveGuard && <LeaveGuard />}
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
