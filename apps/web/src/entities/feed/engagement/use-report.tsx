import type { ReportNoun } from '@acheep/contract/feed/report-option';
import { type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { openAuth } from '../../../lib/auth-dialog.ts';
import { lazy } from '../../../lib/lazy.ts';
import { useSession } from '../../../lib/session.ts';
import { loadReportDialog } from './load-report-dialog.ts';

const Dialog = lazy(loadReportDialog);

interface Reported {
  noun: ReportNoun;
  id: string;
}

/** Returns the report dialog and the function that opens it. Visitors report jobs and companies only. */
export function useReport(reported: Reported): { open: () => void; dialog: ReactNode } {
  const role = useSession()?.user.role;
  const { pathname, search } = useLocation();
  const [opened, setOpened] = useState(false);
  const isOpenToAll = reported.noun === 'job' || reported.noun === 'company';
  return {
    open: () =>
      role || isOpenToAll
        ? setOpened(true)
        : openAuth('login', pathname + search, undefined, undefined, { for: 'report' }),
    dialog: opened && (
      <Suspense>
        <Dialog {...reported} onClose={() => setOpened(false)} />
      </Suspense>
    ),
  };
}
