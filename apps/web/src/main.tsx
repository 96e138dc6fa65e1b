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
import { basenameOf, currentLocale } from './lib/locale.ts';
import { registerNavigate } from './lib/navigation.ts';
import { isShell, trackOnline } from './lib/online.ts';
import { forgetWithSession } from './lib/query-client.ts';
import { subscribeSession } from './lib/session.ts';
import { routes, withMoreRoutes } from './routes.tsx';
import { isWeakNetwork, loadFont } from './ui/load-font.ts';

// The content security policy forbids the code that zod would compile. zod reads this when it is loaded, which is
// later and elsewhere: the first load does without it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** Between the steps of a start the browser may draw, and answer a finger. */
const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

// The scripts that make a page usable go before its font, where they would have to share a weak network.
const weak = isWeakNetwork();
if (!weak) loadFont('swap');
trackOnline();
reloadOnLostChunk();
refuseDoubleSubmit();
forgetWithSession();
await startI18n();
await nextTurn();

const basename = basenameOf(currentLocale());
const router = createBrowserRouter(routes, {
  basename,
  patchRoutesOnNavigation: withMoreRoutes(basename),
});
registerNavigate((path) => void router.navigate(path));
// Who signed out, here or in another tab, does not stay on an account page: the guard is asked again.
subscribeSession(() => void router.revalidate());
await nextTurn();
hydrateQueries();

function render() {
  takeOverHead(router.subscribe);
  if (weak) loadFont('optional');
  const root = document.getElementById('root');
  if (!root) return;
  // As a transition, which React makes in small pieces: what is touched or typed meanwhile does not wait for the whole.
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

// The server has written the page for readers without JavaScript: it stays until there is one to put in its place. What
// is loaded for that may itself stand on this file, which therefore does not wait.
function renderWhenReady() {
  if (router.state.initialized) return render();
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    render();
  });
}
if (isShell())
  void import('./features/platform/offline/open-offline.ts')
    .then(({ openOffline }) => openOffline())
    .finally(renderWhenReady);
else renderWhenReady();
