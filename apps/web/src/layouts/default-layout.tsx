import { Outlet } from 'react-router-dom';
import { BannerPlaces } from './banner-places.tsx';
import classes from './default-layout.module.css';
import { SiteBanner } from './site-banner.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SocialBar } from './social-bar.tsx';

/** Header, banner line, content, footer. */
export function DefaultLayout() {
  return (
    <div className={classes.page}>
      <SiteHeader />
      <SiteBanner />
      <BannerPlaces />
      <main id="content" tabIndex={-1} className={classes.content}>
        <Outlet />
      </main>
      <SiteFooter />
      <SocialBar />
    </div>
  );
}
