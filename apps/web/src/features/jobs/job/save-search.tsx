import type { AskedJobs } from '@acheep/contract/jobs/job-list-url';
import { without } from '@acheep/contract/kernel/list-url';
import { can } from '@acheep/contract/kernel/permission';
import { paths } from '@acheep/contract/paths';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { openAuth } from '../../../lib/auth-dialog.ts';
import { lazy } from '../../../lib/lazy.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';

const Dialog = lazy(() => import('./save-search-dialog.tsx').then((m) => m.whenWorded));

/** Query parameter of the list for users who return from signing in. */
const wanted = 'save-search';

interface SaveSearchProps {
  asked: AskedJobs;
  /** Corrected search text, if the typed one was misspelt. */
  corrected: string | undefined;
  /** Title of the list, the default name of the search. */
  title: string;
}

/** Saves the search of the list. Visitors sign in first and return to it; hidden from other roles than job seekers. */
export function SaveSearch({ asked, corrected, title }: SaveSearchProps) {
  const { t } = useTranslation('job');
  const role = useSession()?.user.role;
  const [params, setParams] = useSearchParams();
  const [pressed, setPressed] = useState(false);
  const maySave = can(role, 'JobAlert');
  if (role && !maySave) return null;
  const press = () => {
    if (maySave) return setPressed(true);
    const back = new URLSearchParams(params);
    back.set(wanted, 'yes');
    openAuth('login', `${paths.jobList()}?${back}`, undefined, 'user', { for: 'saveSearch' });
  };
  const close = () => {
    setPressed(false);
    if (params.has(wanted)) setParams(without(params, [wanted]), { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <Button variant="default" onClick={press}>
        {t('saveSearch.action')}
      </Button>
      {maySave && (pressed || params.has(wanted)) && (
        <Suspense>
          <Dialog asked={asked} search={corrected ?? asked.search} title={title} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
