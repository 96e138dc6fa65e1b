import { useLocation } from 'react-router-dom';
import { BannerPlace } from '../features/content/banner/banner-place.tsx';
import { useAuthDialog } from '../lib/auth-dialog.ts';
import { loadNamespaces } from '../lib/i18n.ts';

/** Pages with a form: nothing opens over what somebody writes. */
const isForm = /\/(apply|contact|create|edit|join|login|register|update-password|verify)\b/;

/** The banners that take no place on the page: beside it, and the announcement over it. */
function FreeBanners({ banners }: { banners: readonly string[] }) {
  const { pathname } = useLocation();
  const isSigningIn = useAuthDialog() !== null;
  const mayAnnounce = !isSigningIn && !isForm.test(pathname);
  return (
    <>
      {banners.includes('side') && <BannerPlace type="side" />}
      {banners.includes('splash-screen') && mayAnnounce && <BannerPlace type="splash-screen" />}
    </>
  );
}

/** Loaded together with its texts. */
export const whenWorded = loadNamespaces(['banner']).then(() => ({ default: FreeBanners }));
