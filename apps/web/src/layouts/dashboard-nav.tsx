import type { Role } from '@acheep/contract/kernel/role';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../lib/use-translation.ts';
import { AccountLinks } from './account-links.tsx';
import classes from './dashboard-layout.module.css';

/** The account menu: a column on desks, a line that scrolls sideways on phones. */
export function DashboardNav({ role }: { role: Role }) {
  const { t } = useTranslation('menu');
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  // Another page has another entry to show.
  useLayoutEffect(() => {
    let isShown = true;
    function show() {
      const line = nav.current;
      const active = line?.querySelector<HTMLElement>('[data-active]');
      // Not `scrollIntoView`: that moves the page too.
      if (active) line?.scrollTo({ left: active.offsetLeft - (line.clientWidth - active.offsetWidth) / 2 });
    }
    show();
    // Words are another width in the font that is still on its way, Khmer ones by half.
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
