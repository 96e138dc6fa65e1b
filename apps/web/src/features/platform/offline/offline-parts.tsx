import { onlineManager } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { loadNamespaces } from '../../../lib/i18n.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { startKeeping } from './keep.ts';
import { OfflineBar } from './offline-bar.tsx';
import { watchNetwork } from './offline-state.ts';
import { hasUnsaved } from './version.ts';
import { VersionNotice } from './version-notice.tsx';
import { WaitingNotice } from './waiting-notice.tsx';

/** Loads a page anew that a part is missing of (`lib/lazy.ts`), where nothing is lost by it. */
const makeWhole = () =>
  onlineManager.subscribe((online) => {
    const isPartial = document.documentElement.dataset.partial !== undefined;
    if (online && isPartial && queryClient.isMutating() === 0 && !hasUnsaved()) window.location.reload();
  });

/** What every page has for the time without a network; loaded when nothing else is in a hurry. */
export function OfflineParts() {
  const [ready, setReady] = useState(false);
  useEffect(() => void loadNamespaces(['offline']).then(() => setReady(true)), []);
  useEffect(startKeeping, []);
  useEffect(watchNetwork, []);
  useEffect(makeWhole, []);
  if (!ready) return null;
  return (
    <>
      <OfflineBar />
      <WaitingNotice />
      <VersionNotice />
    </>
  );
}
