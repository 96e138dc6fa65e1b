import { localePath } from '../../../lib/locale.ts';
import { setSiteSettings } from '../../../lib/site.ts';
import { restoreJobs } from './offline-job.ts';

/** Prepares the application for starting without a document from the network. */
export async function openOffline() {
  // Redirects to Khmer if chosen, as the server would.
  if (window.location.pathname === '/' && /(?:^|;\s*)locale=km(?:;|$)/.test(document.cookie))
    window.location.replace(localePath('km', '/'));
  // Their pictures are not cached.
  setSiteSettings({ banners: [], logos: [] });
  await restoreJobs().catch(() => undefined);
}
