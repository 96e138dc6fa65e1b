import type { ReportNoun } from '@acheep/contract/feed/report-option';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { openAuth } from '../../../lib/auth-dialog.ts';
import { useSession } from '../../../lib/session.ts';

const Dialog = lazy(() => import('./report-dialog.tsx').then((m) => ({ default: m.ReportDialog })));

interface Reported {
  noun: ReportNoun;
  id: string;
}

/** Returns the report dialog and the function that opens it. Visitors sign in first. */
export function useReport(reported: Reported): { open: () => void; dialog: ReactNode } {
  const role = useSession()?.user.role;
  const { pathname, search } = useLocation();
  const [opened, setOpened] = useState(false);
  return {
    open: () => (role ? setOpened(true) : openAuth('login', pathname + search)),
    dialog: opened && (
      <Suspense>
        <Dialog {...reported} onClose={() => setOpened(false)} />
      </Suspense>
    ),
  };
}
