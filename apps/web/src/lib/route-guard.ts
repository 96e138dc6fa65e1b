import { companyNameIn } from '@acheep/contract/companies/company-name';
import { type NeedsRight, rightNeeded } from '@acheep/contract/kernel/company-right';
import { can, meantFor, rolesFor, type Subject } from '@acheep/contract/kernel/permission';
import { paths } from '@acheep/contract/paths';
import i18next from 'i18next';
import { type LoaderFunction, redirect } from 'react-router-dom';
import { openAuth } from './auth-dialog.ts';
import { toast } from './feedback.ts';
import { homeOf } from './home-of.ts';
import { loadNamespaces } from './i18n.ts';
import { listed } from './listed.ts';
import { currentLocale, localized } from './locale.ts';
import { may } from './may-do.ts';
import { getSession } from './session.ts';

/** The loader of the dashboard, which for job seekers is the home page. */
export const guardDashboard: LoaderFunction = (asked) => {
  const role = getSession()?.user.role;
  const home = role && homeOf(role);
  return home && home !== paths.dashboard() ? redirect(home) : guard({ access: 'Dashboard' })(asked);
};

/**
 * The loader of an account page: redirects visitors home and asks them to sign in, and redirects users with the wrong
 * role home, and colleagues without the right to their dashboard, with a message. Runs in parallel with loading the page's code, so nothing of the page is shown first.
 */
export function guard(needs: NeedsRight & { access: Subject }) {
  const subject = needs.access;
  return async ({ url }: { url: URL }) => {
    const session = getSession();
    if (session && may(session.user, needs)) return null;
    if (session) await loadNamespaces(['menu']);
    const right = rightNeeded(needs);
    if (session && right && can(session.user.role, subject)) {
      const { companyRoles, rightNames } = await import('@acheep/contract/kernel/company-role');
      const { company } = session.user;
      const message = i18next.t('menu:guard.otherRight', {
        right: localized(rightNames[right]),
        company: company && companyNameIn(currentLocale(), company),
        role: company && localized(companyRoles[company.memberRole]),
      });
      void toast({ message, id: 'guard' });
      return redirect(paths.dashboard());
    }
    const meant = meantFor(subject);
    if (session) {
      const role = listed(rolesFor(subject).map((one) => i18next.t(`menu:role.${one}`)));
      void toast({ message: i18next.t('menu:guard.otherRole', { role }), id: 'guard' });
    } else {
      openAuth(
        'login',
        url.pathname.replace(/^\/km(?=\/|$)/, '') + url.search,
        undefined,
        meant === 'admin' || meant === 'editor' ? undefined : meant,
        { for: 'page', roles: rolesFor(subject) },
      );
    }
    return redirect('/');
  };
}
