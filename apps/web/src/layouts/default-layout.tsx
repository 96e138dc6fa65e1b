import type { BannerType } from '@acheep/contract/content/banner-option';
import { can } from '@acheep/contract/kernel/permission';
import type { Role } from '@acheep/contract/kernel/role';
import { paths } from '@acheep/contract/paths';
import { ActionIcon, Box, Button, Container, UnstyledButton } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { openAuth } from '../lib/auth-dialog.ts';
import { openCategoryDialog } from '../lib/category-dialog.ts';
import { loadNamespaces } from '../lib/i18n.ts';
import { lazy } from '../lib/lazy.ts';
import { useSession } from '../lib/session.ts';
import { siteSettings, useSocialLinks } from '../lib/site.ts';
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
const MeMenu = lazy(() => import('./me-menu.tsx').then((m) => m.whenWorded));

const SiteFooter = lazy(async () => {
  const [loaded] = await Promise.all([import('./site-footer.tsx'), loadNamespaces(['footer'])]);
  return { default: loaded.SiteFooter };
});

const SeekerBar = lazy(async () => {
  const [loaded] = await Promise.all([import('./seeker-bar.tsx'), loadNamespaces(['menu'])]);
  return { default: loaded.SeekerBar };
});

const SocialBar = lazy(async () => {
  const [loaded] = await Promise.all([import('./social-bar.tsx'), loadNamespaces(['footer'])]);
  return { default: loaded.SocialBar };
});

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

function SiteHeader() {
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
          {/* Pages with a search field need no second one. */}
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

const BannerPlace = lazy(async () => {
  const [{ BannerPlace }] = await Promise.all([
    import('../features/content/banner/banner-place.tsx'),
    loadNamespaces(['banner']),
  ]);
  return { default: BannerPlace };
});

const FreeBanners = lazy(() => import('./free-banners.tsx').then(({ whenWorded }) => whenWorded));

const places: Partial<Record<string, BannerType>> = {
  [paths.home()]: 'home',
  [paths.jobList()]: 'list',
  [paths.trainingList()]: 'list',
  [paths.eventList()]: 'list',
};

/** Minimum width that leaves room beside the content. */
const roomBeside = '(min-width: 1500px)';

/** True for banners that take no place on the page, if the screen has room for them. */
const isFree = (type: string) =>
  type === 'splash-screen' || (type === 'side' && matchMedia(roomBeside).matches);

/**
 * The operator's banners. The page knows before the first render which placements have one, and reserves the space, so
 * that nothing moves.
 */
function BannerPlaces() {
  const { banners } = siteSettings();
  const { pathname } = useLocation();
  const wide = places[pathname];
  const free = banners.filter(isFree);
  return (
    <>
      {wide && banners.includes(wide) && (
        <Container w="100%">
          <div className={classes.place}>
            <Suspense>
              <BannerPlace key={wide} type={wide} />
            </Suspense>
          </div>
        </Container>
      )}
      {free.length > 0 && (
        <Suspense>
          <FreeBanners banners={free} />
        </Suspense>
      )}
    </>
  );
}

/** Pages for browsing; a page that was opened for one purpose needs no invitation to another. */
const bannerPages = [paths.home(), paths.jobList()];

const mayApply = (role: Role | undefined) => !role || can(role, 'UserAppliedJob');

/** Invites visitors and job seekers to browse jobs by professionalism, on the home page and the job list. */
function SiteBanner() {
  const { t } = useTranslation();
  const role = useSession()?.user.role;
  const { pathname } = useLocation();
  if (!bannerPages.includes(pathname) || !mayApply(role)) return null;
  return (
    <aside className={classes.banner} aria-label={t('banner.text')}>
      <Container className={classes.bannerInner}>
        <span>{t('banner.text')}</span>
        <UnstyledButton className={classes.bannerAction} fz="inherit" onClick={openCategoryDialog}>
          {t('banner.action')}
        </UnstyledButton>
      </Container>
    </aside>
  );
}

/** The site: header, banners, footer. Shows `children`, or the page of the route. */
export function DefaultLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  const isSeeker = can(useSession()?.user.role, 'UserAppliedJob');
  const social = useSocialLinks();
  return (
    <div className={classes.page}>
      <SiteHeader />
      <SiteBanner />
      <BannerPlaces />
      <main id="content" tabIndex={-1} className={classes.content}>
        {children}
      </main>
      <Suspense fallback={<div style={{ minHeight: 420 }} />}>
        <SiteFooter />
      </Suspense>
      {social.length > 0 && (
        <Suspense>
          <SocialBar links={social} />
        </Suspense>
      )}
      {isSeeker && (
        <Suspense>
          <SeekerBar />
        </Suspense>
      )}
    </div>
  );
}
