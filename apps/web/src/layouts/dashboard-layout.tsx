import type { Role } from '@acheep/contract/kernel/role';
import { Container, Text, Title } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useActivePlan } from '../entities/billing/order/active-plan.ts';
import { companyName } from '../entities/companies/company/company-name.ts';
import { useSession } from '../lib/session.ts';
import { useSiteName } from '../lib/site.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { DateText, formatDate } from '../ui/date-text.tsx';
import { AccountLinks } from './account-links.tsx';
import classes from './dashboard-layout.module.css';

/** The account menu: a column on desktops, a horizontally scrolling line on phones. */
function DashboardNav({ role }: { role: Role }) {
  const { t } = useTranslation('menu');
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  // Scrolls to the active item after navigation.
  useLayoutEffect(() => {
    let isShown = true;
    function show() {
      const line = nav.current;
      const active = line?.querySelector<HTMLElement>('[data-active]');
      // Not `scrollIntoView`, which would also scroll the page.
      if (active) line?.scrollTo({ left: active.offsetLeft - (line.clientWidth - active.offsetWidth) / 2 });
    }
    show();
    // Item widths change when the font loads, in Khmer by half.
    void document.fonts.ready.then(() => isShown && show());
    return () => {
      isShown = false;
    };
  }, [pathname]);
  return (
    <div className={classes.menu}>
      <nav ref={nav} className={classes.nav} aria-label={t('label')}>
        <AccountLinks role={role} classes={classes} />
      </nav>
    </div>
  );
}

/** Layout of the account pages: the user, the account menu, and the page. */
export function DashboardLayout() {
  const { t } = useTranslation('menu');
  const user = useSession()?.user;
  const plan = useActivePlan();
  const product = useSiteName();
  // The guard is about to redirect the visitor home.
  if (!user) return null;
  return (
    <Container className={classes.layout}>
      <aside className={classes.side}>
        <div className={classes.who}>
          <Title order={2} size="h4">
            {t(`titleRole.${user.role}`)}
          </Title>
          <Text size="sm" truncate title={user.email}>
            {user.company ? companyName(user.company) : user.name}
          </Text>
          <Text size="xs" c="dimmed">
            <DateText value={user.createdAt}>{(date) => t('since', { date })}</DateText>
          </Text>
          <Text size="sm" mt={4}>
            {plan?.activeJob
              ? t('plan', {
                  name: user.name,
                  count: plan.activeJob,
                  from: formatDate(plan.validFrom),
                  to: formatDate(plan.validTo),
                })
              : t(`greeting.${user.role}`, { product })}
          </Text>
        </div>
        <DashboardNav role={user.role} />
      </aside>
      <div className={classes.page}>
        <Outlet />
      </div>
    </Container>
  );
}
