import './ui/mantine-styles.ts';
import './ui/font/stand-in.css';
import './ui/theme.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app.tsx';
import { reloadOnLostChunk } from './lib/chunk-reload.ts';
import { refuseDoubleSubmit } from './lib/double-submit.ts';
import { hydrateQueries, takeOverHead } from './lib/hydration.ts';
import { startI18n } from './lib/i18n.ts';
import { historyStep } from './lib/layer-stack.ts';
import { basenameOf, currentLocale } from './lib/locale.ts';
import { registerNavigate } from './lib/navigation.ts';
import { isShell, trackOnline } from './lib/online.ts';
import { forgetWithSession } from './lib/query-client.ts';
import { subscribeSession } from './lib/session.ts';
import { routes, withMoreRoutes } from './routes.tsx';
import { loadFont } from './ui/load-font.ts';

// The Content-Security-Policy forbids the code that zod would compile. zod reads this when it is loaded, which is later
// and elsewhere: the first load does without it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** Yields between the steps of startup, so that the browser can paint and respond to input. */
const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Starts the application. As a function, not at the top level of the module: a module that awaits keeps the build from
 * joining small files.
 */
async function start() {
  loadFont();
  trackOnline();
  refuseDoubleSubmit();
  forgetWithSession();
  await startI18n();
  await nextTurn();

  const basename = basenameOf(currentLocale());
  window.addEventListener('popstate', (event) => historyStep.onPop?.(event));
  // Left by a page that was reloaded with a dialog open.
  if (window.history.state?.layer) void import('./lib/layer-history.ts').then((m) => m.leaveLayerEntries());
  const router = createBrowserRouter(routes, {
    basename,
    patchRoutesOnNavigation: withMoreRoutes(basename),
  });
  reloadOnLostChunk(() => {
    const { location } = router.state.navigation;
    return location && router.createHref(location);
  });
  registerNavigate((path) => void router.navigate(path));
  // Reruns the guard after sign-out, here or in another tab, so that nobody stays on an account page.
  subscribeSession(() => void router.revalidate());
  await nextTurn();
  hydrateQueries();
  if (isShell())
    await import('./features/platform/offline/open-offline.ts').then((m) => m.openOffline()).catch(() => {});
  await isReady(router);
  takeOverHead(router.subscribe);
  render(router);
}

type Router = ReturnType<typeof createBrowserRouter>;

/** Keeps the server-rendered page until the router is ready to replace it. */
const isReady = (router: Router) =>
  router.state.initialized ||
  new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

function render(router: Router) {
  const root = document.getElementById('root');
  if (!root) return;
  // As a transition, which React splits into small pieces: input meanwhile does not wait for all of it.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App>
          <RouterProvider router={router} />
        </App>
      </StrictMode>,
    ),
  );
}

void start();
