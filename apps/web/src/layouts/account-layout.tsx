import { can } from '@acheep/contract/kernel/permission';
import { Container } from '@mantine/core';
import { Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../lib/session.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { PageTabs } from '../ui/page-tabs.tsx';
import classes from './account-layout.module.css';
import { AccountMenu } from './account-menu.tsx';
import { ConsoleLayout } from './console-layout.tsx';
import { DefaultLayout } from './default-layout.tsx';
import { Greeting } from './greeting.tsx';
import { ListTabs } from './list-tabs.tsx';
import { tabsAt } from './menu-entries.ts';

/** Pages of an account: job seekers stay on the site, with the menu beside the page; others work in the console. */
export function AccountLayout() {
  const { t } = useTranslation('menu');
  const { pathname } = useLocation();
  const user = useSession()?.user;
  // The guard is about to redirect the visitor home.
  if (!user) return null;
  const tabs = tabsAt(pathname, user);
  const page = (
    <PageTabs value={tabs.length > 0 ? <ListTabs tabs={tabs} /> : null}>
      <Outlet />
    </PageTabs>
  );
  if (!can(user.role, 'UserAppliedJob')) return <ConsoleLayout user={user}>{page}</ConsoleLayout>;
  return (
    <DefaultLayout>
      <Container className={classes.layout}>
        <nav className={classes.side} aria-label={t('label')}>
          <AccountMenu user={user} />
        </nav>
        <div className={classes.page}>
          <Greeting user={user} />
          {page}
        </div>
      </Container>
    </DefaultLayout>
  );
}
