import { paths } from '@acheep/contract/paths';
import { Container } from '@mantine/core';
import { Link, Outlet } from 'react-router-dom';
import classes from './default-layout.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { SiteMark } from './site-mark.tsx';

/** Layout of single-purpose pages: only a home link and the language switch. */
export function EmptyLayout() {
  return (
    <div className={classes.page}>
      <header className={classes.bare}>
        <Container size={560} className={classes.inner}>
          <Link to={paths.home()} className={classes.logo}>
            <SiteMark />
          </Link>
          <div className={classes.spacer} />
          <LanguageSwitch />
        </Container>
      </header>
      <main id="content" tabIndex={-1} className={classes.content}>
        <Outlet />
      </main>
    </div>
  );
}
