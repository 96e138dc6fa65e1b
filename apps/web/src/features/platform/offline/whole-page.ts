import { onlineManager } from '@tanstack/react-query';
import { isOnline } from '../../../lib/online.ts';
import { queryClient } from '../../../lib/query-client.ts';

/** True when leaving the page would lose input: forms then prevent `beforeunload`. */
export const hasUnsaved = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Reloads a page with a missing part (`lib/lazy.ts`) once online, if no input is lost. Returns how to stop. */
export function makeWhole(): () => void {
  const page = document.documentElement;
  const look = () => {
    const isPartial = page.dataset.partial !== undefined;
    if (isOnline() && isPartial && queryClient.isMutating() === 0 && !hasUnsaved()) window.location.reload();
  };
  look();
  const watch = new MutationObserver(look);
  watch.observe(page, { attributeFilter: ['data-partial'] });
  const stop = onlineManager.subscribe(look);
  return () => {
    watch.disconnect();
    stop();
  };
}
