import { localePath } from '../../../lib/locale.ts';
import { setSiteSettings } from '../../../lib/site.ts';
import { restoreJobs } from './offline-job.ts';

/** Makes ready what the application opens with where the network gave no document. */
export async function openOffline() {
  // Whoever chose Khmer comes in there, as the server would have it.
  if (window.location.pathname === '/' && /(?:^|;\s*)locale=km(?:;|$)/.test(document.cookie))
    window.location.replace(localePath('km', '/'));
  // Pictures of the day are not here.
  setSiteSettings({ banners: [], logos: [] });
  await restoreJobs().catch(() => undefined);
}
