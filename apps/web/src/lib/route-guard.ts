import { can, meantFor, type Subject } from '@acheep/contract/kernel/permission';
import i18next from 'i18next';
import { redirect } from 'react-router-dom';
import { openAuth } from './auth-dialog.ts';
import { toast } from './feedback.ts';
import { getSession } from './session.ts';

/**
 * The loader of an account page: redirects visitors home and asks them to sign in, and redirects users with the wrong
 * role home with a message. Runs in parallel with loading the page's code, so nothing of the page is shown first.
 */
export function guard(subject: Subject) {
  return ({ url }: { url: URL }) => {
    const session = getSession();
    if (session && can(session.user.role, subject)) return null;
    const meant = meantFor(subject);
    if (session) {
      const role = i18next.t(`role.${meant}`);
      void toast({ message: i18next.t('guard.otherRole', { role }), id: 'guard' });
    } else {
      openAuth(
        'login',
        url.pathname.replace(/^\/km(?=\/|$)/, '') + url.search,
        undefined,
        meant === 'admin' || meant === 'editor' ? undefined : meant,
      );
    }
    return redirect('/');
  };
}
