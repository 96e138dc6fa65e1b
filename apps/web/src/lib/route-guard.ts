import { mayOpen } from '@acheep/contract/route-guard';
import { redirect } from 'react-router-dom';
import { openAuth } from './auth-dialog.ts';
import { getSession } from './session.ts';

/**
 * The loader of an account page: visitors go home and are asked to sign in, a role that the page is not for goes
 * home. It runs beside the loading of the page's code, so nothing of the page is shown before.
 */
export function guard(routeName: string) {
  return ({ url }: { url: URL }) => {
    const session = getSession();
    if (session && mayOpen(session.user.role, routeName)) return null;
    if (!session) openAuth('login', url.pathname.replace(/^\/km(?=\/|$)/, '') + url.search);
    return redirect('/');
  };
}
