import { paths } from '@acheep/contract/kernel/paths';
import { ActionIcon, Box, Button, Container } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { openAuth } from '../lib/auth-dialog.ts';
import { loadNamespaces } from '../lib/i18n.ts';
import { lazy } from '../lib/lazy.ts';
import { useSession } from '../lib/session.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { ColorSwitch } from './color-switch.tsx';
import classes from './default-layout.module.css';
import { HeaderSearch } from './header-search.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { SiteMark } from './site-mark.tsx';
import { SiteMenu } from './site-menu.tsx';

const SiteDrawer = lazy(async () => {
  const [{ SiteDrawer }] = await Promise.all([
    import('./site-drawer.tsx'),
    loadNamespaces(['menu', 'library']),
  ]);
  return { default: SiteDrawer };
});
const MeMenu = lazy(() => import('./me-menu.tsx').then((m) => ({ default: m.MeMenu })));

const NotificationBell = lazy(() =>
  import('./notification-bell.tsx').then((m) => ({ default: m.NotificationBell })),
);

const searchable = [
  paths.home(),
  paths.jobList(),
  paths.search(),
  paths.companyList(),
  paths.trainingList(),
  paths.eventList(),
];

export function SiteHeader() {
  const { t } = useTranslation();
  const session = useSession();
  const { pathname } = useLocation();
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <header className={classes.header}>
      <Container className={classes.inner}>
        <Link to={paths.home()} className={classes.logo}>
          <SiteMark />
        </Link>
        <Box visibleFrom="md" className={classes.search}>
          {/* Pages with a search box of their own have enough of one. */}
          {!searchable.includes(pathname) && <HeaderSearch />}
        </Box>
        <div className={classes.spacer} />
        <Box component="nav" visibleFrom="md" className={classes.menu} aria-label={t('header.label')}>
          <SiteMenu />
        </Box>
        <LanguageSwitch className={classes.language} />
        <ColorSwitch />
        {session ? (
          <Suspense>
            <NotificationBell />
            <MeMenu user={session.user} />
          </Suspense>
        ) : (
          <>
            <Button variant="default" visibleFrom="sm" onClick={() => openAuth('login')}>
              {t('header.signIn')}
            </Button>
            <Button px="sm" onClick={() => openAuth('register')}>
              {t('header.signUp')}
            </Button>
          </>
        )}
        <ActionIcon
          hiddenFrom="md"
          variant="subtle"
          color="gray"
          className={classes.burger}
          aria-label={t('header.menu')}
          aria-expanded={drawer === 'open'}
          onClick={() => setDrawer('open')}
        >
          <IconMenu2 aria-hidden />
        </ActionIcon>
      </Container>
      {drawer !== 'never' && (
        <Suspense>
          <SiteDrawer opened={drawer === 'open'} onClose={() => setDrawer('closed')} />
        </Suspense>
      )}
    </header>
  );
}
