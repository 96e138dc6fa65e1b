import { paths } from '@acheep/contract/paths';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { openAuth } from '../../../lib/auth-dialog.ts';
import { showError } from '../../../lib/errors.ts';
import { openPackageDialog } from '../../../lib/package-dialog.ts';
import { useSession } from '../../../lib/session.ts';
import { mayPublish } from './active-plan.ts';

/** A click that opens another tab or window. */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey }: MouseEvent) => metaKey || ctrlKey || shiftKey;

/**
 * Click handler of a 'Post a Job' link: visitors sign in first, and recruiters without a job left choose a package
 * first. It belongs on a link to the job form, which opens in another tab as usual.
 */
export function usePostJob(onChoose?: () => void) {
  const navigate = useNavigate();
  const session = useSession();
  return async (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onChoose?.();
    if (!session) return openAuth('login', paths.manageJobCreate(), undefined, 'recruiter', { for: 'post' });
    try {
      if (await mayPublish()) await navigate(paths.manageJobCreate());
      else openPackageDialog();
    } catch (error) {
      showError(error);
    }
  };
}
