import { paths } from '@acheep/contract/paths';
import { Anchor, Button, CloseButton, Container } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconClockPause, IconEye, IconWifiOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { messageSW, Workbox } from 'workbox-window';
import { confirm } from '../../../lib/feedback.ts';
import { loadNamespaces } from '../../../lib/i18n.ts';
import { useReading } from '../../../lib/site-state.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { callOffAll, useWaiting } from '../../../lib/waiting.ts';
import { formatDate } from '../../../ui/date-text.tsx';
import { foot } from '../../../ui/foot.ts';
import { startKeeping } from './keep.ts';
import classes from './offline.module.css';
import { useOnline, useShownAt, watchNetwork } from './offline-state.ts';
import { hasUnsaved, makeWhole } from './whole-page.ts';

/** Minimum interval between checks for a new version on returning to the page. */
const hour = 3_600_000;

/** The entry scripts of this document: their names contain the version. */
const entries = [...document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')]
  .map(({ src }) => new URL(src).pathname)
  .join(' ');

const isOther = async (worker: ServiceWorker) => (await messageSW(worker, { type: 'VERSION' })) !== entries;

/** Suppresses the confirmation when leaving the page. */
const loadAnew = () =>
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });

/**
 * Registers the service worker. `onNew` receives a function that loads a waiting version; if the document is already of
 * that version, the worker is replaced silently.
 */
function watchVersion(onNew: (take: () => void) => void): () => void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return () => undefined;
  const worker = new Workbox('/sw.js');
  let taken = false;
  worker.addEventListener('waiting', async ({ sw }) => {
    if (!sw) return;
    if (!(await isOther(sw))) return worker.messageSkipWaiting();
    onNew(() => {
      taken = true;
      worker.messageSkipWaiting();
    });
  });
  worker.addEventListener('controlling', async ({ sw }) => {
    if (taken) window.location.reload();
    // Another tab has activated the new version: this page has the previous one.
    else if (sw && (await isOther(sw))) onNew(() => window.location.reload());
  });
  const keepLoaded = ({ active }: ServiceWorkerRegistration) => {
    // Caches assets that this page loaded before the worker was active: they come from the browser's cache.
    const urlsToCache = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${window.location.origin}/assets/`));
    if (active) void messageSW(active, { type: 'CACHE_URLS', payload: { urlsToCache } });
  };
  // If the browser forbids it, the site works without.
  void worker
    .register()
    .then(() => navigator.serviceWorker.ready)
    .then(keepLoaded)
    .catch(() => undefined);
  let looked = Date.now();
  const look = () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < hour) return;
    looked = Date.now();
    void worker.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

// A stable reference: otherwise each render would observe again and trigger the next, endlessly.
const withBorder = { box: 'border-box' } as const;

/** Bar at the top of every page while the device is offline, with the age of the data, or the site can only be read. */
function OfflineBar() {
  const { t } = useTranslation('offline');
  const online = useOnline();
  const isReading = useReading() && online;
  const at = useShownAt();
  const { pathname } = useLocation();
  const { ref, height } = useElementSize<HTMLDivElement>(withBorder);
  useEffect(() => {
    // The sticky header stays below it.
    document.documentElement.style.setProperty('--ac-bar', `${online && !isReading ? 0 : height}px`);
  }, [online, isReading, height]);
  return (
    <div ref={ref} role="status" className={classes.bar} data-online={(online && !isReading) || undefined}>
      {!online && (
        <Container className={classes.barInner}>
          <IconWifiOff size={20} aria-hidden className={classes.icon} />
          <p className={classes.barText}>
            <strong>{t('bar')}</strong>{' '}
            {at !== undefined && t('asOf', { when: formatDate(new Date(at).toISOString(), 'time') })}
          </p>
          {pathname !== paths.seenJobs() && (
            <Anchor component={Link} to={paths.seenJobs()} className={classes.barLink}>
              {t('kept')}
            </Anchor>
          )}
        </Container>
      )}
      {isReading && (
        <Container className={classes.barInner}>
          <IconEye size={20} aria-hidden className={classes.icon} />
          <p className={classes.barText}>
            <strong>{t('reading.bar')}</strong> {t('reading.hint')}
          </p>
        </Container>
      )}
    </div>
  );
}

/** Announces a waiting version, with a button to load it. */
function VersionNotice() {
  const { t } = useTranslation('offline');
  const common = useTranslation().t;
  const [take, setTake] = useState<(() => void) | null>(null);
  useEffect(() => watchVersion((next) => setTake(() => next)), []);
  const load = async () => {
    if (hasUnsaved()) {
      const answer = await confirm({
        title: t('version.unsaved.title'),
        message: t('version.unsaved.message'),
        confirmLabel: t('version.load'),
        cancelLabel: t('version.later'),
        tone: 'plain',
      });
      if (answer !== 'confirm') return;
      loadAnew();
    }
    take?.();
  };
  return (
    <div role="status">
      {take && (
        <div ref={foot} className={classes.notice}>
          <p className={classes.noticeText}>{t('version.ready')}</p>
          <Button size="sm" onClick={() => void load()}>
            {t('version.load')}
          </Button>
          <CloseButton size="lg" aria-label={common('close')} onClick={() => setTake(null)} />
        </div>
      )}
    </div>
  );
}

/** Says that a submission waits for the network, with a button to cancel it. */
function WaitingNotice() {
  const { t } = useTranslation('offline');
  const waiting = useWaiting();
  return (
    <div role="status">
      {waiting.length > 0 && (
        <div ref={foot} className={classes.notice}>
          <IconClockPause size={22} aria-hidden className={classes.icon} />
          <p className={classes.noticeText}>
            {waiting.length === 1 ? t('waiting.one') : t('waiting.several', { number: waiting.length })}
          </p>
          <Button variant="default" size="sm" onClick={callOffAll}>
            {t('waiting.callOff')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Offline support of every page; loaded when the page is idle. */
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
