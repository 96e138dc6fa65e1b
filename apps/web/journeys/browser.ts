import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';

/** A real Chromium out of a registry package: nothing has to be installed for it. `CHROMIUM_PATH` names another one. */
export const launchBrowser = async ({ port = 0 } = {}): Promise<Browser> =>
  playwright.launch({
    executablePath: await browserPath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-dev-shm-usage',
      // Where the certificate is one that the product's own proxy has made up; HTTP/3 never takes such a one.
      ...(process.env.NODE_TLS_REJECT_UNAUTHORIZED === '0'
        ? ['--ignore-certificate-errors', '--disable-quic']
        : []),
      ...(port ? [`--remote-debugging-port=${port}`] : []),
    ],
  });

/** Where it is, once it is unpacked. */
export const browserPath = async () => process.env.CHROMIUM_PATH || chromium.executablePath();
