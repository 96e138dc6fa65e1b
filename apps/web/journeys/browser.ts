import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';

/** A real Chromium from a registry package, so that nothing has to be installed. `CHROMIUM_PATH` overrides it. */
export const launchBrowser = async ({ port = 0 } = {}): Promise<Browser> =>
  playwright.launch({
    executablePath: await browserPath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-dev-shm-usage',
      // For a certificate issued by the product's own proxy, which HTTP/3 never accepts.
      ...(process.env.NODE_TLS_REJECT_UNAUTHORIZED === '0'
        ? ['--ignore-certificate-errors', '--disable-quic']
        : []),
      ...(port ? [`--remote-debugging-port=${port}`] : []),
    ],
  });

/** Returns the path of the browser, unpacking it if necessary. */
export const browserPath = async () => process.env.CHROMIUM_PATH || chromium.executablePath();
